import HeroCatalog
import HeroGeometry
import HeroJSON
import HeroModel

extension SceneReader {
  /// The canvas of a scene, with the command line's overrides on top.
  mutating func readCanvas(_ cursor: JSONCursor?, scene: JSONCursor, override: CanvasOverride) {
    var size: Size?
    var scale: Double?
    var isLandscape = false
    var safeArea: EdgeInsets?
    if let cursor, isObject(cursor, keys: SceneKeys.canvas, what: "a canvas object") {
      let width = number(cursor.member("width"), .positive)
      let height = number(cursor.member("height"), .positive)
      isLandscape =
        choice(cursor.member("orientation"), [("portrait", false), ("landscape", true)]) ?? false
      if let device = cursor.member("device") {
        for key in ["width", "height"] {
          if let other = cursor.member(key) { report("give either 'device' or '\(key)'", at: other) }
        }
        if let name = name(device, what: "a device's name") {
          if let preset = DevicePreset.named(name) {
            noteFamily(name, place: device.place, path: device.path)
            design = LayoutGround(preset, isLandscape: isLandscape)
            size = design.size
            scale = preset.scale
          } else {
            report(DevicePreset.problem(name), at: device)
          }
        }
      } else {
        if let orientation = cursor.member("orientation") {
          report("'orientation' goes with 'device'; exchange width and height instead", at: orientation)
        }
        for key in ["width", "height"] where cursor.member(key) == nil && override.device == nil {
          if (key == "width" ? override.width : override.height) == nil {
            report("missing key '\(key)'; give width and height, or a device", at: cursor)
          }
        }
        if let width, let height { size = Size(width: width, height: height) }
        // The command line may give the side that the scene leaves out.
        if size == nil, override.width != nil || override.height != nil {
          size = Size(width: width ?? override.width ?? 1, height: height ?? override.height ?? 1)
        }
      }
      if let own = cursor.member("safeArea"), cursor.member("device") != nil {
        report("give either 'device' or 'safeArea'", at: own)
      }
      safeArea = insets(cursor.member("safeArea"))
      scale = number(cursor.member("scale"), .positive) ?? scale
      readLook(cursor, override)
      canvas.background = color(cursor.member("background")) ?? .black
    } else if cursor == nil {
      readLook(nil, override)
      if override.device == nil, override.width == nil || override.height == nil {
        report("missing key 'canvas'", at: scene)
      }
    }
    canvas.size = size ?? Size(width: 1, height: 1)
    canvas.scale = scale ?? 2
    if design.size != canvas.size { design = LayoutGround(size: canvas.size) }
    if let safeArea { design = LayoutGround(size: canvas.size, safeArea: safeArea, isDevice: true) }
    ground = design
    apply(override, isLandscape: isLandscape)
    if ground.size != canvas.size { ground = LayoutGround(size: canvas.size) }
    // Without a size of its own the scene is drawn for the canvas that it is given.
    if size == nil { design = ground }
    canvas.safeArea = DevicePreset.SafeArea(ground.safeArea)
    canvas.statusBar = statusBar(cursor?.member("statusBar"), override)
    sceneNames["safeArea"] = ground.safeArea.node(at: (cursor ?? scene).place)
    _ = isFine(canvas.frameProblem, at: cursor ?? scene)
    assets.scale = canvas.scale
  }

  /// How the phone is set: the command line's words, else the canvas's.
  private mutating func readLook(_ cursor: JSONCursor?, _ override: CanvasOverride) {
    let own = (
      choice(cursor?.member("appearance"), Appearance.self),
      choice(cursor?.member("layoutDirection"), LayoutDirection.self),
      choice(cursor?.member("textSize"), ContentSizeCategory.self)
    )
    canvasAppearance = override.appearance ?? own.0 ?? .light
    appearance = canvasAppearance
    canvas.barColors = .plain(isDark: canvasAppearance == .dark)
    canvas.layoutDirection = override.layoutDirection ?? own.1 ?? .leftToRight
    canvas.textSize = override.textSize ?? own.2 ?? .large
  }

  /// The styles of a status bar by name, on an appearance.
  static func statusBarStyles(on appearance: Appearance) -> [(String, StatusBar.Style)] {
    [("auto", StatusBar.Style(on: appearance))] + StatusBar.Style.allCases.map { ($0.rawValue, $0) }
  }

  /// A device's status bar stands in its safe area.
  private mutating func statusBar(_ cursor: JSONCursor?, _ override: CanvasOverride) -> StatusBar? {
    let styles = Self.statusBarStyles(on: canvasAppearance).map { ($0, Optional($1)) } + [("none", nil)]
    guard let cursor, let style = choice(cursor, styles) ?? nil else { return nil }
    guard ground.isDevice else {
      if override.width != nil || override.height != nil {
        let size = "\(canvas.size.width.plain)x\(canvas.size.height.plain)"
        noteOfCanvas(
          "\(size) is not the size of a device, so no status bar shows; give a size that `herorender devices` lists",
          place: cursor.place, path: cursor.path)
        return nil
      }
      report(
        "a status bar belongs to a device; give 'device', or the width and height of one", at: cursor)
      return nil
    }
    return StatusBar(style: style, safeArea: canvas.safeArea)
  }

  /// Says which device stands for a family: another one may with a later version.
  private mutating func noteFamily(_ name: String, place: TextPlace? = nil, path: JSONPath = .root) {
    guard let message = DevicePreset.familyNote(name) else { return }
    noteOfCanvas("device \(message); name the device to keep it", place: place, path: path)
  }

  /// Notes how the canvas is otherwise than it was asked for; without a place by the command line.
  private mutating func noteOfCanvas(_ message: String, place: TextPlace? = nil, path: JSONPath = .root) {
    notes.append(
      Scene.Note(
        .approximated,
        Diagnostic(
          file: file, line: place.map { Int($0.line) } ?? 0, column: place.map { Int($0.column) } ?? 0,
          severity: .warning, jsonPath: place == nil ? "" : path.text, message: message)))
  }

  private mutating func apply(_ override: CanvasOverride, isLandscape: Bool) {
    let problems = override.problems
    for problem in problems { tell(Diagnostic(file: file, message: problem)) }
    guard problems.isEmpty else { return }
    if let name = override.device, let preset = DevicePreset.named(name) {
      noteFamily(name)
      ground = LayoutGround(preset, isLandscape: isLandscape)
      canvas.size = ground.size
      canvas.scale = preset.scale
    }
    canvas.size = Size(
      width: override.width ?? canvas.size.width, height: override.height ?? canvas.size.height)
    canvas.scale = override.scale(canvas)
  }
}

extension DevicePreset.SafeArea {
  fileprivate init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension DevicePreset {
  /// The screen in points, on its side or not.
  package func size(isLandscape: Bool) -> Size {
    isLandscape ? Size(width: size.height, height: size.width) : size
  }
}
