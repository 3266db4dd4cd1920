internal import ViewLayout

extension NSLayoutConstraint {
  /// How a visual format aligns and directs its views.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The reading direction. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    static let alignments: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// Makes the constraints that a line of UIKit's visual format asks for: `H:|-[icon(24)]-8-[title]-|`.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, views: views, metrics: metrics ?? [:])
    do {
      return try VisualFormatLayout(line: parser.line(), options: opts).constraints()
    } catch {
      let place = String(repeating: " ", count: error.offset)
      stop("Unable to parse constraint format: \n\(error.message) \n\(format) \n\(place)^")
    }
  }
}

/// What is wrong with a visual format, and at which character.
struct VisualFormatError: Error, Equatable {
  let message: String
  let offset: Int
}

/// A visual format, read.
struct VisualFormatLine {
  /// A distance or size: `>=20@750`.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    /// A view of the same size.
    var item: AnyObject?
    var priority = UILayoutPriority.required
  }
  /// What is between two things.
  enum Connection {
    case flush
    case standard
    case distances([Predicate])
  }
  /// A view, what is before it, and its sizes.
  struct Element {
    let item: AnyObject
    let offset: Int
    var before: Connection?
    var sizes: [Predicate]
  }

  var isVertical = false
  /// In order.
  var elements: [Element] = []
  /// To the superview's end; nil without it.
  var after: Connection?
}

/// Reads a visual format.
@MainActor
struct VisualFormatParser {
  private let text: [Character]
  private let views: [String: Any]
  private let metrics: [String: Any]
  private var position = 0

  init(_ format: String, views: [String: Any], metrics: [String: Any]) {
    text = Array(format)
    self.views = views
    self.metrics = metrics
  }

  private var next: Character? { position < text.count ? text[position] : nil }

  private func fail(_ message: String, at offset: Int? = nil) -> VisualFormatError {
    VisualFormatError(message: message, offset: min(offset ?? position, text.count))
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character, _ message: String) throws(VisualFormatError) {
    if !take(character) { throw fail(message) }
  }

  mutating func line() throws(VisualFormatError) -> VisualFormatLine {
    var line = VisualFormatLine()
    if text.count > 1, text[1] == ":" {
      guard text[0] == "H" || text[0] == "V" else {
        throw fail("Unknown orientation: expected 'H:' or 'V:'", at: 0)
      }
      line.isVertical = text[0] == "V"
      position = 2
    }
    var before: VisualFormatLine.Connection?
    if take("|") { before = try connection() }
    while true {
      guard next == "[" else {
        throw fail(
          next == nil
            ? "Expected a view, but the format ends here" : "Expected a '[' here. That is how you start a view.")
      }
      line.elements.append(try view(before))
      if next == nil { return line }
      let start = position
      let connection = try connection()
      if take("|") {
        line.after = connection
        if next != nil { throw fail("Nothing may follow the superview's end") }
        return line
      }
      if next == nil {
        throw fail(
          "Expected a view or superview after a connection, but the format ends here", at: max(start, position))
      }
      before = connection
    }
  }

  private mutating func view(_ before: VisualFormatLine.Connection?) throws(VisualFormatError)
    -> VisualFormatLine.Element
  {
    _ = take("[")
    let start = position
    let name = name()
    guard !name.isEmpty else { throw fail("Expected the name of a view here") }
    guard let item = views[name].map({ $0 as AnyObject }) else {
      throw fail("\(name) is not a key in the views dictionary.", at: position)
    }
    let sizes = next == "(" ? try predicates(allowViews: true) : []
    try expect("]", "Expected a ']' here. That is how you end a view.")
    return VisualFormatLine.Element(item: item, offset: start, before: before, sizes: sizes)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormatLine.Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    var list: [VisualFormatLine.Predicate]
    if next == "(" {
      list = try predicates(allowViews: false)
    } else {
      var predicate = VisualFormatLine.Predicate()
      predicate.constant = try number()
      list = [predicate]
    }
    try expect("-", "Expected a '-' here. That is how you end a connection.")
    return .distances(list)
  }

  private mutating func predicates(allowViews: Bool) throws(VisualFormatError) -> [VisualFormatLine.Predicate] {
    _ = take("(")
    var list: [VisualFormatLine.Predicate] = []
    repeat {
      var predicate = VisualFormatLine.Predicate()
      if take("=") {
        try expect("=", "Expected a second '=' here")
      } else if take("<") {
        try expect("=", "Expected a '=' after '<'")
        predicate.relation = .lessThanOrEqual
      } else if take(">") {
        try expect("=", "Expected a '=' after '>'")
        predicate.relation = .greaterThanOrEqual
      }
      let start = position
      let word = name()
      if allowViews, !word.isEmpty, let item = views[word].map({ $0 as AnyObject }) {
        predicate.item = item
      } else {
        position = start
        predicate.constant = try number()
      }
      if take("@") {
        let start = position
        let priority = Float(try number())
        guard priority > 0, priority <= 1000 else {
          throw fail("Priorities must be greater than 0 and less or equal to 1000", at: start)
        }
        predicate.priority = UILayoutPriority(priority)
      }
      list.append(predicate)
    } while take(",")
    try expect(")", "Expected a ')' here")
    return list
  }

  private mutating func name() -> String {
    let start = position
    guard let first = next, first.isLetter || first == "_" else { return "" }
    while let character = next, character.isLetter || character.isNumber || character == "_" { position += 1 }
    return String(text[start..<position])
  }

  /// A number, or a metric's.
  private mutating func number() throws(VisualFormatError) -> CGFloat {
    let start = position
    let word = name()
    if !word.isEmpty {
      switch metrics[word] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default: throw fail("\(word) is not a key in the metrics dictionary.", at: position)
      }
    }
    _ = take("-")
    while let character = next, character.isASCII && character.isNumber || character == "." { position += 1 }
    guard let value = Double(String(text[start..<position])) else {
      throw fail("Expected a number or the name of a metric here", at: start)
    }
    return CGFloat(value)
  }
}

/// Constraints of a visual format.
@MainActor
struct VisualFormatLayout {
  let line: VisualFormatLine
  let options: NSLayoutConstraint.FormatOptions
  /// Source: UIKit's standard distance between siblings.
  private static let standard: CGFloat = 8

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var edges: (start: Attribute, end: Attribute) {
    if line.isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkOptions()
    var made: [NSLayoutConstraint] = []
    for (index, element) in line.elements.enumerated() {
      if let before = element.before {
        if index == 0 {
          made += connect(element.item, edges.start, try superview(of: element), edges.start, before, isMargin: true)
        } else {
          made += connect(element.item, edges.start, line.elements[index - 1].item, edges.end, before)
        }
      }
      for size in element.sizes {
        let attribute: Attribute = line.isVertical ? .height : .width
        made.append(
          constraint(
            element.item, attribute, size, size.item, size.item == nil ? .notAnAttribute : attribute, size.constant))
      }
    }
    if let after = line.after, let last = line.elements.last {
      made += connect(try superview(of: last), edges.end, last.item, edges.end, after, isMargin: true)
    }
    return made + alignments()
  }

  private func superview(of element: VisualFormatLine.Element) throws(VisualFormatError) -> AnyObject {
    if let view = (element.item as? UIView)?.superview ?? (element.item as? UILayoutGuide)?.owningView { return view }
    throw VisualFormatError(
      message: "Unable to interpret '|' character, because the related view doesn't have a superview",
      offset: element.offset)
  }

  /// `first` stands after `second`; the superview's margins count for a standard distance to it.
  private func connect(
    _ first: AnyObject, _ firstEdge: Attribute, _ second: AnyObject, _ secondEdge: Attribute,
    _ connection: VisualFormatLine.Connection, isMargin: Bool = false
  ) -> [NSLayoutConstraint] {
    func after(_ first: AnyObject, _ firstEdge: Attribute, _ second: AnyObject, _ secondEdge: Attribute)
      -> [NSLayoutConstraint]
    {
      let list: [VisualFormatLine.Predicate] =
        switch connection {
        case .flush: [.init()]
        case .standard: [.init(constant: isMargin ? 0 : Self.standard)]
        case .distances(let list): list
        }
      return list.map { constraint(first, firstEdge, $0, second, secondEdge, $0.constant) }
    }
    var (firstEdge, secondEdge) = (firstEdge, secondEdge)
    if isMargin, case .standard = connection {
      if firstEdge == edges.start { secondEdge = margin(secondEdge) } else { firstEdge = margin(firstEdge) }
    }
    // From right to left what stands after is to the left.
    return edges.start == .right
      ? after(second, secondEdge, first, firstEdge) : after(first, firstEdge, second, secondEdge)
  }

  private func margin(_ edge: Attribute) -> Attribute {
    switch edge {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  private func constraint(
    _ first: AnyObject, _ firstEdge: Attribute, _ predicate: VisualFormatLine.Predicate, _ second: AnyObject?,
    _ secondEdge: Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstEdge, relatedBy: predicate.relation, toItem: second, attribute: secondEdge,
      multiplier: 1, constant: constant)
    constraint.priority = predicate.priority
    return constraint
  }

  private func checkOptions() throws(VisualFormatError) {
    for (option, attribute) in NSLayoutConstraint.FormatOptions.alignments where options.contains(option) {
      let isAlongVertical = LayoutAttribute(rawValue: attribute.rawValue)?.kind == .vertical
      guard isAlongVertical == line.isVertical else { continue }
      let (edge, way) = line.isVertical ? ("horizontal", "vertical") : ("vertical", "horizontal")
      throw VisualFormatError(
        message:
          "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is also \(way).",
        offset: 0)
    }
  }

  private func alignments() -> [NSLayoutConstraint] {
    guard let first = line.elements.first else { return [] }
    return NSLayoutConstraint.FormatOptions.alignments.filter { options.contains($0.0) }.flatMap { _, attribute in
      line.elements.dropFirst().map {
        constraint(first.item, attribute, .init(), $0.item, attribute, 0)
      }
    }
  }
}
