import HeroGeometry
import HeroImage
import HeroSymbols
import HeroTesting

@Suite struct SystemSymbolTests {
  /// The part of pixels that a symbol covers, in parts of its box.
  private func coverage(_ name: String, scale: Double = 4) throws -> Double {
    let picture = try #require(SystemSymbol(named: name)).picture(scale: scale)
    var sum = 0.0
    for row in 0..<picture.height {
      for column in 0..<picture.width { sum += Double(picture.bytes[(row * picture.width + column) * 4 + 3]) }
    }
    return sum / 255 / Double(picture.width * picture.height)
  }

  @Test func everyDrawingShowsSomethingInsideOfItsBox() throws {
    for name in SystemSymbol.names {
      let part = try coverage(name)
      #expect(part > 0.03 && part < 0.7, "\(name): \(part)")
      let picture = try #require(SystemSymbol(named: name)).picture(scale: 4)
      // Nothing is cut off at the edges: a line that ended on the edge would cover its pixels wholly.
      let edge = (0..<picture.width).map { picture.bytes[$0 * 4 + 3] }
      #expect(edge.count(where: { $0 == 255 }) < picture.width / 2, "\(name)")
    }
  }

  @Test func filledOnesCoverMoreThanOutlines() throws {
    for name in ["heart", "star", "person", "house", "bookmark", "play", "bell", "camera", "trash"] {
      #expect(try coverage("\(name).fill") > coverage(name) * 1.2, "\(name)")
    }
    // The cross is left out of the disc.
    #expect(try coverage("xmark.circle.fill") < coverage("circle.fill") - 0.03)
    #expect(try coverage("xmark.circle") > coverage("circle") + 0.03)
  }

  @Test func boldOnesCoverMoreAndSlashesGoThrough() throws {
    func covered(weight: Int) throws -> Int {
      let picture = try #require(SystemSymbol(named: "heart", weight: weight)).picture(scale: 4)
      return (0..<picture.width * picture.height).reduce(0) { $0 + Int(picture.bytes[$1 * 4 + 3]) }
    }
    let parts = try SystemSymbol.weights.map { try covered(weight: $0.weight) }
    expectEqual((parts, Set(parts).count), (parts.sorted(), 9))
    // The line stands in the middle of what is cleared beside it, all in a filled body.
    let heart = try #require(SystemSymbol(named: "heart.fill")).picture(scale: 10)
    let slash = try #require(SystemSymbol(named: "heart.slash.fill")).picture(scale: 10)
    func alpha(_ picture: Pixmap, _ x: Int, _ y: Int) -> UInt8 { picture.bytes[(y * picture.width + x) * 4 + 3] }
    #expect((alpha(slash, 105, 100), alpha(slash, 95, 107), alpha(heart, 95, 107)) == (255, 0, 255))
    expectEqual(SystemSymbol(named: "heart.slash.slash"), nil)
    #expect(SystemSymbol(named: "mic.slash.circle.fill") != nil)
  }

  @Test func solidOnesHaveNoOutline() throws {
    expectEqual(SystemSymbol(named: "airplane.fill"), nil)
    #expect(SystemSymbol(named: "sparkles.slash") != nil)
    // The airplane is left out of the disc.
    #expect(try coverage("airplane.circle.fill") < coverage("circle.fill") - 0.1)
    #expect(try coverage("airplane.circle") > coverage("circle") + 0.1)
  }

  @Test func batteriesAreAsFullAsTheySay() throws {
    let parts = try [0, 25, 50, 75, 100].map { try coverage("battery.\($0)") }
    for (less, more) in zip(parts, parts.dropFirst()) { #expect(more > less + 0.03) }
    try expectEqual(coverage("battery.100percent"), parts[4])
  }

  @Test func otherNamesOfADrawing() throws {
    for (name, drawn) in [("icloud.fill", "cloud.fill"), ("app", "square"), ("photo.stack", "photo")] {
      let (one, other) = (try #require(SystemSymbol(named: name)), try #require(SystemSymbol(named: drawn)))
      try expectEqual(one.picture(scale: 2), other.picture(scale: 2), "\(name)")
      expectEqual(SystemSymbol.warning(of: name), nil)
    }
  }

  @Test func otherDrawingsStandForWhatIsNotDrawn() {
    expectEqual(SystemSymbol.standing(for: "person.badge.plus")?.name, "person")
    expectEqual(SystemSymbol.standing(for: "xmark.fill")?.name, "xmark")
    expectEqual(SystemSymbol.standing(for: "homekit")?.name, SystemSymbol.placeholder)
    expectEqual(SystemSymbol.warning(of: "heart.fill"), nil)
    expectEqual(
      SystemSymbol.warning(of: "person.badge.plus"),
      "there is no drawing of the symbol 'person.badge.plus'; 'person' is drawn instead")
  }

  @Test func namesThatAreNotDrawnAreNone() {
    expectEqual(SystemSymbol(named: "homekit"), nil)
    expectEqual(SystemSymbol(named: "homekit.fill"), nil)
    // Lines alone have nothing to fill.
    expectEqual(SystemSymbol(named: "xmark.fill"), nil)
    expectEqual(SystemSymbol(named: ""), nil)
    #expect(SystemSymbol(named: SystemSymbol.placeholder) != nil)
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
