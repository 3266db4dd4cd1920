internal import HeroFiles
import HeroGeometry
internal import HeroModel
import HeroSymbols
internal import InterfaceBuilder
import InterfaceLayout

extension ViewMaker {
  /// A controller's root view on a ground, with everything inside; a plain view where the controller has none.
  mutating func root(of controller: InterfaceController, on ground: InterfaceGround) -> SceneNode {
    let (outerPlaces, outerOutlets) = (places, outlets)
    defer { (places, outlets) = (outerPlaces, outerOutlets) }
    let bounds = Rect(origin: .zero, size: ground.size)
    outlets = [:]
    take(controller.connections)
    for view in controller.view?.tree ?? [] { take(view.connections) }
    if case .reference = controller.kind { return placeholder(of: controller, in: bounds) }
    guard let view = controller.view else {
      if let view = xibView(of: controller, on: ground) { return view }
      var plain = SceneNode(bounds, at: controller.place)
      plain.view.isOpaque = true
      return plain
    }
    let sizes = sizes
    places = InterfaceLayout(document, sizes: sizes).places(of: controller, on: ground)
    for remark in places.warnings { work.warn("\(remark.element): \(remark.message)", file: file, at: remark.place) }
    return node(view, frame: bounds)
  }

  /// The view of a xib that is a controller's; nil, with a warning, where the file has none.
  private mutating func xibView(of controller: InterfaceController, on ground: InterfaceGround) -> SceneNode? {
    let found: Int?
    do throws(StoryboardFiles.Missing) { found = try work.files.xib(of: controller, beside: file) } catch {
      let end = controller.nibName == nil ? "" : ", where an app on a phone would crash"
      warn("\(error.reason); a plain view takes its place\(end)", controller.element, at: controller.place)
      return nil
    }
    guard let found else { return nil }
    let xib = work.files.files[found]
    let scenes = xib.document.scenes
    let owner = scenes.flatMap(\.objects).first { $0.placeholder == "IBFilesOwner" }
    let id = owner?.connections.outlets.first { $0.property == "view" }?.destination
    let views = scenes.flatMap(\.views)
    guard let view = views.first(where: { $0.id == id }) else {
      let file = FilePath.name(of: xib.path)
      warn(
        "'\(file)', which its view comes from, sets no view of its owner; a plain view takes its place, "
          + "where an app on a phone would crash",
        controller.element, at: controller.place)
      return nil
    }
    let outer = (document, self.file, fileIndex)
    defer { (document, self.file, fileIndex) = outer }
    (document, file, fileIndex) = (xib.document, xib.path, found)
    if let owner { take(owner.connections) }
    return root(of: view, on: ground)
  }

  /// A screen that stands for a controller that is not there: its name on the plain ground.
  private func placeholder(of controller: InterfaceController, in bounds: Rect) -> SceneNode {
    var node = SceneNode(bounds, at: controller.place)
    node.view.isOpaque = true
    node.view.backgroundColor = traits.color(.systemBackground)
    var text = traits.text(controller.names.first ?? controller.id, 17, traits.color(.secondaryLabel))
    text.alignment = .center
    var label = SceneNode(
      Rect(x: 0, y: traits.pixels(bounds.size.height / 2 - 20), width: bounds.size.width, height: 40),
      at: controller.place)
    label.view.isOpaque = false
    label.view.content = .label(text)
    node.children = [label]
    return node
  }

  /// The root view of a xib on a ground, with everything inside.
  mutating func root(of view: InterfaceView, on ground: InterfaceGround) -> SceneNode {
    for view in view.tree { take(view.connections) }
    let sizes = sizes
    places = InterfaceLayout(document, sizes: sizes).places(of: view, on: ground)
    for remark in places.warnings { work.warn("\(remark.element): \(remark.message)", file: file, at: remark.place) }
    return node(view, frame: Rect(origin: .zero, size: ground.size))
  }

  /// What views ask for; an image that is nowhere has the size that the file keeps of it.
  private var sizes: InterfaceSizes {
    let (images, kept, symbols) = (work.assets, document.resources.images, document.resources.systemImages)
    return InterfaceSizes(traits: here) { name, points in
      if symbols.contains(name) {
        return SystemSymbol.standing(for: name, points: points ?? SystemSymbol.standardPoints)?.size
      }
      var assets = images
      return assets.image(name)?.size ?? kept[name]
    }
  }

  /// What an embed segue puts into a container view.
  mutating func embedded(in view: InterfaceView, _ node: SceneNode) -> [SceneNode] {
    guard let segue = view.connections.segues.first(where: { $0.kind == .embed }) else { return [] }
    guard embedding.count < 8, !embedding.contains(segue.destination) else {
      warn("controllers are embedded in one another without an end", view.element, at: view.place)
      return []
    }
    embedding.append(segue.destination)
    defer { embedding.removeLast() }
    let place = StoryboardMap.place(
      of: ControllerID(file: fileIndex, id: segue.destination), in: &work.files, depth: 0)
    let top = place.visible
    guard let controller = work.files.controller(top) else { return [] }
    if place.holder != top {
      warn("the bars of the container that it embeds are not drawn", view.element, at: view.place)
    }
    let ground = InterfaceGround(
      size: node.frame.size, safeArea: places.safeAreas[view.id] ?? EdgeInsets(), scale: traits.scale,
      keepsStoredFrames: true)
    let outer = (document, file, fileIndex)
    defer { (document, file, fileIndex) = outer }
    (document, file, fileIndex) = (work.files.files[top.file].document, work.files.files[top.file].path, top.file)
    return [root(of: controller, on: ground)]
  }
}
