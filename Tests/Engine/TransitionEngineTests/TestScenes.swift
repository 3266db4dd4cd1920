import HeroGeometry
import HeroLayers
import HeroModel
import HeroScene
import Testing
import TransitionEngine

/// Scenes as texts, and what their films do. The canvas is 200 × 400 points at scale 1.
enum TestScene {
  /// Loads a scene text.
  static func load(_ text: String) throws -> Scene {
    try SceneLoader().load(bytes: Array(text.utf8), file: "test.json", folder: "/nonexistent")
  }

  /// The text of a scene with screens `a`, `b`, `c`, `d`; each part is JSON that goes where its name says.
  static func text(
    a: String = "", b: String = "", rootA: String = "", rootB: String = "", screenA: String = "", screenB: String = "",
    screenC: String = "", canvas: String = "", root: String = #""a""#,
    steps: String = #"{"present":"b","animation":"none"}"#
  ) -> String {
    func screen(_ keys: String, _ view: String, _ subviews: String) -> String {
      #"{\#(keys)\#(keys.isEmpty ? "" : ",")"view":{"backgroundColor":"white"\#(view.isEmpty ? "" : ",")\#(view),"#
        + #""subviews":[\#(subviews)]}}"#
    }
    let screens = [
      #""a":\#(screen(screenA, rootA, a))"#, #""b":\#(screen(screenB, rootB, b))"#, #""c":\#(screen(screenC, "", ""))"#,
      #""d":\#(screen("", "", ""))"#,
    ]
    return #"{"version":1,"canvas":{"width":200,"height":400,"scale":1\#(canvas.isEmpty ? "" : ",")\#(canvas)},"#
      + #""screens":{\#(screens.joined(separator: ","))},"root":\#(root),"timeline":[\#(steps)]}"#
  }
}

/// A film and short ways to its parts.
struct Show {
  let film: Film

  /// A film of the scene that `TestScene.text` makes of the same parts.
  init(
    a: String = "", b: String = "", rootA: String = "", rootB: String = "", screenA: String = "", screenB: String = "",
    screenC: String = "", canvas: String = "", root: String = #""a""#,
    steps: String = #"{"present":"b","animation":"none"}"#, plugins: [any TransitionPlugin] = []
  ) throws {
    let text = TestScene.text(
      a: a, b: b, rootA: rootA, rootB: rootB, screenA: screenA, screenB: screenB, screenC: screenC, canvas: canvas,
      root: root, steps: steps)
    film = try Film(scene: TestScene.load(text), plugins: plugins)
  }

  init(scene: Scene) throws { film = try Film(scene: scene) }

  /// The default animation of each transition.
  var types: [String] { film.transitions.map(\.defaultAnimation.text) }

  /// The same, each with its reason.
  var decided: [String] { film.transitions.map { "\($0.defaultAnimation.text) \($0.reason)" } }

  /// Paths of the animating views, in the plan's order.
  func animating(_ transition: Int = 0) -> [String] { film.transitions[transition].views.map(\.path) }

  /// A view's plan.
  func view(_ path: String, _ transition: Int = 0) throws -> ViewPlan {
    try #require(film.transitions[transition].views.first { $0.path == path }, "\(path) does not animate")
  }

  /// Names of a view's keys, sorted.
  func keys(_ path: String, _ transition: Int = 0) throws -> [String] {
    try view(path, transition).keys.map(\.name).sorted()
  }

  /// The ends of a key as lists of numbers.
  func key(_ path: String, _ name: String, _ transition: Int = 0) throws -> Ends {
    let view = try view(path, transition)
    let key = try #require(view.keys.first { $0.name == name }, "\(path) has no key \(name)")
    return Ends(from: key.from.numbers, to: key.to.numbers)
  }

  /// Why a view is skipped.
  func skipped(_ path: String, _ transition: Int = 0) -> String? {
    film.transitions[transition].skipped.first { $0.path == path }?.reason.text
  }

  /// The first layer of a path and role at a time.
  func layer(_ path: String, _ role: Layer.Role, at time: Double) throws -> Layer {
    try #require(find(path, role, at: time), "no \(role) \(path) at \(time)")
  }

  /// The same, nil when there is none.
  func find(_ path: String, _ role: Layer.Role, at time: Double) -> Layer? {
    func search(_ layers: [Layer]) -> Layer? {
      for layer in layers {
        if layer.path == path, layer.role == role { return layer }
        if let found = search(layer.children) { return found }
      }
      return nil
    }
    return search(film.moment(at: time).tree.layers)
  }

  /// A snapshot at a time.
  func snapshot(_ path: String, at time: Double) throws -> Layer { try layer(path, .snapshot, at: time) }

  /// What a view's snapshot is a picture of.
  func picture(_ path: String = "b/x") throws -> Layer {
    guard case .picture(let picture)? = try snapshot(path, at: 0).contents?.kind else { throw Missing() }
    return try #require(picture.layers.first)
  }

  /// How much of a visual effect shows, 0…1.
  func effect(_ path: String = "b/x", at time: Double) throws -> Double {
    guard case .backdrop(let effect)? = try snapshot(path, at: time).contents?.kind else { throw Missing() }
    return effect.fraction
  }

  /// A film whose view b/x, of 50 × 50, is an image view.
  static func image(_ modifiers: String, _ keys: String = "") throws -> Show {
    var scene = try TestScene.load(
      TestScene.text(
        b: #"{"name":"x","frame":[0,0,50,50],"backgroundColor":"red","heroModifiers":"\#(modifiers)"\#(keys)}"#))
    scene.screens[1].views[1].content = .image(ImageContents(image: 0, contentMode: .center))
    return try Show(scene: scene)
  }

  /// Paths of the container's snapshots, bottom to top.
  func rootSnapshots(at time: Double = 0) -> [String] {
    film.moment(at: time).tree.layers.filter { $0.role == .snapshot }.map(\.path)
  }
}

/// A snapshot is of another kind.
struct Missing: Error {}

/// The two ends of a key.
struct Ends {
  let from: [Double]
  let to: [Double]
}

extension PlanValue {
  /// The value as numbers; flags are 0 and 1, absent values have none.
  var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .color(let color): color.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? []
    case .flag(let flag): [flag ? 1 : 0]
    case .path(let path): path == nil ? [] : [1]
    }
  }
}

extension Point {
  var numbers: [Double] { [x, y] }
}

extension Size {
  var numbers: [Double] { [width, height] }
}

/// Whether numbers agree within a tolerance.
func close(_ left: [Double], _ right: [Double], _ tolerance: Double = 1e-9) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
}

/// Whether two numbers agree within a tolerance.
func close(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool { abs(left - right) <= tolerance }

/// A plane scale and translation as CATransform3D lists it.
func matrix(scale: Double = 1, x: Double = 0, y: Double = 0) -> [Double] {
  [scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, 1, 0, x, y, 0, 1]
}
