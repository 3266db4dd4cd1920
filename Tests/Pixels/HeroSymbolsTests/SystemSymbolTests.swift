import HeroGeometry
import HeroImage
import HeroSymbols
import HeroTesting

@Suite struct SystemSymbolTests {
  private func picture(_ name: String, scale: Double = 4, weight: Int = 400) throws -> Pixmap {
    try #require(SystemSymbol(named: name, weight: weight)).picture(scale: scale)
  }

  private func alpha(_ picture: Pixmap, _ x: Int, _ y: Int) -> UInt8 { picture.bytes[(y * picture.width + x) * 4 + 3] }

  /// The part of its box that a symbol covers.
  private func coverage(_ picture: Pixmap) -> Double {
    let sum = stride(from: 3, to: picture.bytes.count, by: 4).reduce(0) { $0 + Int(picture.bytes[$1]) }
    return Double(sum) / 255 / Double(picture.width * picture.height)
  }

  private func coverage(_ name: String) throws -> Double { coverage(try picture(name)) }

  @Test func everyDrawingShowsSomethingInsideOfItsBox() throws {
    for name in SystemSymbol.names {
      let picture = try picture(name)
      let part = coverage(picture)
      #expect(part > 0.03 && part < 0.7, "\(name): \(part)")
      // Nothing is cut off at the edges: a line that ended on the edge would cover its pixels wholly.
      #expect((0..<picture.width).count { alpha(picture, $0, 0) == 255 } < picture.width / 2, "\(name)")
    }
  }

  @Test func filledOnesCoverMoreThanOutlines() throws {
    for name in ["heart", "star", "person", "house", "bookmark", "play", "bell", "camera", "trash"] {
      #expect(try coverage("\(name).fill") > coverage(name) * 1.2, "\(name)")
    }
    // The cross and the airplane are left out of the disc.
    for (name, least) in [("xmark", 0.03), ("airplane", 0.1)] {
      #expect(try coverage("\(name).circle.fill") < coverage("circle.fill") - least, "\(name)")
      #expect(try coverage("\(name).circle") > coverage("circle") + least, "\(name)")
    }
  }

  @Test func boldOnesCoverMoreAndSlashesGoThrough() throws {
    let parts = try SystemSymbol.weights.map { coverage(try picture("heart", weight: $0.weight)) }
    expectEqual((parts, Set(parts).count), (parts.sorted(), 9))
    // The line stands in the middle of what is cleared beside it, all in a filled body.
    let (heart, slash) = try (picture("heart.fill", scale: 10), picture("heart.slash.fill", scale: 10))
    #expect((alpha(slash, 105, 100), alpha(slash, 95, 107), alpha(heart, 95, 107)) == (255, 0, 255))
    for name in ["mic.slash.circle.fill", "sparkles.slash"] { #expect(SystemSymbol(named: name) != nil, "\(name)") }
  }

  @Test func batteriesAreAsFullAsTheySay() throws {
    let parts = try [0, 25, 50, 75, 100].map { try coverage("battery.\($0)") }
    for (less, more) in zip(parts, parts.dropFirst()) { #expect(more > less + 0.03) }
    try expectEqual(coverage("battery.100percent"), parts[4])
  }

  @Test func otherNamesOfADrawing() throws {
    for (name, drawn) in [("icloud.fill", "cloud.fill"), ("app", "square"), ("photo.stack", "photo")] {
      try expectEqual(picture(name, scale: 2), picture(drawn, scale: 2), "\(name)")
      expectEqual(SystemSymbol.warning(of: name), nil)
    }
  }

  @Test func otherDrawingsStandForWhatIsNotDrawn() {
    // Lines alone have nothing to fill, a solid one has no outline.
    for name in ["homekit", "homekit.fill", "xmark.fill", "airplane.fill", "heart.slash.slash", ""] {
      expectEqual(SystemSymbol(named: name), nil, "\(name)")
    }
    #expect(SystemSymbol(named: SystemSymbol.placeholder) != nil)
    for (name, drawn) in [
      ("person.badge.plus", "person"), ("xmark.fill", "xmark"), ("homekit", SystemSymbol.placeholder),
    ] {
      expectEqual(SystemSymbol.standing(for: name)?.name, drawn)
    }
    expectEqual(SystemSymbol.warning(of: "heart.fill"), nil)
    expectEqual(
      SystemSymbol.warning(of: "person.badge.plus"),
      "there is no drawing of the symbol 'person.badge.plus'; 'person' is drawn instead")
  }

  @Test func sizesFollowTheFont() throws {
    let small = try #require(SystemSymbol(named: "heart"))
    let large = try #require(SystemSymbol(named: "heart", points: 34))
    expectEqual(large.size, Size(width: small.size.width * 2, height: small.size.height * 2))
    let picture = try large.picture(scale: 2)
    expectEqual(Double(picture.width), (large.size.width * 2).rounded(.up))
    #expect(throws: ImageError.self) { try large.picture(scale: 10000) }
  }

  @Test func pathsOfScenes() throws {
    expectEqual(SystemSymbol.path("heart.fill"), "system:heart.fill")
    expectEqual(SystemSymbol.path("heart.fill", points: 40.1), "system:heart.fill@40")
    let reference = try #require(SystemSymbol.reference("system:heart.fill@40"))
    expectEqual((reference.name, reference.points), ("heart.fill", 40))
    expectEqual(SystemSymbol.reference("system:heart")?.points, 17)
    #expect(SystemSymbol.reference("heart.png") == nil)
    expectEqual(SystemSymbol.path("heart", weight: 700), "system:heart@17-bold")
    let bold = try #require(SystemSymbol.reference("system:heart.fill@20.5-ultraLight"))
    expectEqual((bold.name, bold.points, bold.weight), ("heart.fill", 20.5, 100))
    expectEqual(SystemSymbol.reference("system:heart@20-fat")?.name, "heart@20-fat")
  }
}
