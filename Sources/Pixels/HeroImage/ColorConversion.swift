internal import CLCMS

/// Turns rows of four bytes a pixel into sRGB in place; the alpha is not touched.
///
/// Colours are converted relative to the white, with black point compensation, and cut to what sRGB holds.
struct ColorConversion: ~Copyable {
  /// A profile larger than this is not looked at, bytes.
  static let maximumProfile = 4 << 20

  private let context: cmsContext
  private let transform: cmsHTRANSFORM
  private let fillsAlpha: Bool

  /// Prepares a conversion; nil when the colour space is broken, or is not one of such samples.
  init?(from source: ColorSource, samples: ColorSamples) {
    guard let context = cmsCreateContext(nil, nil) else { return nil }
    guard let transform = Self.transform(context, source, samples) else {
      cmsDeleteContext(context)
      return nil
    }
    self.context = context
    self.transform = transform
    if case .inks = samples { fillsAlpha = true } else { fillsAlpha = false }
  }

  deinit {
    cmsDeleteTransform(transform)
    cmsDeleteContext(context)
  }

  /// Converts so many pixels.
  func convert(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
    cmsDoTransform(transform, pixels, pixels, cmsUInt32Number(count))
    if fillsAlpha { for pixel in 0..<count { pixels[pixel * 4 + 3] = 255 } }
  }

  /// Whether no colour moves by more than one step of 255: the profiles that programs write for sRGB differ by that.
  func changesNothing(_ samples: ColorSamples) -> Bool {
    let steps: [UInt8] = stride(from: 0, through: 255, by: 15).map { $0 }
    let grid: [UInt8] =
      switch samples {
      case .inks: []
      case .grey: (0...255).flatMap { [$0, $0, $0, 255] }
      case .rgb: steps.flatMap { red in steps.flatMap { green in steps.flatMap { [red, green, $0, 255] } } }
      }
    var converted = grid
    let count = grid.count / 4
    converted.withUnsafeMutableBufferPointer { pixels in
      if let start = pixels.baseAddress { convert(start, count: count) }
    }
    return !grid.isEmpty && zip(grid, converted).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }

  private static func transform(_ context: cmsContext, _ source: ColorSource, _ samples: ColorSamples) -> cmsHTRANSFORM?
  {
    guard let input = profile(context, source) else { return nil }
    defer { cmsCloseProfile(input) }
    let layout: cmsUInt32Number
    switch (samples, cmsGetColorSpace(input)) {
    case (.rgb, cmsSigRgbData), (.grey, cmsSigRgbData): layout = hero_cms_rgb
    case (.grey, cmsSigGrayData): layout = hero_cms_grey
    case (.inks(let isInverted), cmsSigCmykData): layout = isInverted ? hero_cms_inverted_inks : hero_cms_inks
    default: return nil
    }
    guard let output = cmsCreate_sRGBProfileTHR(context) else { return nil }
    defer { cmsCloseProfile(output) }
    return cmsCreateTransformTHR(
      context, input, layout, output, hero_cms_rgb, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC),
      cmsUInt32Number(cmsFLAGS_BLACKPOINTCOMPENSATION))
  }

  private static func profile(_ context: cmsContext, _ source: ColorSource) -> cmsHPROFILE? {
    switch source {
    case .profile(let bytes):
      guard bytes.count <= maximumProfile else { return nil }
      return bytes.withUnsafeBytes { cmsOpenProfileFromMemTHR(context, $0.baseAddress, cmsUInt32Number($0.count)) }
    case .primaries(let colors, let exponent):
      guard colors.isUsable, let curve = curve(context, exponent) else { return nil }
      defer { cmsFreeToneCurve(curve) }
      func place(_ point: [Double]) -> cmsCIExyY { cmsCIExyY(x: point[0], y: point[1], Y: 1) }
      var white = place(colors.white)
      var primaries = cmsCIExyYTRIPLE(Red: place(colors.red), Green: place(colors.green), Blue: place(colors.blue))
      var curves: [OpaquePointer?] = [curve, curve, curve]
      return cmsCreateRGBProfileTHR(context, &white, &primaries, &curves)
    }
  }

  /// A power, or the curve of sRGB. Source: IEC 61966-2-1.
  private static func curve(_ context: cmsContext, _ exponent: Double?) -> OpaquePointer? {
    if let exponent { return cmsBuildGamma(context, exponent) }
    return cmsBuildParametricToneCurve(context, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  }
}
