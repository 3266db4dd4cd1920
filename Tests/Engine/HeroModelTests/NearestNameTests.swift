import HeroTesting

@testable import HeroModel

private let knownKeys: [String] = [
  "heroID", "hidden", "alpha", "cornerRadius", "borderColor", "borderWidth", "font", "text",
]
private let knownDevices: [String] = ["iPhone 5s", "iPhone 15", "iPhone 15 Pro", "iPhone 15 Pro Max", "iPhone XR"]
private let knownModifiers: [String] = [
  "fade", "scale", "shadowColor", "shadowPath", "source", "translate", "spring", "push",
]
private let knownColors: [String] = ["red", "systemRed", "systemBlue", "systemGray", "systemGray6"]
private let knownOptions: [String] = ["--jobs", "--fps", "--quiet", "--pixel-format", "--player-quality"]
private let knownViews: [String] = ["list", "list/title", "list/row 1", "list/row 2", "detail/photo"]
private let knownFiles: [String] = ["Photo.png", "card-1.png", "card-12.png", "README.md"]

@Suite struct NearestNameTests {
  /// What people mistype, and what they mean.
  @Test(arguments: [
    ("herID", knownKeys, "heroID"), ("HEROID", knownKeys, "heroID"), ("corner", knownKeys, "cornerRadius"),
    ("Radius", knownKeys, "cornerRadius"), ("cornerradius", knownKeys, "cornerRadius"), ("fontSize", knownKeys, "font"),
    ("fond", knownKeys, "font"),
    ("iPhone 15 Prro", knownDevices, "iPhone 15 Pro"), ("ihpone 15", knownDevices, "iPhone 15"),
    ("iPhone 5", knownDevices, "iPhone 5s"), ("iphone xr", knownDevices, "iPhone XR"),
    ("fdae", knownModifiers, "fade"), ("fadeIn", knownModifiers, "fade"), ("scaleX", knownModifiers, "scale"),
    ("pushLeft", knownModifiers, "push"), ("rde", knownColors, "red"), ("systemBleu", knownColors, "systemBlue"),
    ("systemGrey6", knownColors, "systemGray6"), ("--job", knownOptions, "--jobs"),
    ("--qiuet", knownOptions, "--quiet"),
    ("--pixelformat", knownOptions, "--pixel-format"), ("detail/foto", knownViews, "detail/photo"),
    ("list/titel", knownViews, "list/title"), ("lits/row 2", knownViews, "list/row 2"),
    ("photo.png", knownFiles, "Photo.png"), ("intxrfaxeOrxentaxion", ["interfaceOrientation"], "interfaceOrientation"),
    ("Phto.png", knownFiles, "Photo.png"), ("card_01.png", knownFiles, "card-1.png"),
  ])
  func near(name: String, known: [String], meant: String) {
    expectEqual(NearestName.find(name, among: known), meant)
  }

  /// What shares no word with any: numbers are not misspelt, and no word is made of another.
  @Test(arguments: [
    ("", knownKeys), ("xyz", knownKeys), ("c", ["a"]), ("iPhone 99", knownDevices), ("iPhone 16 Pro", knownDevices),
    ("iPhone XE", knownDevices), ("shadowBlur", knownModifiers), ("bounce", knownModifiers),
    ("systemFoo", knownColors), ("systemGray7", knownColors), ("--loop", knownOptions), ("--size", knownOptions),
    ("list/row 3", knownViews),
    ("list/zzz", knownViews), ("card-13.png", knownFiles), ("textColor", ["tintColor"]),
    ("pageUp", ["pageIn", "pageOut"]),
    // Five letters of twenty are changed: a third would be six, but four are the most.
    ("inxxrfaxeOrxentaxion", ["interfaceOrientation"]),
    ("\u{1F600}", ["a", "\u{1F601}b"]),
  ])
  func far(name: String, known: [String]) {
    expectEqual(NearestName.find(name, among: known), nil)
  }

  @Test func equalsAreListed() {
    expectEqual(
      NearestName.suggestion("border", among: knownKeys), "; did you mean 'borderColor' or 'borderWidth'?")
    // Of more than six none is meant.
    #expect(NearestName.suggestion("iPhone", among: (1...7).map { "iPhone \($0)" }).isEmpty)
    #expect(NearestName.suggestion("xyz", among: knownKeys).isEmpty)
  }
}
