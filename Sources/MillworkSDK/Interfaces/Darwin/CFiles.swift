extension InterfaceModules.Darwin {
  /// Files, folders and descriptors. `open`, `openat` and `fcntl` take variable arguments, so that Swift has them from
  /// the overlay.
  static let files = #"""
    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/open.2.html
    #define O_RDONLY 0x0000
    #define O_WRONLY 0x0001
    #define O_RDWR 0x0002
    #define O_ACCMODE 0x0003
    #define O_NONBLOCK 0x00000004
    #define O_APPEND 0x00000008
    #define O_SHLOCK 0x00000010
    #define O_EXLOCK 0x00000020
    #define O_NOFOLLOW 0x00000100
    #define O_CREAT 0x00000200
    #define O_TRUNC 0x00000400
    #define O_EXCL 0x00000800
    #define O_EVTONLY 0x00008000
    #define O_NOCTTY 0x00020000
    #define O_DIRECTORY 0x00100000
    #define O_SYMLINK 0x00200000
    #define O_CLOEXEC 0x01000000
    #define F_DUPFD 0
    #define F_GETFD 1
    #define F_SETFD 2
    #define F_GETFL 3
    #define F_SETFL 4
    #define F_GETLK 7
    #define F_SETLK 8
    #define F_SETLKW 9
    #define F_GETPATH 50
    #define F_FULLFSYNC 51
    #define F_SETNOSIGPIPE 73
    #define FD_CLOEXEC 1
    #define LOCK_SH 0x01
    #define LOCK_EX 0x02
    #define LOCK_NB 0x04
    #define LOCK_UN 0x08
    #define AT_FDCWD -2
    #define AT_SYMLINK_NOFOLLOW 0x0020
    #define F_OK 0
    #define X_OK 1
    #define W_OK 2
    #define R_OK 4
    #define SEEK_SET 0
    #define SEEK_CUR 1
    #define SEEK_END 2
    #define STDIN_FILENO 0
    #define STDOUT_FILENO 1
    #define STDERR_FILENO 2
    struct flock { off_t l_start; off_t l_len; pid_t l_pid; short l_type; short l_whence; };
    struct iovec { void *iov_base; size_t iov_len; };
    int close(int fildes);
    int creat(const char *path, mode_t mode);
    ssize_t read(int fildes, void *buf, size_t nbyte);
    ssize_t write(int fildes, const void *buf, size_t nbyte);
    ssize_t pread(int d, void *buf, size_t nbyte, off_t offset);
    ssize_t pwrite(int fildes, const void *buf, size_t nbyte, off_t offset);
    ssize_t readv(int d, const struct iovec *iov, int iovcnt);
    ssize_t writev(int fildes, const struct iovec *iov, int iovcnt);
    off_t lseek(int fildes, off_t offset, int whence);
    int fsync(int fildes);
    void sync(void);
    int ftruncate(int fildes, off_t length);
    int truncate(const char *path, off_t length);
    int dup(int fildes);
    int dup2(int fildes, int fildes2);
    int pipe(int fildes[2]);
    int flock(int fd, int operation);
    int access(const char *path, int mode);
    int faccessat(int fd, const char *path, int mode, int flag);
    int chdir(const char *path);
    int fchdir(int fildes);
    char *getcwd(char *buf, size_t size);
    int chmod(const char *path, mode_t mode);
    int fchmod(int fildes, mode_t mode);
    int chown(const char *path, uid_t owner, gid_t group);
    int fchown(int fildes, uid_t owner, gid_t group);
    int lchown(const char *path, uid_t owner, gid_t group);
    mode_t umask(mode_t cmask);
    int link(const char *path1, const char *path2);
    int symlink(const char *path1, const char *path2);
    ssize_t readlink(const char *path, char *buf, size_t bufsize);
    char *realpath(const char *file_name, char *resolved_name);
    int unlink(const char *path);
    int unlinkat(int fd, const char *path, int flag);
    int remove(const char *path);
    int rename(const char *old, const char *new_);
    int renameat(int fromfd, const char *from, int tofd, const char *to);
    int mkdir(const char *path, mode_t mode);
    int mkdirat(int fd, const char *path, mode_t mode);
    int rmdir(const char *path);
    int mkfifo(const char *path, mode_t mode);
    int mkstemp(char *template_);
    int mkstemps(char *template_, int suffixlen);
    char *mkdtemp(char *template_);
    int isatty(int fd);
    char *ttyname(int fd);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html
    struct stat {
      dev_t st_dev;
      mode_t st_mode;
      nlink_t st_nlink;
      ino_t st_ino;
      uid_t st_uid;
      gid_t st_gid;
      dev_t st_rdev;
      struct timespec st_atimespec;
      struct timespec st_mtimespec;
      struct timespec st_ctimespec;
      struct timespec st_birthtimespec;
      off_t st_size;
      blkcnt_t st_blocks;
      blksize_t st_blksize;
      uint32_t st_flags;
      uint32_t st_gen;
      int32_t st_lspare;
      int64_t st_qspare[2];
    };
    int stat(const char *path, struct stat *buf);
    int lstat(const char *path, struct stat *buf);
    int fstat(int fildes, struct stat *buf);
    int fstatat(int fd, const char *path, struct stat *buf, int flag);
    int utimes(const char *path, const struct timeval times[2]);
    int futimes(int fildes, const struct timeval times[2]);
    int utimensat(int fd, const char *path, const struct timespec times[2], int flag) __attribute__((availability(macos,introduced=10.13)));

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/directory.3.html
    #define DT_UNKNOWN 0
    #define DT_FIFO 1
    #define DT_CHR 2
    #define DT_DIR 4
    #define DT_BLK 6
    #define DT_REG 8
    #define DT_LNK 10
    #define DT_SOCK 12
    struct dirent {
      uint64_t d_ino;
      uint64_t d_seekoff;
      uint16_t d_reclen;
      uint16_t d_namlen;
      uint8_t d_type;
      char d_name[1024];
    };
    typedef struct { int __dd_fd; long __dd_loc; } DIR;
    DIR *opendir(const char *filename);
    DIR *fdopendir(int fd);
    struct dirent *readdir(DIR *dirp);
    void rewinddir(DIR *dirp);
    int closedir(DIR *dirp);
    int dirfd(DIR *dirp);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/statvfs.3.html
    struct statvfs {
      unsigned long f_bsize;
      unsigned long f_frsize;
      fsblkcnt_t f_blocks;
      fsblkcnt_t f_bfree;
      fsblkcnt_t f_bavail;
      fsfilcnt_t f_files;
      fsfilcnt_t f_ffree;
      fsfilcnt_t f_favail;
      unsigned long f_fsid;
      unsigned long f_flag;
      unsigned long f_namemax;
    };
    int statvfs(const char *path, struct statvfs *buf);
    int fstatvfs(int fildes, struct statvfs *buf);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/fnmatch.3.html
    #define FNM_NOMATCH 1
    #define FNM_NOESCAPE 0x01
    #define FNM_PATHNAME 0x02
    #define FNM_PERIOD 0x04
    int fnmatch(const char *pattern, const char *string, int flags);
    char *basename(char *path);
    char *dirname(char *path);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/mmap.2.html
    #define PROT_NONE 0x00
    #define PROT_READ 0x01
    #define PROT_WRITE 0x02
    #define PROT_EXEC 0x04
    #define MAP_SHARED 0x0001
    #define MAP_PRIVATE 0x0002
    #define MAP_FIXED 0x0010
    #define MAP_ANON 0x1000
    #define MAP_ANONYMOUS 0x1000
    void *mmap(void *addr, size_t len, int prot, int flags, int fd, off_t offset);
    int munmap(void *addr, size_t len);
    int msync(void *addr, size_t len, int flags);
    int madvise(void *addr, size_t len, int advice);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/getxattr.2.html
    ssize_t getxattr(const char *path, const char *name, void *value, size_t size, uint32_t position, int options);
    int setxattr(const char *path, const char *name, const void *value, size_t size, uint32_t position, int options);
    int removexattr(const char *path, const char *name, int options);
    ssize_t listxattr(const char *path, char *namebuf, size_t size, int options);
    """#
}
