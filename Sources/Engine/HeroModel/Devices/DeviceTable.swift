import HeroGeometry

extension DevicePreset {
  /// Every device, phones first; fact sheet 7 has the sources.
  package static let all: [DevicePreset] = phones + tablets

  private static let phones: [DevicePreset] =
    phone(
      ["iPhone 5s", "iPhone SE (1st generation)"], 320, 568, 2, radius: 0, top: 20, bottom: 0, landscape: (0, 0, 0))
    + phone(
      [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
      ], 375, 667, 2, radius: 0, top: 20, bottom: 0, landscape: (0, 0, 0))
    + phone(
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, 3, radius: 0, top: 20, bottom: 0,
      landscape: (0, 0, 0))
    + phone(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, radius: 39, top: 44, bottom: 34, landscape: (0, 44, 21))
    + phone(
      ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, radius: 39, top: 44, bottom: 34, landscape: (0, 44, 21))
    + phone(["iPhone XR", "iPhone 11"], 414, 896, 2, radius: 41.5, top: 48, bottom: 34, landscape: (0, 48, 21))
    + phone(
      ["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, radius: 44, top: 50, bottom: 34, landscape: (0, 50, 21))
    + phone(
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e",
      ], 390, 844, 3, radius: 47.33, top: 47, bottom: 34, landscape: (0, 47, 21))
    + phone(
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, radius: 53.33, top: 47, bottom: 34,
      landscape: (0, 47, 21))
    + phone(
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3, radius: 55, top: 59, bottom: 34,
      landscape: (0, 59, 21))
    + phone(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 3, radius: 55, top: 59,
      bottom: 34, landscape: (0, 59, 21))
    + phone(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, 3, radius: 62, top: 62, bottom: 34,
      landscape: (20, 62, 21))
    + phone(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, 3, radius: 62, top: 62, bottom: 34, landscape: (20, 62, 21))
    + phone(["iPhone Air"], 420, 912, 3, radius: 62, top: 68, bottom: 34, landscape: (20, 68, 29))

  private static let tablets: [DevicePreset] =
    tablet(
      [
        "iPad (5th generation)", "iPad (6th generation)", "iPad Air (1st generation)", "iPad Air 2",
        "iPad Pro 9.7-inch", "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)",
      ], 768, 1024, radius: 0, top: 20, bottom: 0)
    + tablet(
      ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"], 810, 1080, radius: 0, top: 20,
      bottom: 0)
    + tablet(["iPad Pro 10.5-inch", "iPad Air (3rd generation)"], 834, 1112, radius: 0, top: 20, bottom: 0)
    + tablet(
      ["iPad Pro 12.9-inch (1st generation)", "iPad Pro 12.9-inch (2nd generation)"], 1024, 1366, radius: 0, top: 20,
      bottom: 0)
    + tablet(
      ["iPad mini (6th generation)", "iPad mini (7th generation)", "iPad mini (A17 Pro)"], 744, 1133, radius: 21.5,
      top: 24, bottom: 20)
    + tablet(
      [
        "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      ], 820, 1180, radius: 18, top: 24, bottom: 20)
    + tablet(["iPad (10th generation)", "iPad (A16)"], 820, 1180, radius: 25, top: 24, bottom: 20)
    + tablet(
      [
        "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (2nd generation)", "iPad Pro 11-inch (3rd generation)",
        "iPad Pro 11-inch (4th generation)",
      ], 834, 1194, radius: 18, top: 24, bottom: 20)
    + tablet(
      [
        "iPad Pro 12.9-inch (3rd generation)", "iPad Pro 12.9-inch (4th generation)",
        "iPad Pro 12.9-inch (5th generation)", "iPad Pro 12.9-inch (6th generation)", "iPad Air 13-inch (M2)",
        "iPad Air 13-inch (M3)",
      ], 1024, 1366, radius: 18, top: 24, bottom: 20)
    + tablet(["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], 834, 1210, radius: 30, top: 24, bottom: 20)
    + tablet(["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], 1032, 1376, radius: 30, top: 24, bottom: 20)

  private static func phone(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double, radius: Double, top: Double, bottom: Double,
    landscape: (top: Double, side: Double, bottom: Double)
  ) -> [DevicePreset] {
    names.map { name in
      DevicePreset(
        name: name, size: Size(width: width, height: height), scale: scale, cornerRadius: radius,
        safeArea: SafeArea(top: top, left: 0, bottom: bottom, right: 0),
        landscapeSafeArea: SafeArea(
          top: landscape.top, left: landscape.side, bottom: landscape.bottom, right: landscape.side))
    }
  }

  private static func tablet(
    _ names: [String], _ width: Double, _ height: Double, radius: Double, top: Double, bottom: Double
  ) -> [DevicePreset] {
    phone(names, width, height, 2, radius: radius, top: top, bottom: bottom, landscape: (top, 0, bottom))
  }
}
