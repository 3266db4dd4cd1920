import HeroGeometry
import HeroJSON
import HeroModel

/// What Figma's REST API gives for a file, or for nodes of it.
package struct FigmaFile: Sendable {
  /// Layers of a file at most.
  static let mostNodes = 100_000

  /// A page, as far as prototypes need it.
  struct Page: Equatable, Sendable {
    var id: String
    /// Flows by name, with the frames that they start from.
    var flows: [(name: String, start: String)] = []
    /// The frame that older files start from.
    var start: String?
    /// What is behind frames.
    var background: Color?
    /// Frames, also those in sections, in order.
    var frames: [String] = []

    static func == (left: Page, right: Page) -> Bool { left.id == right.id }
  }

  private(set) var pages: [Page] = []
  /// Every layer's JSON and path by its id, and how many it and those inside of it are. Only what a flow shows becomes more than that.
  private var layers: [String: (node: JSONNode, path: String, count: Int)] = [:]
  private var count = 0

  /// Reads a file's bytes.
  ///
  /// - Throws: `FigmaError` where they are not Figma's, or have more layers, or larger numbers, than herorender reads.
  package init(_ bytes: [UInt8]) throws(FigmaError) {
    let file: JSONNode
    do { file = try JSONParser.parse(bytes, rules: JSONRules(fileKind: "a file of Figma's")).value } catch {
      throw FigmaError("line \(error.place.line), column \(error.place.column): \(error.message)")
    }
    if file["document"]?["type"]?.text == "DOCUMENT" {
      for page in file["document"]?["children"]?.items ?? [] { try add(page: page) }
    } else if case .object(let nodes)? = file["nodes"]?.kind {
      var loose = Page(id: "")
      for node in nodes {
        guard let document = node.value["document"], document.kind != .null else {
          throw FigmaError("the file has no node \(node.key): Figma gave null for it; ask for one that exists")
        }
        if document["type"]?.text == "CANVAS" { try add(page: document) } else { try add(document, "", to: &loose) }
      }
      if !loose.frames.isEmpty { pages.append(loose) }
    } else {
      let why = file["err"]?.text.map { " It says: \($0)." } ?? ""
      throw FigmaError(
        "this is not what Figma's REST API gives for a file: neither 'document' nor 'nodes' is there.\(why) "
          + "Save the answer to GET /v1/files/KEY?geometry=paths")
    }
    guard pages.contains(where: { !$0.frames.isEmpty }) else { throw FigmaError("the file has no frame") }
  }

  private mutating func add(page node: JSONNode) throws(FigmaError) {
    let name = node["name"]?.text ?? "page"
    var own = node
    if case .object(let members) = node.kind { own.kind = .object(members.filter { $0.key != "children" }) }
    let fields = FigmaFields(own.value, of: name)
    var page = Page(id: try fields.text("id") ?? "")
    for flow in try fields.list("flowStartingPoints") {
      if let start = try flow.text("nodeId") { page.flows.append((try flow.text("name") ?? "", start)) }
    }
    page.start = try fields.text("prototypeStartNodeID")
    page.background =
      try fields.list("prototypeBackgrounds").first.map { first throws(FigmaError) in
        try FigmaFields(["color": first.value], of: name).color("color")
      } ?? nil
    for child in node["children"]?.items ?? [] { try add(child, "", to: &page) }
    pages.append(page)
  }

  /// Notes a layer and those inside of it.
  private mutating func add(_ node: JSONNode, _ parent: String, to page: inout Page, isTop: Bool = true)
    throws(FigmaError)
  {
    let first = count
    count += 1
    guard count <= Self.mostNodes else {
      throw FigmaError(
        "the file has more than \(Self.mostNodes) layers; ask for the frames of the flow alone: "
          + "GET /v1/files/KEY/nodes?ids=…&geometry=paths")
    }
    guard let id = node["id"]?.text, let type = node["type"]?.text else {
      throw FigmaError("\(parent.isEmpty ? "a layer" : "a layer in \(parent)") has no 'id' or no 'type'")
    }
    let name = LayerName.clean(node["name"]?.text ?? "", type: type)
    let path = parent.isEmpty ? name : "\(parent)/\(name)"
    guard layers.updateValue((node, path, 1), forKey: id) == nil else {
      throw FigmaError("\(path) (\(id)): another layer has this id")
    }
    if isTop, ["FRAME", "COMPONENT", "INSTANCE", "COMPONENT_SET", "GROUP"].contains(type) { page.frames.append(id) }
    for child in node["children"]?.items ?? [] {
      try add(child, path, to: &page, isTop: isTop && type == "SECTION")
    }
    layers[id]?.count = count - first
  }

  // MARK: What prototypes ask for

  /// Whether a layer is there.
  func has(_ id: String) -> Bool { layers[id] != nil }

  /// How many a layer and those inside of it are.
  func count(_ id: String) -> Int { layers[id]?.count ?? 0 }

  /// A frame with all that is in it.
  func frame(_ id: String) throws(FigmaError) -> FigmaNode? {
    guard let layer = layers[id] else { return nil }
    return try FigmaReader.node(layer.node.value, path: layer.path)
  }

  /// `Home/Card (1:23)`.
  func label(_ id: String) -> String { layers[id].map { "\($0.path) (\(id))" } ?? id }

  /// The frame to start from: a node, a flow, the first flow, where older files start, or the first frame.
  func start(flow: String?, node: String?) throws(FigmaError) -> (page: Page, id: String) {
    if let node {
      // Figma's addresses write 1-23.
      let id = has(node) ? node : node.replacing("-", with: ":")
      guard has(id) else {
        throw FigmaError("the file has no node '\(node)'\(NearestName.suggestion(id, among: pages.flatMap(\.frames)))")
      }
      return (page(of: id), id)
    }
    if let flow {
      let flows = pages.flatMap(\.flows)
      guard let found = flows.first(where: { $0.name == flow }) else {
        let names = flows.map(\.name)
        let known = names.isEmpty ? "; it has none" : ""
        throw FigmaError("the file has no flow '\(flow)'\(NearestName.suggestion(flow, among: names))\(known)")
      }
      return try existing(found.start, what: "the flow '\(flow)'")
    }
    if let first = pages.flatMap(\.flows).first { return try existing(first.start, what: "the flow '\(first.name)'") }
    if let first = pages.lazy.compactMap(\.start).first { return try existing(first, what: "the prototype") }
    guard let page = pages.first(where: { !$0.frames.isEmpty }) else { throw FigmaError("the file has no frame") }
    return (page, page.frames[0])
  }

  private func existing(_ id: String, what: String) throws(FigmaError) -> (page: Page, id: String) {
    guard has(id) else { throw FigmaError("\(what) starts from node \(id), which the file does not have") }
    return (page(of: id), id)
  }

  private func page(of id: String) -> Page { pages.first { $0.frames.contains(id) } ?? pages[0] }
}
