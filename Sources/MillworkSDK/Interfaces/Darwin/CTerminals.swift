extension InterfaceModules.Darwin {
  /// Terminals, waiting for descriptors, and events.
  static let terminals = #"""
    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/posix_openpt.3.html
    int posix_openpt(int oflag);
    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/grantpt.3.html
    int grantpt(int fildes);
    int unlockpt(int fildes);
    char *ptsname(int fildes);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man4/termios.4.html
    typedef unsigned long tcflag_t;
    typedef unsigned char cc_t;
    typedef unsigned long speed_t;
    #define NCCS 20
    struct termios {
      tcflag_t c_iflag;
      tcflag_t c_oflag;
      tcflag_t c_cflag;
      tcflag_t c_lflag;
      cc_t c_cc[NCCS];
      speed_t c_ispeed;
      speed_t c_ospeed;
    };
    #define VEOF 0
    #define VMIN 16
    #define VTIME 17
    #define TCSANOW 0
    #define TCSADRAIN 1
    #define TCSAFLUSH 2
    #define TCIFLUSH 1
    #define IGNBRK 0x00000001
    #define BRKINT 0x00000002
    #define PARMRK 0x00000008
    #define INPCK 0x00000010
    #define ISTRIP 0x00000020
    #define INLCR 0x00000040
    #define IGNCR 0x00000080
    #define ICRNL 0x00000100
    #define IXON 0x00000200
    #define OPOST 0x00000001
    #define CSIZE 0x00000300
    #define CS8 0x00000300
    #define PARENB 0x00001000
    #define ECHO 0x00000008
    #define ECHONL 0x00000010
    #define ISIG 0x00000080
    #define ICANON 0x00000100
    #define IEXTEN 0x00000400
    int tcgetattr(int fildes, struct termios *termios_p);
    int tcsetattr(int fildes, int optional_actions, const struct termios *termios_p);
    int tcflush(int fildes, int queue_selector);
    int tcdrain(int fildes);
    void cfmakeraw(struct termios *termios_p);
    struct winsize {
      unsigned short ws_row;
      unsigned short ws_col;
      unsigned short ws_xpixel;
      unsigned short ws_ypixel;
    };
    int openpty(int *amaster, int *aslave, char *name, struct termios *termp, struct winsize *winp);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/poll.2.html
    typedef unsigned int nfds_t;
    #define POLLIN 0x0001
    #define POLLPRI 0x0002
    #define POLLOUT 0x0004
    #define POLLERR 0x0008
    #define POLLHUP 0x0010
    #define POLLNVAL 0x0020
    struct pollfd { int fd; short events; short revents; };
    int poll(struct pollfd fds[], nfds_t nfds, int timeout);
    typedef struct fd_set { int32_t fds_bits[32]; } fd_set;
    int select(int nfds, fd_set *readfds, fd_set *writefds, fd_set *errorfds, struct timeval *timeout);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/kqueue.2.html
    #define EVFILT_READ -1
    #define EVFILT_WRITE -2
    #define EVFILT_VNODE -4
    #define EVFILT_PROC -5
    #define EVFILT_SIGNAL -6
    #define EVFILT_TIMER -7
    #define EVFILT_USER -10
    #define EV_ADD 0x0001
    #define EV_DELETE 0x0002
    #define EV_ENABLE 0x0004
    #define EV_DISABLE 0x0008
    #define EV_ONESHOT 0x0010
    #define EV_CLEAR 0x0020
    #define EV_ERROR 0x4000
    #define EV_EOF 0x8000
    #define NOTE_DELETE 0x00000001
    #define NOTE_WRITE 0x00000002
    #define NOTE_EXTEND 0x00000004
    #define NOTE_ATTRIB 0x00000008
    #define NOTE_LINK 0x00000010
    #define NOTE_RENAME 0x00000020
    #define NOTE_REVOKE 0x00000040
    #define NOTE_EXIT 0x80000000
    #define NOTE_FORK 0x40000000
    #define NOTE_EXEC 0x20000000
    struct kevent {
      uintptr_t ident;
      int16_t filter;
      uint16_t flags;
      uint32_t fflags;
      intptr_t data;
      void *udata;
    };
    int kqueue(void);
    int kevent(int kq, const struct kevent *changelist, int nchanges, struct kevent *eventlist, int nevents, const struct timespec *timeout);
    """#
}
