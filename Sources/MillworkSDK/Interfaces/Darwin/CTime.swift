extension InterfaceModules.Darwin {
  /// Clocks, calendars and waiting.
  static let time = #"""
    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/time.3.html
    struct tm {
      int tm_sec;
      int tm_min;
      int tm_hour;
      int tm_mday;
      int tm_mon;
      int tm_year;
      int tm_wday;
      int tm_yday;
      int tm_isdst;
      long tm_gmtoff;
      char *tm_zone;
    };
    struct timezone { int tz_minuteswest; int tz_dsttime; };
    time_t time(time_t *tloc);
    double difftime(time_t time1, time_t time0);
    time_t mktime(struct tm *timeptr);
    time_t timegm(struct tm *timeptr);
    struct tm *localtime(const time_t *clock);
    struct tm *gmtime(const time_t *clock);
    struct tm *localtime_r(const time_t *clock, struct tm *result);
    struct tm *gmtime_r(const time_t *clock, struct tm *result);
    char *ctime(const time_t *clock);
    size_t strftime(char *s, size_t maxsize, const char *format, const struct tm *timeptr);
    char *strptime(const char *buf, const char *format, struct tm *timeptr);
    int gettimeofday(struct timeval *tp, void *tzp);
    #define CLOCKS_PER_SEC ((clock_t)1000000)
    clock_t clock(void);
    unsigned int sleep(unsigned int seconds);
    int usleep(useconds_t microseconds);
    int nanosleep(const struct timespec *rqtp, struct timespec *rmtp);

    // https://developer.apple.com/documentation/kernel/clockid_t
    typedef enum {
      CLOCK_REALTIME = 0,
      CLOCK_MONOTONIC = 6,
      CLOCK_MONOTONIC_RAW = 4,
      CLOCK_MONOTONIC_RAW_APPROX = 5,
      CLOCK_UPTIME_RAW = 8,
      CLOCK_UPTIME_RAW_APPROX = 9,
      CLOCK_PROCESS_CPUTIME_ID = 12,
      CLOCK_THREAD_CPUTIME_ID = 16
    } clockid_t;
    int clock_gettime(clockid_t clk_id, struct timespec *tp);
    int clock_getres(clockid_t clk_id, struct timespec *res);
    uint64_t clock_gettime_nsec_np(clockid_t clk_id);

    // https://developer.apple.com/documentation/kernel/1462446-mach_absolute_time
    struct mach_timebase_info { uint32_t numer; uint32_t denom; };
    typedef struct mach_timebase_info *mach_timebase_info_t;
    typedef struct mach_timebase_info mach_timebase_info_data_t;
    int mach_timebase_info(mach_timebase_info_t info);
    uint64_t mach_absolute_time(void);
    uint64_t mach_continuous_time(void);
    """#
}
