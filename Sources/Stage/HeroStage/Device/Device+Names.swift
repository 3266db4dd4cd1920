public import HeroModel

extension DevicePreset {
  /// iPhone 5s.
  public static var iPhone5s: DevicePreset { row("iPhone 5s") }
  /// iPhone SE (1st generation).
  public static var iPhoneSE1stgeneration: DevicePreset { row("iPhone SE (1st generation)") }
  /// iPhone 6.
  public static var iPhone6: DevicePreset { row("iPhone 6") }
  /// iPhone 6s.
  public static var iPhone6s: DevicePreset { row("iPhone 6s") }
  /// iPhone 7.
  public static var iPhone7: DevicePreset { row("iPhone 7") }
  /// iPhone 8.
  public static var iPhone8: DevicePreset { row("iPhone 8") }
  /// iPhone SE (2nd generation).
  public static var iPhoneSE2ndgeneration: DevicePreset { row("iPhone SE (2nd generation)") }
  /// iPhone SE (3rd generation).
  public static var iPhoneSE3rdgeneration: DevicePreset { row("iPhone SE (3rd generation)") }
  /// iPhone 6 Plus.
  public static var iPhone6Plus: DevicePreset { row("iPhone 6 Plus") }
  /// iPhone 6s Plus.
  public static var iPhone6sPlus: DevicePreset { row("iPhone 6s Plus") }
  /// iPhone 7 Plus.
  public static var iPhone7Plus: DevicePreset { row("iPhone 7 Plus") }
  /// iPhone 8 Plus.
  public static var iPhone8Plus: DevicePreset { row("iPhone 8 Plus") }
  /// iPhone X.
  public static var iPhoneX: DevicePreset { row("iPhone X") }
  /// iPhone XS.
  public static var iPhoneXS: DevicePreset { row("iPhone XS") }
  /// iPhone 11 Pro.
  public static var iPhone11Pro: DevicePreset { row("iPhone 11 Pro") }
  /// iPhone XS Max.
  public static var iPhoneXSMax: DevicePreset { row("iPhone XS Max") }
  /// iPhone 11 Pro Max.
  public static var iPhone11ProMax: DevicePreset { row("iPhone 11 Pro Max") }
  /// iPhone XR.
  public static var iPhoneXR: DevicePreset { row("iPhone XR") }
  /// iPhone 11.
  public static var iPhone11: DevicePreset { row("iPhone 11") }
  /// iPhone 12 mini.
  public static var iPhone12mini: DevicePreset { row("iPhone 12 mini") }
  /// iPhone 13 mini.
  public static var iPhone13mini: DevicePreset { row("iPhone 13 mini") }
  /// iPhone 12.
  public static var iPhone12: DevicePreset { row("iPhone 12") }
  /// iPhone 12 Pro.
  public static var iPhone12Pro: DevicePreset { row("iPhone 12 Pro") }
  /// iPhone 13.
  public static var iPhone13: DevicePreset { row("iPhone 13") }
  /// iPhone 13 Pro.
  public static var iPhone13Pro: DevicePreset { row("iPhone 13 Pro") }
  /// iPhone 14.
  public static var iPhone14: DevicePreset { row("iPhone 14") }
  /// iPhone 16e.
  public static var iPhone16e: DevicePreset { row("iPhone 16e") }
  /// iPhone 17e.
  public static var iPhone17e: DevicePreset { row("iPhone 17e") }
  /// iPhone 12 Pro Max.
  public static var iPhone12ProMax: DevicePreset { row("iPhone 12 Pro Max") }
  /// iPhone 13 Pro Max.
  public static var iPhone13ProMax: DevicePreset { row("iPhone 13 Pro Max") }
  /// iPhone 14 Plus.
  public static var iPhone14Plus: DevicePreset { row("iPhone 14 Plus") }
  /// iPhone 14 Pro.
  public static var iPhone14Pro: DevicePreset { row("iPhone 14 Pro") }
  /// iPhone 15.
  public static var iPhone15: DevicePreset { row("iPhone 15") }
  /// iPhone 15 Pro.
  public static var iPhone15Pro: DevicePreset { row("iPhone 15 Pro") }
  /// iPhone 16.
  public static var iPhone16: DevicePreset { row("iPhone 16") }
  /// iPhone 14 Pro Max.
  public static var iPhone14ProMax: DevicePreset { row("iPhone 14 Pro Max") }
  /// iPhone 15 Plus.
  public static var iPhone15Plus: DevicePreset { row("iPhone 15 Plus") }
  /// iPhone 15 Pro Max.
  public static var iPhone15ProMax: DevicePreset { row("iPhone 15 Pro Max") }
  /// iPhone 16 Plus.
  public static var iPhone16Plus: DevicePreset { row("iPhone 16 Plus") }
  /// iPhone 16 Pro.
  public static var iPhone16Pro: DevicePreset { row("iPhone 16 Pro") }
  /// iPhone 17.
  public static var iPhone17: DevicePreset { row("iPhone 17") }
  /// iPhone 17 Pro.
  public static var iPhone17Pro: DevicePreset { row("iPhone 17 Pro") }
  /// iPhone 16 Pro Max.
  public static var iPhone16ProMax: DevicePreset { row("iPhone 16 Pro Max") }
  /// iPhone 17 Pro Max.
  public static var iPhone17ProMax: DevicePreset { row("iPhone 17 Pro Max") }
  /// iPhone Air.
  public static var iPhoneAir: DevicePreset { row("iPhone Air") }
  /// iPad (5th generation).
  public static var iPad5thgeneration: DevicePreset { row("iPad (5th generation)") }
  /// iPad (6th generation).
  public static var iPad6thgeneration: DevicePreset { row("iPad (6th generation)") }
  /// iPad Air (1st generation).
  public static var iPadAir1stgeneration: DevicePreset { row("iPad Air (1st generation)") }
  /// iPad Air 2.
  public static var iPadAir2: DevicePreset { row("iPad Air 2") }
  /// iPad Pro 9.7-inch.
  public static var iPadPro97inch: DevicePreset { row("iPad Pro 9.7-inch") }
  /// iPad mini 2.
  public static var iPadmini2: DevicePreset { row("iPad mini 2") }
  /// iPad mini 3.
  public static var iPadmini3: DevicePreset { row("iPad mini 3") }
  /// iPad mini 4.
  public static var iPadmini4: DevicePreset { row("iPad mini 4") }
  /// iPad mini (5th generation).
  public static var iPadmini5thgeneration: DevicePreset { row("iPad mini (5th generation)") }
  /// iPad (7th generation).
  public static var iPad7thgeneration: DevicePreset { row("iPad (7th generation)") }
  /// iPad (8th generation).
  public static var iPad8thgeneration: DevicePreset { row("iPad (8th generation)") }
  /// iPad (9th generation).
  public static var iPad9thgeneration: DevicePreset { row("iPad (9th generation)") }
  /// iPad Pro 10.5-inch.
  public static var iPadPro105inch: DevicePreset { row("iPad Pro 10.5-inch") }
  /// iPad Air (3rd generation).
  public static var iPadAir3rdgeneration: DevicePreset { row("iPad Air (3rd generation)") }
  /// iPad Pro 12.9-inch (1st generation).
  public static var iPadPro129inch1stgeneration: DevicePreset { row("iPad Pro 12.9-inch (1st generation)") }
  /// iPad Pro 12.9-inch (2nd generation).
  public static var iPadPro129inch2ndgeneration: DevicePreset { row("iPad Pro 12.9-inch (2nd generation)") }
  /// iPad mini (6th generation).
  public static var iPadmini6thgeneration: DevicePreset { row("iPad mini (6th generation)") }
  /// iPad mini (7th generation).
  public static var iPadmini7thgeneration: DevicePreset { row("iPad mini (7th generation)") }
  /// iPad mini (A17 Pro).
  public static var iPadminiA17Pro: DevicePreset { row("iPad mini (A17 Pro)") }
  /// iPad Air (4th generation).
  public static var iPadAir4thgeneration: DevicePreset { row("iPad Air (4th generation)") }
  /// iPad Air (5th generation).
  public static var iPadAir5thgeneration: DevicePreset { row("iPad Air (5th generation)") }
  /// iPad Air 11-inch (M2).
  public static var iPadAir11inchM2: DevicePreset { row("iPad Air 11-inch (M2)") }
  /// iPad Air 11-inch (M3).
  public static var iPadAir11inchM3: DevicePreset { row("iPad Air 11-inch (M3)") }
  /// iPad (10th generation).
  public static var iPad10thgeneration: DevicePreset { row("iPad (10th generation)") }
  /// iPad (A16).
  public static var iPadA16: DevicePreset { row("iPad (A16)") }
  /// iPad Pro 11-inch (1st generation).
  public static var iPadPro11inch1stgeneration: DevicePreset { row("iPad Pro 11-inch (1st generation)") }
  /// iPad Pro 11-inch (2nd generation).
  public static var iPadPro11inch2ndgeneration: DevicePreset { row("iPad Pro 11-inch (2nd generation)") }
  /// iPad Pro 11-inch (3rd generation).
  public static var iPadPro11inch3rdgeneration: DevicePreset { row("iPad Pro 11-inch (3rd generation)") }
  /// iPad Pro 11-inch (4th generation).
  public static var iPadPro11inch4thgeneration: DevicePreset { row("iPad Pro 11-inch (4th generation)") }
  /// iPad Pro 12.9-inch (3rd generation).
  public static var iPadPro129inch3rdgeneration: DevicePreset { row("iPad Pro 12.9-inch (3rd generation)") }
  /// iPad Pro 12.9-inch (4th generation).
  public static var iPadPro129inch4thgeneration: DevicePreset { row("iPad Pro 12.9-inch (4th generation)") }
  /// iPad Pro 12.9-inch (5th generation).
  public static var iPadPro129inch5thgeneration: DevicePreset { row("iPad Pro 12.9-inch (5th generation)") }
  /// iPad Pro 12.9-inch (6th generation).
  public static var iPadPro129inch6thgeneration: DevicePreset { row("iPad Pro 12.9-inch (6th generation)") }
  /// iPad Air 13-inch (M2).
  public static var iPadAir13inchM2: DevicePreset { row("iPad Air 13-inch (M2)") }
  /// iPad Air 13-inch (M3).
  public static var iPadAir13inchM3: DevicePreset { row("iPad Air 13-inch (M3)") }
  /// iPad Pro 11-inch (M4).
  public static var iPadPro11inchM4: DevicePreset { row("iPad Pro 11-inch (M4)") }
  /// iPad Pro 11-inch (M5).
  public static var iPadPro11inchM5: DevicePreset { row("iPad Pro 11-inch (M5)") }
  /// iPad Pro 13-inch (M4).
  public static var iPadPro13inchM4: DevicePreset { row("iPad Pro 13-inch (M4)") }
  /// iPad Pro 13-inch (M5).
  public static var iPadPro13inchM5: DevicePreset { row("iPad Pro 13-inch (M5)") }
}
