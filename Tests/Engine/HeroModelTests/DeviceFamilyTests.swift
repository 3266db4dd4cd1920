import HeroTesting

@testable import HeroModel

/// A family's name stands for its newest device. Source: fact sheet 7 and Apple's own names.
@Suite struct DeviceFamilyTests {
  @Test(arguments: [
    ("iPhone SE", "iPhone SE (3rd generation)"), ("iphone", "iPhone 17"), ("iPhone Pro", "iPhone 17 Pro"),
    ("iPhone Pro Max", "iPhone 17 Pro Max"), ("iPhone Plus", "iPhone 16 Plus"), ("iPhone mini", "iPhone 13 mini"),
    ("iPad", "iPad (A16)"), ("iPad mini", "iPad mini (A17 Pro)"), ("iPad Air", "iPad Air 11-inch (M3)"),
    ("iPad Air 13-inch", "iPad Air 13-inch (M3)"), ("iPad Pro", "iPad Pro 11-inch (M5)"),
    ("iPad Pro 12.9-inch", "iPad Pro 12.9-inch (6th generation)"), ("iPad Pro M4", "iPad Pro 11-inch (M4)"),
  ]) func theNewestIsMeant(family: String, device: String) throws {
    expectEqual(DevicePreset.named(family)?.name, device)
    expectEqual(DevicePreset.familyNote(family), "'\(family)' is taken for \(device), the newest of its family")
  }

  @Test func devicesStayThemselves() {
    for device in DevicePreset.all {
      #expect(DevicePreset.named(device.name) == device && DevicePreset.familyNote(device.name) == nil)
    }
    expectEqual(DevicePreset.named("iphone se 2")?.name, "iPhone SE (2nd generation)")
    expectEqual(DevicePreset.familyNote("iphone se 2"), nil)
    for unknown in ["Pro", "17", "Galaxy", "iPhone 99", "iPad Ultra", ""] {
      expectEqual(DevicePreset.named(unknown), nil)
    }
  }
}
