import HeroCatalog
import HeroControls
internal import HeroFiles
import HeroGeometry
package import HeroJSON
package import HeroModel
internal import HeroScene
package import InterfaceBuilder
import InterfaceLayout

/// A storyboard's transition, or a xib, said as a scene file says it.
package struct StoryboardScene {
  /// The storyboard as diagnostics name it.
  package let path: String
  /// The scene, with the storyboard's places.
  package let document: JSONNode
  /// What is drawn otherwise than the file means, and what of it a phone ignores, in file order.
  package let notes: [Scene.Note]
  /// Runtime attributes that only the app's own classes know.
  package let foreign: [ForeignAttribute]
  /// The storyboard and those that it leads to.
  package let files: StoryboardFiles
  /// The segue that is filmed; nil: the film is a picture.
  package let segue: InterfaceSegue?
  /// What people may call views, best first, by their places in the storyboard.
  private let names: [TextPlace: [String]]
  /// Every file that was read so far.
  private let readFiles: [String]
  /// Folders that assets may come from besides the storyboard's own.
  package let roots: [String]
  let options: StoryboardOptions

  /// Reads a file and works out what is on screen.
  ///
  /// - Parameters:
  ///   - path: A `.storyboard` or `.xib`.
  ///   - textMeasure: Of whoever draws.
  /// - Throws: `SceneError` where the file cannot be read, or names a controller, storyboard or segue that is not there.
  package init(path: String, options: StoryboardOptions, textMeasure: TextMeasure) throws(SceneError) {
    self.path = path
    self.options = options
    let (made, read) = try ReadFiles.during { () throws(SceneError) in
      let file = try StoryboardFiles.file(path)
      let ground = try StoryboardGround(file, path: path, options.canvas)
      let files = StoryboardFiles(
        file, path: path, traits: ground.isOther ? InterfaceTraits(screen: ground.size) : nil)
      var builder = SceneBuilder(files: files, ground: ground, options: options, path: path, textMeasure: textMeasure)
      let document = file.kind == .xib ? try builder.picture() : try builder.film()
      return (document, builder)
    }
    let builder = made.1
    document = made.0
    readFiles = read
    self.files = builder.work.files
    segue = builder.segue
    names = Dictionary(
      builder.work.names.map { ($0.key.place.text, $0.value) }, uniquingKeysWith: { $0 + $1 })
    roots = builder.work.assets.roots
    foreign = builder.work.foreign
    guard builder.work.errors.isEmpty else { throw SceneError(builder.work.errors) }
    notes = builder.work.notes.enumerated().sorted { one, other in
      let (left, right) = (one.element.diagnostic, other.element.diagnostic)
      return (left.file, left.line, left.column, one.offset) < (right.file, right.line, right.column, other.offset)
    }.map(\.element)
  }

  /// The scene, validated and with its assets read.
  ///
  /// Throws `SceneError` with places of the storyboard.
  package func scene(isForDrawing: Bool = true, textMeasure: TextMeasure) throws(SceneError) -> Scene {
    var canvas = CanvasOverride(scale: options.canvas.scale)
    canvas.pixelWidth = options.canvas.pixelWidth
    var loader = SceneLoader(canvasOverride: canvas, textMeasure: textMeasure)
    loader.isForDrawing = isForDrawing
    loader.moreAssetRoots = roots
    do throws(SceneError) {
      let bytes = Array(document.value.line.utf8)
      var (scene, read) = try ReadFiles.during { () throws(SceneError) in
        try loader.load(document: document, bytes: bytes, file: path, folder: FilePath.folder(of: path))
      }
      scene.files = readFiles + read
      scene.forgetPaths()
      scene.take(names)
      scene.notes += notes
      return scene
    } catch {
      throw SceneError(
        error.diagnostics.map { diagnostic in
          var diagnostic = diagnostic
          diagnostic.jsonPath = ""
          return diagnostic
        })
    }
  }
}

extension Scene {
  /// Lets views answer to all that the storyboard calls them; parts of a control stand at its place and are not meant.
  fileprivate mutating func take(_ names: [TextPlace: [String]]) {
    for screen in screens.indices { screens[screen].take(names) }
    for step in steps.indices {
      for key in steps[step].screenChanges.keys { steps[step].screenChanges[key]?.take(names) }
    }
  }

  /// The ways through the JSON that was made up tell nobody anything.
  fileprivate mutating func forgetPaths() {
    for screen in screens.indices {
      screens[screen].location.jsonPath = ""
      for view in screens[screen].views.indices { screens[screen].views[view].location.jsonPath = "" }
    }
    for step in steps.indices { steps[step].location.jsonPath = "" }
    for note in notes.indices { notes[note].diagnostic.jsonPath = "" }
  }
}

extension Screen {
  fileprivate mutating func take(_ names: [TextPlace: [String]]) {
    for index in views.indices {
      let location = views[index].location
      if let parent = views[index].parent, views[parent].location == location { continue }
      let place = TextPlace(line: Int32(clamping: location.line), column: Int32(clamping: location.column))
      views[index].aliases = names[place] ?? []
    }
  }
}

/// What a storyboard's screens are laid out on.
struct StoryboardGround {
  /// Points.
  let size: Size
  /// Pixels per point.
  let scale: Double
  /// The device that has that size; nil for other sizes.
  let device: DevicePreset?
  let isLandscape: Bool
  /// Whether it is another than the file's own.
  let isOther: Bool
  let isDark: Bool

  /// Of the file's own canvas, or of the command line's.
  ///
  /// Throws `SceneError` for a device that is not known.
  init(_ file: InterfaceFile, path: String, _ override: CanvasOverride) throws(SceneError) {
    let document = file.document()
    let canvas = document.canvas
    isDark = canvas.appearance == "dark"
    isLandscape = canvas.isLandscape
    let own = Self.ownSize(document)
    if let name = override.device {
      guard let preset = DevicePreset.named(name) else {
        throw SceneError([
          Diagnostic(file: path, message: "device of the command line: \(DevicePreset.problem(name))")
        ])
      }
      device = preset
      size = preset.size(isLandscape: canvas.isLandscape)
      scale = preset.scale
    } else {
      size = Size(width: override.width ?? own.width, height: override.height ?? own.height)
      scale = canvas.scale
      device = Self.device(size, canvas)
    }
    isOther = size != own
  }

  /// The first controller's own size, or the device's; of a xib its first view's.
  private static func ownSize(_ document: InterfaceDocument) -> Size {
    if document.kind == .xib {
      guard let size = document.scenes.first?.views.first?.frame?.size, size.width > 0, size.height > 0 else {
        return document.canvas.size
      }
      return size
    }
    let first = document.initialController.flatMap { document.controller(id: $0) } ?? document.controllers.first
    return first?.freeformSize ?? document.canvas.size
  }

  private static func device(_ size: Size, _ canvas: InterfaceCanvas) -> DevicePreset? {
    let fitting = DevicePreset.all.filter { $0.size(isLandscape: canvas.isLandscape) == size }
    return fitting.first { $0.scale == canvas.scale && $0.safeArea.top == canvas.safeArea.top }
      ?? fitting.first { $0.scale == canvas.scale } ?? fitting.first
  }

  /// Kept free by the device, points.
  var safeArea: EdgeInsets {
    guard let device else { return EdgeInsets() }
    let area = isLandscape ? device.landscapeSafeArea : device.safeArea
    return EdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
  }
}
