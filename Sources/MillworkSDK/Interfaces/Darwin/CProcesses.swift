extension InterfaceModules.Darwin {
  /// Processes, their signals and what they use. The macros that take a wait status apart are not seen by Swift.
  static let processes = #"""
    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/getpid.2.html
    pid_t getpid(void);
    pid_t getppid(void);
    pid_t getpgid(pid_t pid);
    pid_t getpgrp(void);
    pid_t getsid(pid_t pid);
    int setpgid(pid_t pid, pid_t pgid);
    pid_t setsid(void);
    pid_t tcgetpgrp(int fildes);
    int tcsetpgrp(int fildes, pid_t pgid_id);
    uid_t getuid(void);
    uid_t geteuid(void);
    gid_t getgid(void);
    gid_t getegid(void);
    int setuid(uid_t uid);
    int setgid(gid_t gid);
    char *getlogin(void);
    int nice(int incr);
    int getpriority(int which, id_t who);
    int setpriority(int which, id_t who, int prio);
    #define PRIO_PROCESS 0

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/wait.2.html
    #define WNOHANG 0x00000001
    #define WUNTRACED 0x00000002
    #define WCONTINUED 0x00000010
    pid_t wait(int *stat_loc);
    pid_t waitpid(pid_t pid, int *stat_loc, int options);
    struct rusage;
    pid_t wait4(pid_t pid, int *stat_loc, int options, struct rusage *rusage);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/exec.3.html
    int execv(const char *path, char *const argv[]) _NO_TV_WATCH;
    int execve(const char *path, char *const argv[], char *const envp[]) _NO_TV_WATCH;
    int execvp(const char *file, char *const argv[]) _NO_TV_WATCH;

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/posix_spawn.2.html
    typedef void *posix_spawnattr_t;
    typedef void *posix_spawn_file_actions_t;
    #define POSIX_SPAWN_RESETIDS 0x0001
    #define POSIX_SPAWN_SETPGROUP 0x0002
    #define POSIX_SPAWN_SETSIGDEF 0x0004
    #define POSIX_SPAWN_SETSIGMASK 0x0008
    #define POSIX_SPAWN_SETEXEC 0x0040
    #define POSIX_SPAWN_START_SUSPENDED 0x0080
    #define POSIX_SPAWN_SETSID 0x0400
    #define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
    int posix_spawn(pid_t *pid, const char *path, const posix_spawn_file_actions_t *file_actions, const posix_spawnattr_t *attrp, char *const argv[], char *const envp[]) _NO_TV_WATCH;
    int posix_spawnp(pid_t *pid, const char *file, const posix_spawn_file_actions_t *file_actions, const posix_spawnattr_t *attrp, char *const argv[], char *const envp[]) _NO_TV_WATCH;
    int posix_spawn_file_actions_init(posix_spawn_file_actions_t *file_actions) _NO_TV_WATCH;
    int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *file_actions) _NO_TV_WATCH;
    int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *file_actions, int filedes, const char *path, int oflag, mode_t mode) _NO_TV_WATCH;
    int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *file_actions, int filedes) _NO_TV_WATCH;
    int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *file_actions, int filedes, int newfiledes) _NO_TV_WATCH;
    int posix_spawn_file_actions_addinherit_np(posix_spawn_file_actions_t *file_actions, int filedes) _NO_TV_WATCH;
    int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *file_actions, const char *path) __attribute__((availability(macos,introduced=10.15))) __attribute__((availability(ios,unavailable))) _NO_TV_WATCH;
    int posix_spawn_file_actions_addfchdir_np(posix_spawn_file_actions_t *file_actions, int filedes) __attribute__((availability(macos,introduced=10.15))) __attribute__((availability(ios,unavailable))) _NO_TV_WATCH;
    int posix_spawn_file_actions_addchdir(posix_spawn_file_actions_t *file_actions, const char *path) __attribute__((availability(macos,introduced=26.0))) __attribute__((availability(ios,unavailable))) _NO_TV_WATCH;
    int posix_spawnattr_init(posix_spawnattr_t *attr) _NO_TV_WATCH;
    int posix_spawnattr_destroy(posix_spawnattr_t *attr) _NO_TV_WATCH;
    int posix_spawnattr_setflags(posix_spawnattr_t *attr, short flags) _NO_TV_WATCH;
    int posix_spawnattr_getflags(const posix_spawnattr_t *attr, short *flags) _NO_TV_WATCH;
    int posix_spawnattr_setpgroup(posix_spawnattr_t *attr, pid_t pgroup) _NO_TV_WATCH;
    int posix_spawnattr_setsigdefault(posix_spawnattr_t *attr, const sigset_t *sigdefault) _NO_TV_WATCH;
    int posix_spawnattr_setsigmask(posix_spawnattr_t *attr, const sigset_t *sigmask) _NO_TV_WATCH;

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/signal.3.html
    #define SIGHUP 1
    #define SIGINT 2
    #define SIGQUIT 3
    #define SIGILL 4
    #define SIGTRAP 5
    #define SIGABRT 6
    #define SIGFPE 8
    #define SIGKILL 9
    #define SIGBUS 10
    #define SIGSEGV 11
    #define SIGSYS 12
    #define SIGPIPE 13
    #define SIGALRM 14
    #define SIGTERM 15
    #define SIGURG 16
    #define SIGSTOP 17
    #define SIGTSTP 18
    #define SIGCONT 19
    #define SIGCHLD 20
    #define SIGTTIN 21
    #define SIGTTOU 22
    #define SIGIO 23
    #define SIGXCPU 24
    #define SIGXFSZ 25
    #define SIGVTALRM 26
    #define SIGPROF 27
    #define SIGWINCH 28
    #define SIGINFO 29
    #define SIGUSR1 30
    #define SIGUSR2 31
    #define SA_ONSTACK 0x0001
    #define SA_RESTART 0x0002
    #define SA_RESETHAND 0x0004
    #define SA_NOCLDSTOP 0x0008
    #define SA_NODEFER 0x0010
    #define SA_NOCLDWAIT 0x0020
    #define SA_SIGINFO 0x0040
    #define SIG_BLOCK 1
    #define SIG_UNBLOCK 2
    #define SIG_SETMASK 3
    typedef void (*sig_t)(int);
    union sigval { int sival_int; void *sival_ptr; };
    typedef struct __siginfo {
      int si_signo;
      int si_errno;
      int si_code;
      pid_t si_pid;
      uid_t si_uid;
      int si_status;
      void *si_addr;
      union sigval si_value;
      long si_band;
      unsigned long __pad[7];
    } siginfo_t;
    union __sigaction_u {
      void (*__sa_handler)(int);
      void (*__sa_sigaction)(int, struct __siginfo *, void *);
    };
    struct sigaction {
      union __sigaction_u __sigaction_u;
      sigset_t sa_mask;
      int sa_flags;
    };
    int kill(pid_t pid, int sig);
    int killpg(pid_t pgrp, int sig);
    int raise(int sig);
    unsigned int alarm(unsigned int seconds);
    int pause(void);
    void (*signal(int sig, void (*func)(int)))(int);
    int sigaction(int sig, const struct sigaction *act, struct sigaction *oact);
    int sigemptyset(sigset_t *set);
    int sigfillset(sigset_t *set);
    int sigaddset(sigset_t *set, int signo);
    int sigdelset(sigset_t *set, int signo);
    int sigismember(const sigset_t *set, int signo);
    int sigprocmask(int how, const sigset_t *set, sigset_t *oset);
    int sigpending(sigset_t *set);
    int sigsuspend(const sigset_t *sigmask);
    int sigwait(const sigset_t *set, int *sig);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/getrusage.2.html
    #define RUSAGE_SELF 0
    #define RUSAGE_CHILDREN -1
    struct rusage {
      struct timeval ru_utime;
      struct timeval ru_stime;
      long ru_maxrss;
      long ru_ixrss;
      long ru_idrss;
      long ru_isrss;
      long ru_minflt;
      long ru_majflt;
      long ru_nswap;
      long ru_inblock;
      long ru_oublock;
      long ru_msgsnd;
      long ru_msgrcv;
      long ru_nsignals;
      long ru_nvcsw;
      long ru_nivcsw;
    };
    int getrusage(int who, struct rusage *r_usage);
    #define RLIMIT_CPU 0
    #define RLIMIT_FSIZE 1
    #define RLIMIT_DATA 2
    #define RLIMIT_STACK 3
    #define RLIMIT_CORE 4
    #define RLIMIT_AS 5
    #define RLIMIT_NOFILE 8
    struct rlimit { rlim_t rlim_cur; rlim_t rlim_max; };
    int getrlimit(int resource, struct rlimit *rlp);
    int setrlimit(int resource, const struct rlimit *rlp);
    """#
}
