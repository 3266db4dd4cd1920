import Foundation
import HeroGeometry
import HeroLayers
import HeroModel
import HeroRender
import HeroStage
import HeroStoryboard
import HeroTesting
import TransitionEngine
import UIKit

/// A storyboard's first screen through both doors, the program's (HeroStoryboard) and the live stage's (UIStoryboard): where its views are,
/// what is painted where, and the picture, are the same.
///
/// On a canvas that is not the file's own: there the program shows the frames that Interface Builder has stored, which no app has. Old
/// versions rounded them to whole points, and they are those of fonts that are not here.
@MainActor
@Suite(.writtenStages) struct TwoDoorsTests {
  private nonisolated static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  private nonisolated static let shared = URL(
    fileURLWithPath: ProcessInfo.processInfo.environment["HERO_EXAMPLES"] ?? "../shared/fixtures/hero-examples")

  private nonisolated static func storyboards(_ folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") && !stopping.contains($0) }.sorted().map {
      folder.appendingPathComponent($0)
    }
  }

  /// A controller without its xib, where an app stops; a width of 1e302 points, which no scene has.
  private nonisolated static let stopping = ["Wreck.storyboard", "Wrong.storyboard"]

  /// What one door alone can know, by file: which marks it alone paints, and why.
  private static let known: [String: (reason: Comment, isOfIt: (_ isTheProgram: Bool, PaintedMark) -> Bool)] = [
    "Harbour": ("viewDidLoad of the app's class sets a text", { $1.isText(of: ["Name", "Boat"]) }),
    "Pier": ("viewDidLoad of the app's class sets a text", { $1.isText(of: ["Name", "Boat"]) }),
    "CityGuide": ("a data source makes the rows that the program shows of prototypes", { who, _ in who }),
    "InsetTables": ("a data source makes the rows that the program shows of prototypes", { who, _ in who }),
    "Tables": ("a data source makes the rows that the program shows of prototypes", { who, _ in who }),
    "Contents": (
      "a stage has neither the text view nor the app's class and picture, whose sizes the program knows from the file",
      { who, mark in
        mark.view.map(["notes", "custom", "picture"].contains)
          ?? (who && mark.isText(of: ["0123456789012345678901234567890123456789"]))
      }
    ),
    "Springs": (
      "on two pixels a point: see Masks",
      { $1.view == "view" }
    ),
    "Masks": (
      "the program's masks are constraints, which end on whole pixels; the stage's end less than one from there",
      { $1.view == "fixed" }
    ),
  ]

  /// What brings a stage to the screen that the program's film begins with, the one that its segue leaves; without it the file's first.
  private static let ways: [String: @MainActor (UIViewController) -> Void] = [
    "Harbour": { root in
      let boat = UIStoryboard(name: "Harbour", bundle: nil).instantiateViewController(withIdentifier: "boat")
      (root as? UINavigationController)?.pushViewController(boat, animated: false)
    },
    "Pier": { root in (root as? UITabBarController)?.selectedIndex = 1 },
  ]

  init() { StoryboardTests.registerClasses() }

  @Test(
    arguments: storyboards(tests.appendingPathComponent("Stage/HeroStageTests/Storyboards"))
      + storyboards(tests.appendingPathComponent("Scenes/InterfaceLayoutTests/Fixtures")), Appearance.allCases)
  func ownStoryboardsShowTheSame(file: URL, in appearance: Appearance) throws {
    try compare(file, in: appearance)
  }

  @Test(
    .enabled("the examples of Hero are not here") { FileManager.default.fileExists(atPath: shared.path) },
    arguments: storyboards(shared), Appearance.allCases)
  func examplesShowTheSame(file: URL, in appearance: Appearance) throws {
    try compare(file, in: appearance)
  }

  // Grouped tables have lower headers over a ground of their own.
  @Test(arguments: ["grouped", "insetGrouped"], Appearance.allCases)
  func groupedRowsShowTheSame(style: String, in appearance: Appearance) throws {
    try withTemporaryFolder { path in
      let (folder, own) = (URL(fileURLWithPath: path), StoryboardTests.folder)
      let plain = try String(contentsOf: own.appendingPathComponent("PlainRows.storyboard"), encoding: .utf8)
      let text = plain.replacing(#"style="plain""#, with: #"style="\#(style)""#)
        .replacing(#"HeaderHeight="28" sectionFooterHeight="28""#, with: #"HeaderHeight="18" sectionFooterHeight="18""#)
        .replacing("systemBackgroundColor", with: "systemGroupedBackgroundColor")
      try Data(text.utf8).write(to: folder.appendingPathComponent("Rows.storyboard"))
      try FileManager.default.copyItem(
        at: own.appendingPathComponent("sail.png"), to: folder.appendingPathComponent("sail.png"))
      try compare(folder.appendingPathComponent("Rows.storyboard"), in: appearance)
    }
  }

  // The boat's picture lies below the safe area's top: at 20 points in Pier's tabs, though Harbour has stored it below its bar, at 64.
  @Test func framesThatAnotherFileHasStoredDoNotCount() throws {
    try compare(StoryboardTests.folder.appendingPathComponent("Pier.storyboard"), on: nil)
  }

  // Opaque or not, each bar with each way of lying under it.
  @Test func viewsStandBesideTheSameBars() throws {
    try withTemporaryFolder { path in
      let folder = URL(fileURLWithPath: path)
      for number in 0..<128 {
        func flag(_ bit: Int) -> String { number >> bit & 1 == 0 ? "NO" : "YES" }
        let toolbar = number < 64 ? #"toolbarHidden="NO""# : ""
        let text = storyboardText(
          """
          <tabBarController id="t"><tabBar key="tabBar" id="tb" translucent="\(flag(0))"/>
          <connections><segue destination="n" kind="relationship" relationship="viewControllers" id="tn"/></connections>
          </tabBarController>
          """,
          """
          <navigationController id="n" \(toolbar)><navigationBar key="navigationBar" id="nb" translucent="\(flag(1))"/>
          <toolbar key="toolbar" id="nt" translucent="\(flag(2))"/>
          <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="na"/></connections>
          </navigationController>
          """,
          """
          <viewController id="a" extendedLayoutIncludesOpaqueBars="\(flag(3))">
          <view key="view" id="av"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
          <extendedEdge key="edgesForExtendedLayout" top="\(flag(4))" bottom="\(flag(5))"/></viewController>
          """, initial: "t")
        let file = folder.appendingPathComponent("Bars\(number).storyboard")
        try Data(text.utf8).write(to: file)
        let told = try StoryboardScene(path: file.path, options: StoryboardOptions(), textMeasure: .renderer).scene()
        let stage = testStage(
          device: Device(told.canvas), assets: [folder], root: Self.root(of: "Bars\(number)"))
        let (one, other) = try (told.screens[0].views[0], stage.scene.screens[0].views[0])
        #expect(one.position == other.position && one.size == other.size, "\(number): \(one.size), \(other.size)")
      }
    }
  }

  /// In light on a screen of three pixels a point, in dark on one of two.
  private func compare(_ file: URL, in appearance: Appearance) throws {
    try compare(file, on: appearance == .light ? "iPhone 15 Pro Max" : "iPhone 11", in: appearance)
  }

  private func compare(_ file: URL, on device: String?, in appearance: Appearance = .light) throws {
    let name = file.deletingPathExtension().lastPathComponent
    var options = StoryboardOptions()
    options.canvas.device = device
    options.canvas.appearance = appearance
    let told = try StoryboardScene(path: file.path, options: options, textMeasure: .renderer).scene()
    let stage = testStage(
      device: Device(told.canvas), assets: [file.deletingLastPathComponent()],
      root: Self.root(of: name, in: appearance))
    let (film, live) = (try Film(scene: told), try stage.film)
    let (one, other) = (film.moment(at: 0).tree, live.moment(at: 0).tree)
    let (marks, liveMarks) = (PaintedMark.all(one, of: told), PaintedMark.all(other, of: live.scene))
    let shared = Set(marks.compactMap(\.view)).intersection(liveMarks.compactMap(\.view))
    #expect(!shared.isEmpty)
    func isCompared(_ mark: PaintedMark) -> Bool { mark.view.map(shared.contains) ?? true }
    let known = name == "Springs" && told.canvas.scale == 3 ? nil : Self.known[name]
    var knowsMore = false
    for change in liveMarks.filter(isCompared).difference(from: marks.filter(isCompared)) {
      let (isTheProgram, mark) =
        switch change {
        case .remove(_, let mark, _): (true, mark)
        case .insert(_, let mark, _): (false, mark)
        }
      if known?.isOfIt(isTheProgram, mark) == true {
        knowsMore = true
      } else {
        Issue.record("the \(isTheProgram ? "program" : "stage") alone has \(mark)")
      }
    }
    #expect(knowsMore == (known != nil), known?.reason)
    guard known == nil else { return }
    let isSamePicture = try FilmSource(film: film).draw(one) == FilmSource(film: live).draw(other)
    #expect(isSamePicture)
  }

  private static func root(of storyboard: String, in appearance: Appearance = .light) -> UIViewController {
    // The window that is about to come has the screen's.
    UIWindow().overrideUserInterfaceStyle = appearance == .dark ? .dark : .light
    guard let root = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController() else {
      return UIViewController()
    }
    ways[storyboard]?(root)
    return root
  }
}

/// A view of Interface Builder's, or what a layer paints, and where on the canvas: however views are nested.
private struct PaintedMark: Equatable, CustomStringConvertible {
  /// Points.
  let place: [Double]
  let what: String
  /// What Interface Builder calls the view.
  var view: String?

  var description: String { "\(what) at \(place)" }

  /// Whether it is one of some texts.
  func isText(of texts: [String]) -> Bool { texts.contains { what.hasPrefix("'\($0)'") } }

  static func all(_ tree: LayerTree, of scene: HeroModel.Scene) -> [PaintedMark] {
    let named = scene.screens.flatMap(\.views).compactMap { view in view.aliases.last.map { (view.path, $0) } }
    let names = Dictionary(named, uniquingKeysWith: { first, _ in first })
    var marks: [PaintedMark] = []
    for layer in tree.below + tree.layers { add(layer, Point.zero, names, scene.images, &marks) }
    return marks
  }

  private static func add(
    _ layer: Layer, _ origin: Point, _ names: [String: String], _ images: [ImageAsset], _ marks: inout [PaintedMark]
  ) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let size = layer.bounds.size
    let corner = Point(
      x: origin.x + layer.position.x - layer.anchorPoint.x * size.width,
      y: origin.y + layer.position.y - layer.anchorPoint.y * size.height)
    let place = [corner.x, corner.y, size.width, size.height].map { ($0 * 100).rounded() / 100 + 0 }
    func mark(_ what: String) { marks.append(PaintedMark(place: place, what: what)) }
    if let name = names[layer.path] { marks.append(PaintedMark(place: place, what: "the view \(name)", view: name)) }
    let isSeen = size.width > 0 && size.height > 0
    if let color = layer.backgroundColor, color.alpha > 0, isSeen {
      mark("\(hex(color)) of radius \(layer.cornerRadius)")
    }
    if let contents = layer.contents, isSeen { mark(self.contents(contents.kind, images)) }
    for child in layer.children {
      add(child, Point(x: corner.x - layer.bounds.minX, y: corner.y - layer.bounds.minY), names, images, &marks)
    }
    if layer.borderWidth > 0, isSeen { mark("a border of \(layer.borderWidth), \(hex(layer.borderColor))") }
  }

  private static func contents(_ kind: LayerContents.Kind, _ images: [ImageAsset]) -> String {
    switch kind {
    case .image(let image):
      "a picture of \(images[image.image].size), \(image.contentMode), \(image.templateTint.map(hex) ?? "as it is")"
    case .text(let text):
      "'\(text.text)', \(text.font.family ?? "") \(text.font.size) \(text.font.weight), \(hex(text.color)), \(text.alignment), \(text.lineBreakMode), \(text.numberOfLines)"
    case .backdrop(let effect): "a blur of \(effect.blurRadius), \(effect.tint.map(hex) ?? "")"
    case .gradient, .shape, .picture: "\(kind)".prefix { $0 != "(" } + ""
    }
  }

  private static func hex(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    return "#" + parts.map { String(format: "%02x", $0) }.joined()
  }
}
