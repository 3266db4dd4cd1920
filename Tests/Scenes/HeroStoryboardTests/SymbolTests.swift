import Foundation
import HeroGeometry
import HeroLayers
import HeroModel
import HeroTesting
import TransitionEngine

@testable import HeroStoryboard

extension Layer {
  /// The first layer of a path, pre-order.
  fileprivate func first(_ path: String) -> Layer? {
    if self.path == path { return self }
    return children.lazy.compactMap { $0.first(path) }.first
  }
}

@Suite("Symbols, bars' own views and vibrancy")
struct SymbolTests {
  private let symbols = """
    <image name="heart.fill" catalog="system" width="128" height="109"/>
    <image name="homekit" catalog="system" width="128" height="111"/>
    """

  private func read(_ scenes: String, initial: String = "a") throws -> ReadStoryboard {
    try ReadStoryboard(scenes: scenes, initial: initial, resources: symbols)
  }

  private func image(_ view: View?) throws -> ImageContents {
    guard case .image(let image)? = view?.content else { throw SceneError([]) }
    return image
  }

  @Test("a symbol is drawn in the tint, as large as it shows; one without a drawing is a dashed square and a warning")
  func images() throws {
    let read = try read(
      Storyboards.controller(
        "a",
        """
        <imageView contentMode="scaleAspectFit" image="heart.fill" id="small"><rect key="frame" x="0" y="0" width="21" height="20"/></imageView>
        <imageView contentMode="scaleAspectFit" image="heart.fill" id="large"><rect key="frame" x="0" y="50" width="84" height="300"/>
        <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/></imageView>
        <imageView contentMode="center" image="homekit" id="other"><rect key="frame" x="0" y="400" width="40" height="40"/></imageView>
        """))
    try expectEqual(image(read.view("small")).templateTint, Color(red: 0, green: 122.0 / 255, blue: 1))
    try expectEqual(image(read.view("large")).templateTint, Color(red: 1, green: 0, blue: 0))
    // Four times as wide: 68 points of a font in place of 17.
    expectEqual(read.scene.images.map(\.path), ["system:heart.fill", "system:heart.fill@68", "system:square.dashed"])
    expectEqual(read.scene.images[1].file.width, 168)
    expectEqual(
      read.warnings, ["10: imageView: there is no drawing of the symbol 'homekit'; a dashed square is drawn instead"])
  }

  @Test("a button's symbol and background symbol have the tint")
  func buttons() throws {
    let read = try read(
      Storyboards.controller(
        "a",
        """
        <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="42" height="40"/>
        <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>
        <state key="normal" backgroundImage="heart.fill"/></button>
        <button buttonType="custom" id="c"><rect key="frame" x="0" y="90" width="100" height="40"/>
        <state key="normal" image="heart.fill"/></button>
        """))
    let pictures = try read.scene.screens[0].views.compactMap { view in
      if case .image = view.content { try image(view) } else { nil }
    }
    expectEqual(
      pictures.map(\.templateTint), [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 122.0 / 255, blue: 1)])
    expectEqual(read.scene.images.map(\.path), ["system:heart.fill@34", "system:heart.fill"])
  }

  @Test("a symbol asks for its size by font and scale")
  func sizes() throws {
    let corner = ["leading", "top"].map {
      #"<constraint firstItem="i" firstAttribute="\#($0)" secondItem="a-view" secondAttribute="\#($0)" id="\#($0)"/>"#
    }
    for (configuration, width) in [
      ("", 21.0),
      (#"<preferredSymbolConfiguration configurationType="pointSize" pointSize="34" "#, 42),
      (#"<preferredSymbolConfiguration scale="large" "#, 27),
    ] {
      let key = configuration.isEmpty ? "" : configuration + #"key="preferredSymbolConfiguration"/>"#
      let views = """
        <imageView contentMode="center" image="heart.fill" translatesAutoresizingMaskIntoConstraints="NO" id="i">
        <rect key="frame" x="0" y="0" width="0" height="0"/>\(key)</imageView>
        """
      let read = try read(Storyboards.controller("a", views, constraints: corner.joined()))
      expectEqual(read.view("i")?.size.width, width, "\(configuration)")
    }
  }

  @Test("a symbol is as bold as its configuration or font; one without a drawing is its beginning, with a warning")
  func weights() throws {
    let bold = #"<preferredSymbolConfiguration configurationType="pointSize" pointSize="17" weight="bold"/>"#
    let thin = """
      <preferredSymbolConfiguration configurationType="font">
      <fontDescription key="sourceFont" type="system" weight="thin" pointSize="34"/></preferredSymbolConfiguration>
      """
    for (name, configuration, path) in [
      ("heart.fill", bold, "system:heart.fill@17-bold"), ("heart.slash", thin, "system:heart.slash@34-thin"),
      ("heart.text", "", "system:heart"),
    ] {
      let views = """
        <imageView contentMode="center" image="\(name)" id="i"><rect key="frame" x="0" y="0" width="90" height="90"/>
        \(configuration)</imageView>
        """
      let read = try ReadStoryboard(
        scenes: Storyboards.controller("a", views),
        resources: #"<image name="\#(name)" catalog="system" width="20" height="20"/>"#)
      expectEqual(read.scene.images.map(\.path), [path])
      expectEqual(
        read.warnings.map { $0.hasSuffix("symbol 'heart.text'; 'heart' is drawn instead") },
        (name == "heart.text" ? [true] : []))
    }
  }

  @Test("title views, prompts and bar items' own views are in the bar, which is higher by a prompt")
  func bars() throws {
    let read = try read(
      Storyboards.navigation(to: "a", inside: #"<navigationBar key="navigationBar" id="bar"/>"#)
        + Storyboards.controller(
          "a",
          inside: """
            <navigationItem key="navigationItem" title="Plain" prompt="Above" id="item">
            <view key="titleView" id="title"><rect key="frame" x="16" y="7" width="100" height="30"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>
            <subviews><label text="Own" id="own"><rect key="frame" x="10" y="5" width="80" height="20"/></label></subviews></view>
            <barButtonItem key="rightBarButtonItem" id="right">
            <view key="customView" id="dot"><rect key="frame" x="300" y="9" width="24" height="24"/></view></barButtonItem>
            </navigationItem>
            """), initial: "n")
    let item = read.scene.screens[0].navigationItem
    expectEqual(item.prompt?.text, "Above")
    let title = try #require(item.titleView)
    expectEqual(title.size, Size(width: 100, height: 30))
    expectEqual(title.views.count, 2)
    expectEqual(title.views[0].backgroundColor, Color(red: 1, green: 0, blue: 0))
    guard case .view(let dot)? = item.right.first?.content else { throw SceneError([]) }
    expectEqual(dot.size, Size(width: 24, height: 24))
    #expect(read.warnings.isEmpty)
    // Status bar 20, prompt 30, row 44; the title view in the middle of 375 × 44.
    let bar = try #require(try read.film.moment(at: 0).tree.layers.lazy.compactMap { $0.first("navigationBar") }.first)
    let ground = try #require(bar.children.first)
    expectEqual(ground.bounds.size.height, 94)
    let layer = try #require(bar.children.first { $0.path == "navigationBar/title" })
    expectEqual(layer.position, Point(x: 187.5, y: 72))
    expectEqual(layer.children.first?.backgroundColor, Color(red: 1, green: 0, blue: 0))
  }

  @Test("system items of tabs have a title and a symbol; those of bars among the views a symbol")
  func systemItems() throws {
    let read = try read(
      Storyboards.tabs(to: ["a"], inside: #"<tabBar key="tabBar" id="bar"/>"#)
        + Storyboards.controller(
          "a",
          """
          <toolbar id="tools"><rect key="frame" x="0" y="100" width="375" height="44"/>
          <items><barButtonItem systemItem="trash" id="i1"/></items></toolbar>
          """, inside: #"<tabBarItem key="tabBarItem" systemItem="search" id="tab"/>"#), initial: "t")
    expectEqual(read.scene.screens[0].tabBarItem.title?.text, "Search")
    expectEqual(read.scene.images.map(\.path).sorted(), ["system:magnifyingglass@20", "system:trash@20"])
    #expect(read.warnings.isEmpty)
  }

  @Test("contents of a vibrant effect have its plain colour")
  func vibrancy() throws {
    func effect(_ style: String, _ id: String) -> String {
      """
      <visualEffectView id="\(id)"><rect key="frame" x="0" y="0" width="100" height="40"/>
      <view key="contentView" id="\(id)-c"><rect key="frame" x="0" y="0" width="100" height="40"/><subviews>
      <label text="A" id="\(id)-text"><rect key="frame" x="0" y="0" width="100" height="40"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/></label>
      </subviews></view>
      <vibrancyEffect><blurEffect style="\(style)"/></vibrancyEffect></visualEffectView>
      """
    }
    let read = try read(Storyboards.controller("a", effect("dark", "d") + effect("light", "l")))
    for (name, color) in [("d-text", Color.white.withAlpha(0.7)), ("l-text", Color.black.withAlpha(0.7))] {
      guard case .label(let text)? = read.view(name)?.content else { throw SceneError([]) }
      expectEqual(text.color, color)
    }
    #expect(read.warnings.isEmpty)
  }
}
