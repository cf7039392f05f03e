/// How a colour space encodes the amount of light, by CSS Color Module Level 4, section 10 and its sample code.
enum ColorTransfer {
  case linear, sRGB, a98, proPhoto, rec2020

  /// The amount of light that an encoded number stands for.
  func decoded(_ value: Double) -> Double {
    let size = abs(value)
    let sign: Double = value < 0 ? -1 : 1
    switch self {
    case .linear: return value
    case .sRGB:
      // ((x + 0.055) / 1.055) to the power of 12 / 5
      if size <= 0.04045 { return value / 12.92 }
      return sign * RealFunctions.power(RealFunctions.root((size + 0.055) / 1.055, 5), 12)
    case .a98:
      // to the power of 563 / 256, whose root is eight times a square root
      var root = size
      for _ in 0..<8 { root = root.squareRoot() }
      return sign * RealFunctions.power(root, 563)
    case .proPhoto:
      if size <= 16.0 / 512 { return value / 16 }
      return sign * RealFunctions.power(RealFunctions.root(size, 5), 9)
    case .rec2020:
      // to the power of 1 / 0.45, which is 20 / 9
      let (alpha, beta) = (1.09929682680944, 0.018053968510807)
      if size < beta * 4.5 { return value / 4.5 }
      return sign * RealFunctions.power(RealFunctions.root((size + alpha - 1) / alpha, 9), 20)
    }
  }

  /// The encoded number of an amount of light, in sRGB's way, which Display P3 shares.
  static func encodedSRGB(_ light: Double) -> Double {
    if light <= 0.0031308 { return light * 12.92 }
    return 1.055 * RealFunctions.power(RealFunctions.root(light, 12), 5) - 0.055
  }
}

/// A matrix between colour spaces, with the numbers of CSS Color Module Level 4, section 18 (sample code).
struct ColorMatrix {
  private let rows: [[Double]]

  /// The matrix times a colour of three numbers.
  func applied(_ color: [Double]) -> [Double] {
    rows.map { row in zip(row, color).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  static let sRGBToXYZ = ColorMatrix(rows: [
    [506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218],
    [87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545],
    [7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1_053_270],
  ])
  static let xyzToSRGB = ColorMatrix(rows: [
    [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
    [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
    [705.0 / 12673, -2585.0 / 12673, 705.0 / 667],
  ])
  static let p3ToXYZ = ColorMatrix(rows: [
    [608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160],
    [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400],
    [0, 32229.0 / 714400, 5220557.0 / 5_000_800],
  ])
  static let xyzToP3 = ColorMatrix(rows: [
    [446124.0 / 178915, -333277.0 / 357830, -72051.0 / 178915],
    [-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905],
    [11844.0 / 330415, -50337.0 / 660830, 316169.0 / 330415],
  ])
  static let a98ToXYZ = ColorMatrix(rows: [
    [573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567],
    [591459.0 / 1_989_134, 6239551.0 / 9_945_670, 374412.0 / 4_972_835],
    [53769.0 / 1_989_134, 351524.0 / 4_972_835, 4929758.0 / 4_972_835],
  ])
  static let rec2020ToXYZ = ColorMatrix(rows: [
    [63426534.0 / 99_577_255, 20160776.0 / 139_408_157, 47086771.0 / 278_816_314],
    [26158966.0 / 99_577_255, 472592308.0 / 697_040_785, 8267143.0 / 139_408_157],
    [0, 19567812.0 / 697_040_785, 295819943.0 / 278_816_314],
  ])
  /// To XYZ under D50, as are Lab and LCH.
  static let proPhotoToXYZD50 = ColorMatrix(rows: [
    [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
    [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
    [0, 0, 0.82510460251046020],
  ])
  /// Bradford's adaptation.
  static let d50ToD65 = ColorMatrix(rows: [
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
  ])
  static let okLabToLMS = ColorMatrix(rows: [
    [1, 0.3963377773761749, 0.2158037573099136],
    [1, -0.1055613458156586, -0.0638541728258133],
    [1, -0.0894841775298119, -1.2914855480194092],
  ])
  static let lmsToXYZ = ColorMatrix(rows: [
    [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
    [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
    [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
  ])
}
