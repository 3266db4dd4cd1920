import HeroCatalog
import HeroControls
internal import HeroFiles
import HeroGeometry
package import HeroModel
internal import HeroScene
package import InterfaceBuilder
import InterfaceLayout

/// A storyboard's transition, or a xib, as a scene.
package struct StoryboardScene {
  /// The storyboard as diagnostics name it.
  package let path: String
  /// What is drawn otherwise than the file means, and what of it a phone ignores, in file order.
  package let notes: [Scene.Note]
  /// The pictures that the scene shows, each once in the order of screens, and where each is asked for first.
  let pictures: [(path: String, place: InterfacePlace)]
  /// The scene before its pictures are read: images are indices into `pictures`.
  private let plan: Scene
  private let builder: SceneBuilder
  /// Every file that was read so far.
  private let readFiles: [String]

  /// Reads a file and works out what is on screen.
  ///
  /// - Parameters:
  ///   - path: A `.storyboard` or `.xib`.
  ///   - textMeasure: Of whoever draws.
  /// - Throws: `SceneError` where the file cannot be read, names a controller, storyboard or segue that is not there, or holds what no scene
  ///   may hold.
  package init(path: String, options: StoryboardOptions, textMeasure: TextMeasure) throws(SceneError) {
    self.path = path
    var plan: Scene
    ((plan, builder), readFiles) = try ReadFiles.during { () throws(SceneError) in
      let file = try StoryboardFiles.file(path)
      let ground = try StoryboardGround(file, path: path, options.canvas)
      let files = StoryboardFiles(
        file, path: path, traits: ground.isOther ? InterfaceTraits(screen: ground.size) : nil,
        textSize: options.canvas.textSize ?? .large)
      var builder = SceneBuilder(files: files, ground: ground, options: options, path: path, textMeasure: textMeasure)
      let scene = file.kind == .xib ? try builder.picture() : try builder.film()
      return (scene, builder)
    }
    guard builder.work.errors.isEmpty else { throw SceneError(builder.work.errors.inFileOrder { $0 }) }
    let images = builder.work.images
    var numbers: [Int] = []
    plan.takeImages { image in
      if !numbers.contains(image) { numbers.append(image) }
      return TakenImage(index: numbers.firstIndex(of: image) ?? 0)
    }
    self.plan = plan
    pictures = numbers.map { images[$0] }
    let family = options.canvas.device.flatMap(DevicePreset.familyNote).map { note in
      Scene.Note(
        .approximated,
        Diagnostic(file: path, severity: .warning, message: "device \(note); name the device to keep it"))
    }
    notes = [family].compactMap(\.self) + builder.work.notes.inFileOrder(\.diagnostic)
  }

  /// Runtime attributes that only the app's own classes know.
  package var foreign: [ForeignAttribute] { builder.work.foreign }
  /// The storyboard and those that it leads to.
  package var files: StoryboardFiles { builder.work.files }
  /// The segues that are filmed, in the film's order; without any, the film is a picture.
  package var segues: [InterfaceSegue] { builder.segues }
  /// Folders that assets may come from besides the storyboard's own.
  package var roots: [String] { builder.work.assets.roots }
  /// As scene files in the storyboard's folder write them.
  var fonts: [String] { builder.fonts }

  /// The scene with its pictures read.
  ///
  /// Throws `SceneError` with places of the storyboard.
  package func scene(isForDrawing: Bool = true) throws(SceneError) -> Scene {
    var (scene, assets) = (plan, builder.assets)
    assets.isForDrawing = isForDrawing
    let (problems, read) = ReadFiles.during {
      assets.prepare(pictures.map(\.path))
      var problems: [Diagnostic] = []
      let taken = pictures.map { picture in
        do throws(FileProblem) {
          let (index, isTemplate) = try assets.image(picture.path, builder.ground.isDark ? .dark : .light)
          return TakenImage(index: index, size: assets.images[index].size, isTemplate: isTemplate ?? false)
        } catch {
          problems.append(
            Diagnostic(
              file: path, line: picture.place.line, column: picture.place.column,
              message: "image '\(picture.path)': \(error.message)"))
          return TakenImage(index: 0)
        }
      }
      scene.takeImages { taken[$0] }
      return problems
    }
    guard problems.isEmpty else { throw SceneError(problems.inFileOrder { $0 }) }
    scene.images = assets.images
    scene.files = readFiles + read
    scene.notes += notes
    scene.digest = assets.digest(with: Array(text(pictures: pictures.map(\.path), fonts: fonts).utf8))
    return scene
  }

  /// The scene as a file with paths of its pictures and fonts.
  func text(pictures: [String], fonts: [String]) -> String {
    let ground = builder.ground
    return SceneWriter(
      plan, images: pictures, fonts: fonts, device: ground.device.map { ($0, ground.isLandscape) },
      prototypes: builder.work.prototypes
    ).text
  }
}

extension Array {
  /// In the order of lines and columns of each file.
  fileprivate func inFileOrder(_ diagnostic: (Element) -> Diagnostic) -> [Element] {
    enumerated().sorted { one, other in
      let (left, right) = (diagnostic(one.element), diagnostic(other.element))
      return (left.file, left.line, left.column, one.offset) < (right.file, right.line, right.column, other.offset)
    }.map(\.element)
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
    isDark = override.appearance.map { $0 == .dark } ?? (canvas.appearance == "dark")
    let isLandscape = override.orientation.map { $0 == .landscape } ?? canvas.isLandscape
    self.isLandscape = isLandscape
    let own = Self.ownSize(document)
    var problems = override.problems
    if override.layoutDirection == .rightToLeft {
      problems.append("storyboards are laid out from left to right; a direction of rtl is for scenes")
    }
    guard problems.isEmpty else { throw SceneError(problems.map { Diagnostic(file: path, message: $0) }) }
    if let preset = override.device.flatMap(DevicePreset.named) {
      device = preset
      size = preset.size(isLandscape: isLandscape)
      scale = preset.scale
    } else {
      let turned = override.turned(own)
      size = Size(width: override.width ?? turned.width, height: override.height ?? turned.height)
      scale = canvas.scale
      device = Self.device(size, canvas, isLandscape: isLandscape)
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

  private static func device(_ size: Size, _ canvas: InterfaceCanvas, isLandscape: Bool) -> DevicePreset? {
    let fitting = DevicePreset.all.filter { $0.size(isLandscape: isLandscape) == size }
    return fitting.first { $0.scale == canvas.scale && $0.safeArea.top == canvas.safeArea.top }
      ?? fitting.first { $0.scale == canvas.scale } ?? fitting.first
  }

  /// Kept free by the device, points.
  var safeArea: DevicePreset.SafeArea {
    guard let device else { return DevicePreset.SafeArea(top: 0, left: 0, bottom: 0, right: 0) }
    return isLandscape ? device.landscapeSafeArea : device.safeArea
  }

  /// What the scene is drawn on.
  var canvas: Canvas { Canvas(size: size, scale: scale, safeArea: safeArea, barColors: .plain(isDark: isDark)) }
}
