extension InterfaceModules.Darwin {
  /// The types that the C functions are declared with, as arm64 has them.
  static let cTypes = #"""
    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man7/types.7.html
    #define _NO_TV_WATCH __attribute__((availability(tvos,unavailable))) __attribute__((availability(watchos,unavailable)))
    #define _SINCE_2019 __attribute__((availability(macos,introduced=10.15))) __attribute__((availability(ios,introduced=13.0)))
    #define _Noreturn_ __attribute__((noreturn))

    typedef unsigned long size_t;
    typedef long ssize_t;
    typedef long ptrdiff_t;
    typedef long intptr_t;
    typedef unsigned long uintptr_t;
    typedef signed char int8_t;
    typedef short int16_t;
    typedef int int32_t;
    typedef long long int64_t;
    typedef unsigned char uint8_t;
    typedef unsigned short uint16_t;
    typedef unsigned int uint32_t;
    typedef unsigned long long uint64_t;
    typedef int32_t pid_t;
    typedef uint32_t uid_t;
    typedef uint32_t gid_t;
    typedef uint32_t id_t;
    typedef uint16_t mode_t;
    typedef int64_t off_t;
    typedef int32_t dev_t;
    typedef uint64_t ino_t;
    typedef uint16_t nlink_t;
    typedef int64_t blkcnt_t;
    typedef int32_t blksize_t;
    typedef uint32_t fsblkcnt_t;
    typedef uint32_t fsfilcnt_t;
    typedef long time_t;
    typedef unsigned long clock_t;
    typedef int32_t suseconds_t;
    typedef uint32_t useconds_t;
    typedef uint32_t sigset_t;
    typedef uint32_t socklen_t;
    typedef uint64_t rlim_t;
    typedef char *caddr_t;
    typedef __builtin_va_list va_list;
    struct timespec { time_t tv_sec; long tv_nsec; };
    struct timeval { time_t tv_sec; suseconds_t tv_usec; };

    #define INT_MAX 2147483647
    #define PATH_MAX 1024
    #define NAME_MAX 255
    #define PIPE_BUF 512
    """#
}
