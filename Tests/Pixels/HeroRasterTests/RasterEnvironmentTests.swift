import HeroImage
import HeroRaster
import HeroTesting

@Suite struct RasterEnvironmentTests {
  @Test func namesEveryLibrary() {
    let environment = RasterEnvironment.current()
    for version in [environment.cairo, environment.pixman, environment.pango, environment.freetype] {
      // Three numbers with points between.
      let parts = version.split(separator: ".")
      expectEqual(parts.count, 3, "\(version)")
      #expect(parts.allSatisfy { Int($0) != nil }, "\(version)")
    }
  }

  @Test func fontsAreKnownByContent() throws {
    let fonts = RasterEnvironment.current().fonts
    #expect(fonts.contains { $0.name.hasPrefix("Inter") })
    #expect(fonts.allSatisfy { $0.xxh128.count == 32 && !$0.name.contains("/") })
    let missing = RasterEnvironment.current(fonts: ["/nowhere/Brand.ttf"]).fonts.last
    expectEqual(missing, RasterEnvironment.FontFile(name: "Brand.ttf", xxh128: ""))
  }
}
