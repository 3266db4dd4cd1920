import HeroTesting

@testable import UIKit

@MainActor
@Suite struct ColorTests {
  // Sectors of 1 / 6: green is the highest of (0.2, 0.6, 0.4) and blue (0.4 − 0.2) / 0.4 after it, and so on.
  @Test func huesOfColors() {
    for (rgb, hsb) in [
      ([0.2, 0.6, 0.4], [2.5 / 6, 2 / 3, 0.6]), ([0.8, 0.2, 0.4], [17.0 / 18, 0.75, 0.8]),
      ([0.2, 0.4, 0.8], [11.0 / 18, 0.75, 0.8]), ([0.5, 0.5, 0.5], [0, 0, 0.5]), ([0, 0, 0], [0, 0, 0]),
    ] as [([CGFloat], [CGFloat])] {
      let color = UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 0.3)
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      #expect(zip([hue, saturation, brightness, alpha], hsb + [0.3]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(rgb)")
      let same = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (9, 9, 9)
      #expect(same.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
      #expect(zip([red, green, blue, alpha], rgb + [0.3]).allSatisfy { abs($0 - $1) < 1e-9 }, "\(rgb)")
      var white: CGFloat = 9
      let isGrey = rgb[0] == rgb[1] && rgb[1] == rgb[2]
      #expect(color.getWhite(&white, alpha: nil) == isGrey && white == (isGrey ? rgb[0] : 9))
    }
  }

  @Test func colorsFollowTheAppearance() {
    useOwnScreen()
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(
      color.resolvedColor(with: light).isEqual(UIColor.red) && color.resolvedColor(with: dark).isEqual(UIColor.white))
    expectEqual(color.cgColor, UIColor.red.cgColor)
    dark.performAsCurrent {
      expectEqual((color.cgColor, UITraitCollection.current), (UIColor.white.cgColor, dark))
      light.performAsCurrent { expectEqual(color.cgColor, UIColor.red.cgColor) }
      expectEqual(color.cgColor, UIColor.white.cgColor)
    }
    expectEqual(color.cgColor, UIColor.red.cgColor)
    #expect(dark.hasDifferentColorAppearance(comparedTo: light) && dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(dark.isEqual(UITraitCollection(userInterfaceStyle: .dark)) && !dark.isEqual(light) && !dark.isEqual(color))
  }

  @Test func equalColorsHashAlike() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.isEqual(UIColor.red) && !red.isEqual(UIColor.blue) && !red.isEqual(NSNull()))
    expectEqual(Set([red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor]).count, 2)
    let own = UIColor { _ in .red }
    #expect(own.isEqual(own) && !own.isEqual(UIColor { _ in .red }) && !own.isEqual(red))
  }
}
