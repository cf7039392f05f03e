extension InterfaceModules.Darwin {
  /// Environment, memory, strings, streams and threads. Functions with variable arguments are not seen by Swift.
  static let cLibrary = #"""
    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/getenv.3.html
    char *getenv(const char *name);
    int setenv(const char *name, const char *value, int overwrite);
    int unsetenv(const char *name);
    int putenv(char *string);
    void exit(int status) _Noreturn_;
    void _exit(int status) _Noreturn_;
    void abort(void) _Noreturn_;
    int atexit(void (*func)(void));
    #define EXIT_SUCCESS 0
    #define EXIT_FAILURE 1
    int system(const char *command) __attribute__((availability(ios,unavailable))) _NO_TV_WATCH;
    long sysconf(int name);
    #define _SC_ARG_MAX 1
    #define _SC_OPEN_MAX 5
    #define _SC_PAGESIZE 29
    #define _SC_NPROCESSORS_CONF 57
    #define _SC_NPROCESSORS_ONLN 58
    #define _SC_PHYS_PAGES 200
    int getpagesize(void);
    int gethostname(char *name, size_t namelen);
    int sysctl(int *name, unsigned int namelen, void *oldp, size_t *oldlenp, void *newp, size_t newlen);
    int sysctlbyname(const char *name, void *oldp, size_t *oldlenp, void *newp, size_t newlen);
    struct utsname { char sysname[256]; char nodename[256]; char release[256]; char version[256]; char machine[256]; };
    int uname(struct utsname *name);
    int getentropy(void *buf, size_t buflen) __attribute__((availability(macos,introduced=10.12)));
    uint32_t arc4random(void);
    uint32_t arc4random_uniform(uint32_t upper_bound);
    void arc4random_buf(void *buf, size_t nbytes);
    long random(void);
    void srandom(unsigned seed);
    int rand(void);
    void srand(unsigned seed);
    double drand48(void);
    int getopt(int argc, char *const argv[], const char *optstring);
    struct passwd {
      char *pw_name;
      char *pw_passwd;
      uid_t pw_uid;
      gid_t pw_gid;
      time_t pw_change;
      char *pw_class;
      char *pw_gecos;
      char *pw_dir;
      char *pw_shell;
      time_t pw_expire;
    };
    struct passwd *getpwuid(uid_t uid);
    struct passwd *getpwnam(const char *name);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/malloc.3.html
    void *malloc(size_t size);
    void *calloc(size_t count, size_t size);
    void *realloc(void *ptr, size_t size);
    void free(void *ptr);
    int posix_memalign(void **memptr, size_t alignment, size_t size);
    void *memcpy(void *dst, const void *src, size_t n);
    void *memmove(void *dst, const void *src, size_t len);
    void *memset(void *b, int c, size_t len);
    int memcmp(const void *s1, const void *s2, size_t n);
    void *memchr(const void *s, int c, size_t n);
    void *memmem(const void *big, size_t big_len, const void *little, size_t little_len);
    void bzero(void *s, size_t n);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/string.3.html
    size_t strlen(const char *s);
    size_t strnlen(const char *s, size_t maxlen);
    int strcmp(const char *s1, const char *s2);
    int strncmp(const char *s1, const char *s2, size_t n);
    int strcasecmp(const char *s1, const char *s2);
    int strncasecmp(const char *s1, const char *s2, size_t n);
    char *strcpy(char *dst, const char *src);
    char *strncpy(char *dst, const char *src, size_t len);
    size_t strlcpy(char *dst, const char *source, size_t size);
    size_t strlcat(char *dst, const char *source, size_t size);
    char *strchr(const char *s, int c);
    char *strrchr(const char *s, int c);
    char *strstr(const char *big, const char *little);
    char *strdup(const char *s1);
    char *strndup(const char *s1, size_t n);
    char *strtok(char *str, const char *sep);
    char *strsep(char **stringp, const char *delim);
    char *strerror(int errnum);
    int strerror_r(int errnum, char *strerrbuf, size_t buflen);
    char *strsignal(int sig);
    int atoi(const char *str);
    long atol(const char *str);
    double atof(const char *str);
    long strtol(const char *str, char **endptr, int base);
    unsigned long strtoul(const char *str, char **endptr, int base);
    long long strtoll(const char *str, char **endptr, int base);
    unsigned long long strtoull(const char *str, char **endptr, int base);
    double strtod(const char *nptr, char **endptr);
    int isalpha(int c);
    int isdigit(int c);
    int isalnum(int c);
    int isspace(int c);
    int isupper(int c);
    int islower(int c);
    int ispunct(int c);
    int isprint(int c);
    int toupper(int c);
    int tolower(int c);
    void qsort(void *base, size_t nel, size_t width, int (*compar)(const void *, const void *));
    char *setlocale(int category, const char *locale);
    #define LC_ALL 0
    #define LC_CTYPE 2
    #define LC_NUMERIC 4

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/stdio.3.html
    typedef struct __sFILE { unsigned char *_p; int _r; int _w; short _flags; short _file; } FILE;
    typedef long long fpos_t;
    #define EOF -1
    #define BUFSIZ 1024
    #define _IOFBF 0
    #define _IOLBF 1
    #define _IONBF 2
    FILE *fopen(const char *path, const char *mode);
    FILE *fdopen(int fildes, const char *mode);
    FILE *freopen(const char *path, const char *mode, FILE *stream);
    FILE *popen(const char *command, const char *mode);
    int pclose(FILE *stream);
    int fclose(FILE *stream);
    int fflush(FILE *stream);
    int feof(FILE *stream);
    int ferror(FILE *stream);
    void clearerr(FILE *stream);
    int fileno(FILE *stream);
    size_t fread(void *ptr, size_t size, size_t nitems, FILE *stream);
    size_t fwrite(const void *ptr, size_t size, size_t nitems, FILE *stream);
    int fseek(FILE *stream, long offset, int whence);
    int fseeko(FILE *stream, off_t offset, int whence);
    long ftell(FILE *stream);
    off_t ftello(FILE *stream);
    void rewind(FILE *stream);
    char *fgets(char *str, int size, FILE *stream);
    int fputs(const char *s, FILE *stream);
    int puts(const char *s);
    int fgetc(FILE *stream);
    int getc(FILE *stream);
    int getchar(void);
    int ungetc(int c, FILE *stream);
    int fputc(int c, FILE *stream);
    int putc(int c, FILE *stream);
    int putchar(int c);
    ssize_t getline(char **linep, size_t *linecapp, FILE *stream);
    void perror(const char *s);
    int setvbuf(FILE *stream, char *buf, int type, size_t size);
    void setbuf(FILE *stream, char *buf);
    FILE *tmpfile(void);
    void flockfile(FILE *file);
    void funlockfile(FILE *file);
    int vprintf(const char *format, va_list ap);
    int vfprintf(FILE *stream, const char *format, va_list ap);
    int vsnprintf(char *str, size_t size, const char *format, va_list ap);
    int vasprintf(char **ret, const char *format, va_list ap);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/pthread.3.html
    struct _opaque_pthread_t { long __sig; char __opaque[8176]; };
    typedef struct _opaque_pthread_t *pthread_t;
    typedef struct _opaque_pthread_attr_t { long __sig; char __opaque[56]; } pthread_attr_t;
    typedef struct _opaque_pthread_mutex_t { long __sig; char __opaque[56]; } pthread_mutex_t;
    typedef struct _opaque_pthread_mutexattr_t { long __sig; char __opaque[8]; } pthread_mutexattr_t;
    typedef struct _opaque_pthread_cond_t { long __sig; char __opaque[40]; } pthread_cond_t;
    typedef struct _opaque_pthread_condattr_t { long __sig; char __opaque[8]; } pthread_condattr_t;
    typedef struct _opaque_pthread_rwlock_t { long __sig; char __opaque[192]; } pthread_rwlock_t;
    typedef struct _opaque_pthread_rwlockattr_t { long __sig; char __opaque[16]; } pthread_rwlockattr_t;
    typedef unsigned long pthread_key_t;
    #define PTHREAD_MUTEX_NORMAL 0
    #define PTHREAD_MUTEX_ERRORCHECK 1
    #define PTHREAD_MUTEX_RECURSIVE 2
    int pthread_create(pthread_t _Nullable *_Nonnull thread, const pthread_attr_t *_Nullable attr, void *_Nullable (*_Nonnull start_routine)(void *_Nonnull), void *_Nullable arg);
    int pthread_join(pthread_t _Nonnull thread, void *_Nullable *_Nullable value_ptr);
    int pthread_detach(pthread_t _Nonnull thread);
    pthread_t _Nonnull pthread_self(void);
    int pthread_equal(pthread_t _Nullable t1, pthread_t _Nullable t2);
    int pthread_kill(pthread_t _Nonnull thread, int sig);
    int pthread_sigmask(int how, const sigset_t *_Nullable set, sigset_t *_Nullable oset);
    int pthread_setname_np(const char *_Nonnull name);
    int pthread_main_np(void);
    int pthread_threadid_np(pthread_t _Nullable thread, uint64_t *_Nullable thread_id);
    int pthread_mutex_init(pthread_mutex_t *_Nonnull mutex, const pthread_mutexattr_t *_Nullable attr);
    int pthread_mutex_destroy(pthread_mutex_t *_Nonnull mutex);
    int pthread_mutex_lock(pthread_mutex_t *_Nonnull mutex);
    int pthread_mutex_trylock(pthread_mutex_t *_Nonnull mutex);
    int pthread_mutex_unlock(pthread_mutex_t *_Nonnull mutex);
    int pthread_mutexattr_init(pthread_mutexattr_t *_Nonnull attr);
    int pthread_mutexattr_destroy(pthread_mutexattr_t *_Nonnull attr);
    int pthread_mutexattr_settype(pthread_mutexattr_t *_Nonnull attr, int type);
    int pthread_cond_init(pthread_cond_t *_Nonnull cond, const pthread_condattr_t *_Nullable attr);
    int pthread_cond_destroy(pthread_cond_t *_Nonnull cond);
    int pthread_cond_wait(pthread_cond_t *_Nonnull cond, pthread_mutex_t *_Nonnull mutex);
    int pthread_cond_signal(pthread_cond_t *_Nonnull cond);
    int pthread_cond_broadcast(pthread_cond_t *_Nonnull cond);
    int pthread_rwlock_init(pthread_rwlock_t *_Nonnull lock, const pthread_rwlockattr_t *_Nullable attr);
    int pthread_rwlock_destroy(pthread_rwlock_t *_Nonnull lock);
    int pthread_rwlock_rdlock(pthread_rwlock_t *_Nonnull lock);
    int pthread_rwlock_wrlock(pthread_rwlock_t *_Nonnull lock);
    int pthread_rwlock_unlock(pthread_rwlock_t *_Nonnull lock);
    int pthread_key_create(pthread_key_t *_Nonnull key, void (*_Nullable destructor)(void *_Nonnull));
    void *_Nullable pthread_getspecific(pthread_key_t key);
    int pthread_setspecific(pthread_key_t key, const void *_Nullable value);

    // https://developer.apple.com/documentation/os/os_unfair_lock
    typedef struct os_unfair_lock_s { uint32_t _os_unfair_lock_opaque; } os_unfair_lock, *os_unfair_lock_t;
    void os_unfair_lock_lock(os_unfair_lock_t _Nonnull lock);
    _Bool os_unfair_lock_trylock(os_unfair_lock_t _Nonnull lock);
    void os_unfair_lock_unlock(os_unfair_lock_t _Nonnull lock);

    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/dlopen.3.html
    #define RTLD_LAZY 0x1
    #define RTLD_NOW 0x2
    #define RTLD_LOCAL 0x4
    #define RTLD_GLOBAL 0x8
    void *dlopen(const char *path, int mode);
    void *dlsym(void *handle, const char *symbol);
    int dlclose(void *handle);
    char *dlerror(void);
    int _NSGetExecutablePath(char *buf, uint32_t *bufsize);
    """#
}
