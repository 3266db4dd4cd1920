import HeroCatalog
import HeroGeometry
import HeroJSON
import HeroModel

/// Reads the canvas: its size, its margins, how the phone is set, and what the command line says of them.
struct CanvasReader {
  let reader: ValueReader
  private var colors: ColorReader { ColorReader(reader) }

  init(_ reader: ValueReader) { self.reader = reader }

  /// The canvas of a scene, with the command line's overrides on top.
  func readCanvas(_ cursor: JSONCursor?, scene: JSONCursor, override: CanvasOverride) {
    var size: Size?
    var scale: Double?
    var isLandscape = false
    var preset: DevicePreset?
    var safeArea: EdgeInsets?
    if let cursor, reader.isObject(cursor, keys: SceneKeys.canvas, what: "a canvas object") {
      let width = reader.number(cursor.member("width"), .positive)
      let height = reader.number(cursor.member("height"), .positive)
      isLandscape = reader.choice(cursor.member("orientation"), Orientation.self) == .landscape
      if let device = cursor.member("device") {
        for key in ["width", "height"] {
          if let other = cursor.member(key) { reader.log.report("give either 'device' or '\(key)'", at: other) }
        }
        if let name = reader.name(device, what: "a device's name") {
          if let named = DevicePreset.named(name) {
            noteFamily(name, place: device.place, path: device.path)
            preset = named
            reader.design = LayoutGround(named, isLandscape: isLandscape)
            size = reader.design.size
            scale = named.scale
          } else {
            reader.log.report(DevicePreset.problem(name), at: device)
          }
        }
      } else {
        if let orientation = cursor.member("orientation") {
          reader.log.report("'orientation' goes with 'device'; exchange width and height instead", at: orientation)
        }
        for key in ["width", "height"] where cursor.member(key) == nil && override.device == nil {
          if (key == "width" ? override.width : override.height) == nil {
            reader.log.report("missing key '\(key)'; give width and height, or a device", at: cursor)
          }
        }
        if let width, let height { size = Size(width: width, height: height) }
        // The command line may give the side that the scene leaves out.
        if size == nil, override.width != nil || override.height != nil {
          size = Size(width: width ?? override.width ?? 1, height: height ?? override.height ?? 1)
        }
      }
      if let own = cursor.member("safeArea"), cursor.member("device") != nil {
        reader.log.report("give either 'device' or 'safeArea'", at: own)
      }
      safeArea = InsetsReader(reader).insets(cursor.member("safeArea"))
      scale = reader.number(cursor.member("scale"), .positive) ?? scale
      readLook(cursor, override)
      reader.canvas.background = colors.color(cursor.member("background")) ?? .black
    } else if cursor == nil {
      readLook(nil, override)
      if override.device == nil, override.width == nil || override.height == nil {
        reader.log.report("missing key 'canvas'", at: scene)
      }
    }
    reader.canvas.size = size ?? Size(width: 1, height: 1)
    reader.canvas.scale = scale ?? 2
    if reader.design.size != reader.canvas.size { reader.design = LayoutGround(size: reader.canvas.size) }
    if let safeArea { reader.design = LayoutGround(size: reader.canvas.size, safeArea: safeArea, isDevice: true) }
    reader.ground = reader.design
    apply(override, preset, isLandscape: override.orientation.map { $0 == .landscape } ?? isLandscape)
    if reader.ground.size != reader.canvas.size { reader.ground = LayoutGround(size: reader.canvas.size) }
    // Without a size of its own the scene is drawn for the canvas that it is given.
    if size == nil { reader.design = reader.ground }
    reader.canvas.safeArea = DevicePreset.SafeArea(reader.ground.safeArea)
    reader.canvas.statusBar = statusBar(cursor?.member("statusBar"), override)
    reader.sceneNames["safeArea"] = reader.ground.safeArea.node(at: (cursor ?? scene).place)
    _ = reader.isFine(reader.canvas.frameProblem, at: cursor ?? scene)
    reader.assets.scale = reader.canvas.scale
  }

  /// How the phone is set: the command line's words, else the canvas's.
  private func readLook(_ cursor: JSONCursor?, _ override: CanvasOverride) {
    let own = (
      reader.choice(cursor?.member("appearance"), Appearance.self),
      reader.choice(cursor?.member("layoutDirection"), LayoutDirection.self),
      reader.choice(cursor?.member("textSize"), ContentSizeCategory.self),
      reader.bool(cursor?.member("reducedMotion"))
    )
    reader.canvasAppearance = override.appearance ?? own.0 ?? .light
    reader.appearance = reader.canvasAppearance
    reader.canvas.barColors = .plain(isDark: reader.canvasAppearance == .dark)
    reader.canvas.layoutDirection = override.layoutDirection ?? own.1 ?? .leftToRight
    reader.canvas.textSize = override.textSize ?? own.2 ?? .large
    reader.canvas.isMotionReduced = override.isMotionReduced ?? own.3 ?? false
  }

  /// A device's status bar stands in its safe area.
  private func statusBar(_ cursor: JSONCursor?, _ override: CanvasOverride) -> StatusBar? {
    let styles = StatusBar.Style.words(on: reader.canvasAppearance).map { ($0, Optional($1)) } + [("none", nil)]
    guard let cursor, let style = reader.choice(cursor, styles) ?? nil else { return nil }
    guard reader.ground.isDevice else {
      if override.width != nil || override.height != nil {
        let size = "\(reader.canvas.size.width.plain)x\(reader.canvas.size.height.plain)"
        reader.log.noteOfCanvas(
          "\(size) is not the size of a device, so no status bar shows; give a size that `herorender devices` lists",
          place: cursor.place, path: cursor.path)
        return nil
      }
      reader.log.report(
        "a status bar belongs to a device; give 'device', or the width and height of one", at: cursor)
      return nil
    }
    return StatusBar(style: style, safeArea: reader.canvas.safeArea)
  }

  /// Says which device stands for a family: another one may with a later version.
  private func noteFamily(_ name: String, place: TextPlace? = nil, path: JSONPath = .root) {
    guard let message = DevicePreset.familyNote(name) else { return }
    reader.log.noteOfCanvas("device \(message); name the device to keep it", place: place, path: path)
  }

  /// - Parameter own: The scene's device.
  private func apply(_ override: CanvasOverride, _ own: DevicePreset?, isLandscape: Bool) {
    let problems = override.problems
    for problem in problems { reader.log.tell(Diagnostic(file: reader.log.file, message: problem)) }
    guard problems.isEmpty else { return }
    if let name = override.device, let preset = DevicePreset.named(name) {
      noteFamily(name)
      reader.ground = LayoutGround(preset, isLandscape: isLandscape)
      reader.canvas.size = reader.ground.size
      reader.canvas.scale = preset.scale
    } else if override.orientation != nil, let own {
      reader.ground = LayoutGround(own, isLandscape: isLandscape)
      reader.canvas.size = reader.ground.size
    }
    let size = override.turned(reader.canvas.size)
    reader.canvas.size = Size(width: override.width ?? size.width, height: override.height ?? size.height)
    reader.canvas.scale = override.scale(reader.canvas)
  }
}

extension DevicePreset.SafeArea {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
