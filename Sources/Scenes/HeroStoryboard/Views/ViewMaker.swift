import HeroCatalog
import HeroControls
import HeroGeometry
import HeroLayers
internal import HeroModel
import HeroSymbols
import HeroWords
package import InterfaceBuilder
import InterfaceLayout

/// Makes the views of a controller or a xib into views of a screen.
struct ViewMaker {
  /// The storyboard as diagnostics name it.
  var file: String
  /// Its number among the files.
  var fileIndex: Int
  var document: InterfaceDocument
  /// What controls adapt to; its tint is that of the window.
  let traits: ControlTraits
  /// What was found and drawn, and the warnings.
  var work: StoryboardWork
  /// Where the views are.
  var places = InterfacePlaces()
  /// Names of views by id, from outlets.
  var outlets: [String: String] = [:]
  /// Whether the views are of a bar, where cells are plain views.
  var isInBar = false
  /// Names taken in the screen.
  var names: Set<String> = []
  /// The tint around what is being made.
  private var tint: Color
  /// What texts and template images have in an effect that lets them shine; nil outside of one.
  var vibrantColor: Color?
  /// How deep containers are embedded in one another.
  var embedding: [String] = []

  init(file index: Int, traits: ControlTraits, work: StoryboardWork) {
    fileIndex = index
    file = work.files.files[index].path
    document = work.files.files[index].document
    self.traits = traits
    self.work = work
    tint = traits.tint
    if let global = document.globalTint, let color = work.palette(document).color(global) { tint = color }
  }

  /// What controls adapt to here.
  var here: ControlTraits {
    var traits = traits
    traits.tint = tint
    return traits
  }

  var palette: Palette { work.palette(document) }

  /// Tells of something that is drawn otherwise than the file means.
  mutating func warn(_ message: String, _ element: String, at place: InterfacePlace) {
    work.warn("\(element): \(message)", file: file, at: place)
  }

  /// A colour; nil, with a warning, where nobody says what it is.
  mutating func color(_ color: InterfaceColor?, of view: InterfaceView) -> Color? {
    guard let color else { return nil }
    if let known = palette.color(color) { return known }
    switch color {
    case .named(let name):
      warn("the colour '\(name)' is in no catalogue, nor in the file", view.element, at: view.place)
    case .system(let name): warn("the system colour '\(name)' is not known", view.element, at: view.place)
    case .fixed: break
    }
    return nil
  }

  // MARK: Views

  /// A view with everything inside, in its superview.
  mutating func node(_ view: InterfaceView, frame: Rect? = nil) -> SceneNode {
    let outer = tint
    defer { tint = outer }
    if let vibrantColor { tint = vibrantColor } else if let own = color(view.tintColor, of: view) { tint = own }
    let frame = frame ?? places.frames[view.id] ?? view.frame ?? .zero
    var node = SceneNode(frame, at: view.place)
    (node.view.name, node.view.aliases) = names(of: view)
    readCommon(view, &node)
    node.children = contents(of: view, &node)
    for attribute in view.attributes { apply(attribute, to: &node, of: view) }
    if case .visualEffect = view.content { settleContentView(of: view, in: &node) }
    return node
  }

  private mutating func readCommon(_ view: InterfaceView, _ node: inout SceneNode) {
    node.view.alpha = view.alpha
    node.view.isHidden = view.isHidden
    node.view.backgroundColor = color(view.backgroundColor, of: view)
    node.view.clipsToBounds = view.clipsSubviews
    // Labels, images and effects start out see-through, whatever a file leaves unsaid.
    switch view.content {
    case .label, .image, .visualEffect: node.view.isOpaque = false
    default: node.view.isOpaque = view.isOpaque
    }
  }

  /// The subviews, scrolled where they are in a scroll view.
  mutating func subviews(of view: InterfaceView) -> [SceneNode] {
    view.subviews.map { node($0) }
  }

  /// What the view's class shows, with its subviews.
  private mutating func contents(of view: InterfaceView, _ node: inout SceneNode) -> [SceneNode] {
    switch view.content {
    case .view, .stack, .collectionCell: return subviews(of: view)
    case .other: return subviews(of: view)
    case .label(let label): return labelParts(label, view, &node) + subviews(of: view)
    case .textView(let text): return textViewParts(text.label, view, node) + subviews(of: view)
    case .image(let picture):
      readImage(picture, view, &node)
      return subviews(of: view)
    case .button(let button): return buttonParts(button, view, node) + subviews(of: view)
    case .scroll: return scrolled(subviews(of: view), view)
    case .table(let table): return rows(of: table, view, &node)
    case .tableCell(let cell): return cellParts(cell, view, node)
    case .collection(let collection): return items(of: collection, view, &node)
    case .visualEffect(let effect): return effectParts(effect, view, &node)
    case .container: return embedded(in: view, node) + subviews(of: view)
    case .navigationBar(let bar, let items): return barParts(bar, items, view, &node)
    case .toolbar(let bar, let items): return barParts(bar, items, view, &node)
    case .tabBar(let bar, let items, let selected): return barParts(bar, items, selected, view, &node)
    default: return controlParts(view, &node) + subviews(of: view)
    }
  }

  /// Parts of a control as views; what they show in the tint takes it along.
  func nodes(_ parts: [ControlPart], at place: InterfacePlace) -> [SceneNode] {
    parts.map { part in
      var view = part.view
      view.name = nil
      if case .image(let image) = view.content, let tint = image.templateTint { view.tintColor = tint }
      return SceneNode(view, children: nodes(part.children, at: place), at: place)
    }
  }

  // MARK: Names

  /// The view's outlet, `userLabel`, accessibility identifier or id: the first that is there, and free. It answers to all of them.
  private mutating func names(of view: InterfaceView) -> (own: String?, all: [String]) {
    let called = [outlets[view.id], view.userLabel, view.accessibilityIdentifier, view.hasMadeUpID ? nil : view.id]
      .compactMap { $0 }.filter { !$0.isEmpty }
    for candidate in called {
      let name = candidate.replacing("/", with: "∕")
      // A number would be taken for a subview's index.
      guard !name.isEmpty, Int(name) == nil, names.insert(name).inserted else { continue }
      return (name, called)
    }
    return (nil, called)
  }

  /// Lets outlets name views.
  mutating func take(_ connections: InterfaceConnections) {
    for outlet in connections.outlets where outlets[outlet.destination] == nil {
      guard !Self.quietOutlets.contains(outlet.property) else { continue }
      outlets[outlet.destination] = outlet.property
    }
  }

  /// Outlets that name no views.
  private static let quietOutlets: Set<String> = [
    "view", "delegate", "dataSource", "gestureRecognizers", "prefetchDataSource", "dragDelegate", "dropDelegate",
  ]
}

/// What all views of a film share: assets, images by number, and warnings.
struct StoryboardWork {
  var files: StoryboardFiles
  var assets: StoryboardAssets
  let isDark: Bool
  /// Pixels per point of the screen that views are laid out for.
  let scale: Double
  /// As scene files in the storyboard's folder write them, and where each is asked for first.
  private(set) var images: [(path: String, place: InterfacePlace)] = []
  /// What is drawn otherwise than the files mean, and what of them a phone ignores.
  private(set) var notes: [Scene.Note] = []
  private var noted: Set<Scene.Note> = []
  /// What no phone would come past.
  private(set) var errors: [Diagnostic] = []
  /// What is probably mistyped in modifiers, in the order of views.
  var mistakes: [Scene.Note] = []
  /// The names of the prototypes that cells repeat, by the cells' paths.
  var prototypes: [String: String] = [:]
  /// Prototypes by name: what is the same in all cells that repeat one.
  var bodies: [String: SceneNode] = [:]
  /// Views of cells so far.
  var madeViews = 0
  /// Attributes of the app's own classes, for `inspect`.
  var foreign: [ForeignAttribute] = []

  init(files: StoryboardFiles, assets: StoryboardAssets, isDark: Bool, scale: Double) {
    self.files = files
    self.assets = assets
    self.isDark = isDark
    self.scale = scale
  }

  func palette(_ document: InterfaceDocument) -> Palette {
    let assets = assets
    return Palette(isDark: isDark, resources: document.resources, set: { assets.color($0) })
  }

  mutating func warn(_ message: String, file: String, at place: InterfacePlace) {
    note(Scene.Note(.approximated, Self.diagnostic(message, .warning, file, place)))
  }

  private mutating func note(_ note: Scene.Note) { if noted.insert(note).inserted { notes.append(note) } }

  private static func diagnostic(
    _ message: String, _ severity: Diagnostic.Severity, _ file: String, _ place: InterfacePlace
  ) -> Diagnostic {
    Diagnostic(file: file, line: place.line, column: place.column, severity: severity, message: message)
  }

  // MARK: What Hero reads

  /// What Hero makes of a `heroModifierString`; nil: no modifiers.
  mutating func heroModifiers(
    _ text: String, of view: InterfacePlace, file: String, at place: InterfacePlace
  ) -> [Modifier]? {
    do throws(HeroString.Problem) {
      return taken(try HeroString.modifiers(text), of: "heroModifierString", file, place, view)
    } catch {
      fail(error, of: "heroModifierString", file, place)
      return nil
    }
  }

  /// What Hero makes of an animation type's string.
  mutating func heroAnimation(
    _ text: String, of keyPath: String, file: String, at place: InterfacePlace
  ) -> AnimationType {
    do throws(HeroString.Problem) {
      return taken(try HeroString.animation(text), of: keyPath, file, place)
    } catch {
      fail(error, of: keyPath, file, place)
      return .auto
    }
  }

  private mutating func taken<Value>(
    _ reading: HeroString.Reading<Value>, of keyPath: String, _ file: String, _ place: InterfacePlace,
    _ view: InterfacePlace? = nil
  ) -> Value {
    for loss in reading.losses {
      note(
        Scene.Note(
          .ignoredByHero, Self.diagnostic("\(keyPath): \(loss.text) (S5)", .warning, file, place),
          remedy: reading.remedy, element: view.map { SourceLocation(line: $0.line, column: $0.column) }))
    }
    return reading.value
  }

  private mutating func fail(
    _ problem: HeroString.Problem, of keyPath: String, _ file: String, _ place: InterfacePlace
  ) {
    fail("\(keyPath): \(problem.text)", file: file, at: place)
  }

  /// Tells of something that the scene cannot have; cells of a prototype say it once.
  mutating func fail(_ message: String, file: String, at place: InterfacePlace) {
    let error = Self.diagnostic(message, .error, file, place)
    if !errors.contains(error) { errors.append(error) }
  }

  /// Whether an attribute names a property of Swift's `hero`, which key-value coding does not find; it is noted.
  mutating func ignoresSwiftPath(
    _ attribute: InterfaceAttribute, of view: InterfacePlace? = nil, file: String
  ) -> Bool {
    guard attribute.keyPath.hasPrefix("hero.") else { return false }
    let plain = Self.swiftPaths[attribute.keyPath]
    note(
      Scene.Note(
        .ignoredByHero,
        Self.diagnostic(
          "'\(attribute.keyPath)' is Swift's alone: a phone logs \"Failed to set (\(attribute.keyPath))\" and goes on (S5)",
          .warning, file, attribute.place),
        remedy: plain.map { Scene.Note.Remedy(change: "write the attribute '\($0)'") },
        element: view.map { SourceLocation(line: $0.line, column: $0.column) }))
    return true
  }

  /// What Interface Builder calls the properties of `hero`.
  private static let swiftPaths = [
    "hero.id": "heroID", "hero.modifierString": "heroModifierString", "hero.isEnabled": "isHeroEnabled",
    "hero.isEnabledForSubviews": "isHeroEnabledForSubviews",
    "hero.modalAnimationTypeString": "heroModalAnimationTypeString",
    "hero.navigationAnimationTypeString": "heroNavigationAnimationTypeString",
    "hero.tabBarAnimationTypeString": "heroTabBarAnimationTypeString",
  ]

  /// An image as controls take it.
  mutating func image(_ name: String, at place: InterfacePlace) -> (image: ControlImage, isTemplate: Bool?)? {
    assets.image(name).map { (control($0, place), $0.isTemplate) }
  }

  /// The drawing that stands for a symbol of iOS beside a font of so many points and of a weight.
  mutating func symbol(_ name: String, points: Double?, weight: Int?) -> (image: ControlImage, isTemplate: Bool?)? {
    let points = points ?? SystemSymbol.standardPoints
    guard let symbol = SystemSymbol.standing(for: name, points: points, weight: weight ?? SystemSymbol.regular) else {
      return nil
    }
    return (
      control(StoryboardAssets.Found(path: symbol.path, size: symbol.pictureSize(scale: scale), isTemplate: true)), true
    )
  }

  private mutating func control(
    _ found: StoryboardAssets.Found, _ place: InterfacePlace = InterfacePlace()
  ) -> ControlImage {
    ControlImage(number(of: found.path, at: place), size: found.size, isTemplate: found.isTemplate ?? false)
  }

  /// The number of an image in `images`.
  mutating func number(of path: String, at place: InterfacePlace = InterfacePlace()) -> Int {
    if let known = images.firstIndex(where: { $0.path == path }) { return known }
    images.append((path, place))
    return images.count - 1
  }
}

/// A user defined runtime attribute that only the app's own class knows.
package struct ForeignAttribute: Equatable, Sendable {
  package var file: String
  /// The element that it stands in.
  package var element: String
  /// Its key path.
  package var keyPath: String
  package var place: InterfacePlace
}
