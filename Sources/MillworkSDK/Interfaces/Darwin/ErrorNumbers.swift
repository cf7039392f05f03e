extension InterfaceModules.Darwin {
  /// The numbers of errors.
  static let errorNumbers = #"""
    // https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html
    #define EPERM 1
    #define ENOENT 2
    #define ESRCH 3
    #define EINTR 4
    #define EIO 5
    #define ENXIO 6
    #define E2BIG 7
    #define ENOEXEC 8
    #define EBADF 9
    #define ECHILD 10
    #define EDEADLK 11
    #define ENOMEM 12
    #define EACCES 13
    #define EFAULT 14
    #define ENOTBLK 15
    #define EBUSY 16
    #define EEXIST 17
    #define EXDEV 18
    #define ENODEV 19
    #define ENOTDIR 20
    #define EISDIR 21
    #define EINVAL 22
    #define ENFILE 23
    #define EMFILE 24
    #define ENOTTY 25
    #define ETXTBSY 26
    #define EFBIG 27
    #define ENOSPC 28
    #define ESPIPE 29
    #define EROFS 30
    #define EMLINK 31
    #define EPIPE 32
    #define EDOM 33
    #define ERANGE 34
    #define EAGAIN 35
    #define EWOULDBLOCK 35
    #define EINPROGRESS 36
    #define EALREADY 37
    #define ENOTSOCK 38
    #define EDESTADDRREQ 39
    #define EMSGSIZE 40
    #define EPROTOTYPE 41
    #define ENOPROTOOPT 42
    #define EPROTONOSUPPORT 43
    #define ESOCKTNOSUPPORT 44
    #define ENOTSUP 45
    #define EPFNOSUPPORT 46
    #define EAFNOSUPPORT 47
    #define EADDRINUSE 48
    #define EADDRNOTAVAIL 49
    #define ENETDOWN 50
    #define ENETUNREACH 51
    #define ENETRESET 52
    #define ECONNABORTED 53
    #define ECONNRESET 54
    #define ENOBUFS 55
    #define EISCONN 56
    #define ENOTCONN 57
    #define ESHUTDOWN 58
    #define ETIMEDOUT 60
    #define ECONNREFUSED 61
    #define ELOOP 62
    #define ENAMETOOLONG 63
    #define EHOSTDOWN 64
    #define EHOSTUNREACH 65
    #define ENOTEMPTY 66
    #define EUSERS 68
    #define EDQUOT 69
    #define ESTALE 70
    #define ENOLCK 77
    #define ENOSYS 78
    #define EFTYPE 79
    #define EOVERFLOW 84
    #define ECANCELED 89
    #define EIDRM 90
    #define ENOMSG 91
    #define EILSEQ 92
    #define ENOATTR 93
    #define EBADMSG 94
    #define EPROTO 100
    #define EOPNOTSUPP 102
    """#

  /// The same numbers as Swift errors have them.
  static let errorCodes = #"""
    // https://developer.apple.com/documentation/foundation/posixerror/code
    public enum POSIXErrorCode : Int32, Hashable, Sendable {
      case EPERM = 1
      case ENOENT = 2
      case ESRCH = 3
      case EINTR = 4
      case EIO = 5
      case ENXIO = 6
      case E2BIG = 7
      case ENOEXEC = 8
      case EBADF = 9
      case ECHILD = 10
      case EDEADLK = 11
      case ENOMEM = 12
      case EACCES = 13
      case EFAULT = 14
      case ENOTBLK = 15
      case EBUSY = 16
      case EEXIST = 17
      case EXDEV = 18
      case ENODEV = 19
      case ENOTDIR = 20
      case EISDIR = 21
      case EINVAL = 22
      case ENFILE = 23
      case EMFILE = 24
      case ENOTTY = 25
      case ETXTBSY = 26
      case EFBIG = 27
      case ENOSPC = 28
      case ESPIPE = 29
      case EROFS = 30
      case EMLINK = 31
      case EPIPE = 32
      case EDOM = 33
      case ERANGE = 34
      case EAGAIN = 35
      case EINPROGRESS = 36
      case EALREADY = 37
      case ENOTSOCK = 38
      case EDESTADDRREQ = 39
      case EMSGSIZE = 40
      case EPROTOTYPE = 41
      case ENOPROTOOPT = 42
      case EPROTONOSUPPORT = 43
      case ESOCKTNOSUPPORT = 44
      case ENOTSUP = 45
      case EPFNOSUPPORT = 46
      case EAFNOSUPPORT = 47
      case EADDRINUSE = 48
      case EADDRNOTAVAIL = 49
      case ENETDOWN = 50
      case ENETUNREACH = 51
      case ENETRESET = 52
      case ECONNABORTED = 53
      case ECONNRESET = 54
      case ENOBUFS = 55
      case EISCONN = 56
      case ENOTCONN = 57
      case ESHUTDOWN = 58
      case ETIMEDOUT = 60
      case ECONNREFUSED = 61
      case ELOOP = 62
      case ENAMETOOLONG = 63
      case EHOSTDOWN = 64
      case EHOSTUNREACH = 65
      case ENOTEMPTY = 66
      case EUSERS = 68
      case EDQUOT = 69
      case ESTALE = 70
      case ENOLCK = 77
      case ENOSYS = 78
      case EFTYPE = 79
      case EOVERFLOW = 84
      case ECANCELED = 89
      case EIDRM = 90
      case ENOMSG = 91
      case EILSEQ = 92
      case ENOATTR = 93
      case EBADMSG = 94
      case EPROTO = 100
      public static var EWOULDBLOCK: POSIXErrorCode { get }
      public init?(rawValue: Int32)
      public typealias RawValue = Int32
      public var rawValue: Int32 { get }
    }
    """#
}
