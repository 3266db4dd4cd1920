/// What is wrong with an SVG path string, and where.
package struct PathSyntaxError: Error, Equatable, Hashable, Sendable {
  /// Unicode scalars before the place, from 0.
  package var offset: Int
  /// What is wrong.
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}

extension Path {
  /// Segments of a path that is read; an arc counts as the cubics that it becomes.
  package static let maximumSegments = 100_000

  /// Reads a path in SVG's syntax: all commands of SVG 1.1, absolute and relative; arcs become cubics.
  ///
  /// An empty string is an empty path; more than `maximumSegments` are an error. Source: SVG 1.1, 8.3 "Path data"; F.6 for arcs.
  package init(svg: String) throws(PathSyntaxError) {
    var parser = PathParser(Array(svg.unicodeScalars))
    try parser.parse()
    self.init(elements: parser.elements)
  }
}

/// Reads SVG path data scalar by scalar.
private struct PathParser {
  let scalars: [UnicodeScalar]
  var index = 0
  var elements: [Path.Element] = []
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, for S and T; nil unless the last command was of the same family.
  private var lastCubicControl: Point?
  private var lastQuadControl: Point?

  init(_ scalars: [UnicodeScalar]) { self.scalars = scalars }

  mutating func parse() throws(PathSyntaxError) {
    skipWhiteSpace()
    while index < scalars.count {
      let command = scalars[index]
      guard "MmLlHhVvCcSsQqTtAaZz".unicodeScalars.contains(command) else {
        let expected = elements.isEmpty ? "'M'" : "a path command"
        throw PathSyntaxError(offset: index, message: "expected \(expected), found '\(command)'")
      }
      if elements.isEmpty, command != "M", command != "m" {
        throw PathSyntaxError(offset: index, message: "a path begins with 'M', found '\(command)'")
      }
      index += 1
      try run(command)
      try checkCount()
      skipWhiteSpace()
    }
  }

  private mutating func run(_ command: UnicodeScalar) throws(PathSyntaxError) {
    let isRelative = command.value >= 0x61
    if command == "Z" || command == "z" {
      elements.append(.close)
      current = start
      forgetControls()
      return
    }
    var isFirst = true
    repeat {
      switch command {
      case "M", "m":
        let point = try point(isRelative)
        // Further pairs are lines.
        if isFirst {
          elements.append(.move(point))
          start = point
        } else {
          elements.append(.line(point))
        }
        current = point
        forgetControls()
      case "L", "l": line(to: try point(isRelative))
      case "H", "h":
        let x = try number("a number")
        line(to: try finite(Point(x: isRelative ? current.x + x : x, y: current.y)))
      case "V", "v":
        let y = try number("a number")
        line(to: try finite(Point(x: current.x, y: isRelative ? current.y + y : y)))
      case "C", "c":
        let control1 = try point(isRelative)
        skipSeparator()
        let control2 = try point(isRelative)
        skipSeparator()
        cubic(control1, control2, try point(isRelative))
      case "S", "s":
        let control1 = lastCubicControl.map { current * 2 - $0 } ?? current
        let control2 = try point(isRelative)
        skipSeparator()
        cubic(control1, control2, try point(isRelative))
      case "Q", "q":
        let control = try point(isRelative)
        skipSeparator()
        quad(control, try point(isRelative))
      case "T", "t":
        quad(lastQuadControl.map { current * 2 - $0 } ?? current, try point(isRelative))
      default: try arc(isRelative)
      }
      isFirst = false
      try checkCount()
    } while startsAnotherArgument()
  }

  private func checkCount() throws(PathSyntaxError) {
    guard elements.count <= Path.maximumSegments else {
      throw PathSyntaxError(
        offset: index, message: "the path has more than \(Path.maximumSegments) segments, which is the most allowed")
    }
  }

  private mutating func line(to point: Point) {
    elements.append(.line(point))
    current = point
    forgetControls()
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
    current = end
    lastCubicControl = control2
    lastQuadControl = nil
  }

  private mutating func quad(_ control: Point, _ end: Point) {
    elements.append(.quad(control: control, end: end))
    current = end
    lastQuadControl = control
    lastCubicControl = nil
  }

  private mutating func arc(_ isRelative: Bool) throws(PathSyntaxError) {
    let rx = try number("a radius")
    skipSeparator()
    let ry = try number("a radius")
    skipSeparator()
    let degrees = try number("a rotation")
    skipSeparator()
    let isLarge = try flag()
    skipSeparator()
    let isSweep = try flag()
    skipSeparator()
    let end = try point(isRelative)
    let pieces = EllipticalArc.cubics(
      from: current, to: end, radii: Size(width: abs(rx), height: abs(ry)), degrees: degrees, isLarge: isLarge,
      isSweep: isSweep)
    for piece in pieces {
      for point in piece.points { _ = try finite(point) }
    }
    elements += pieces
    current = end
    forgetControls()
  }

  private mutating func forgetControls() {
    lastCubicControl = nil
    lastQuadControl = nil
  }

  // MARK: Scalars

  private mutating func skipWhiteSpace() {
    while index < scalars.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(scalars[index].value) { index += 1 }
  }

  /// White space with at most one comma.
  private mutating func skipSeparator() {
    skipWhiteSpace()
    if index < scalars.count, scalars[index] == "," {
      index += 1
      skipWhiteSpace()
    }
  }

  /// Whether the same command goes on with more numbers.
  private mutating func startsAnotherArgument() -> Bool {
    let saved = index
    skipWhiteSpace()
    let hadComma = index < scalars.count && scalars[index] == ","
    skipSeparator()
    if index < scalars.count, isDigit(index) || "+-.".unicodeScalars.contains(scalars[index]) { return true }
    // A comma must be followed by a number: let the reading of the number say so.
    if hadComma { return true }
    index = saved
    return false
  }

  private func isDigit(_ index: Int) -> Bool {
    index < scalars.count && (0x30...0x39).contains(scalars[index].value)
  }

  private mutating func point(_ isRelative: Bool) throws(PathSyntaxError) -> Point {
    let x = try number("a number")
    skipSeparator()
    let y = try number("a number")
    let point = Point(x: x, y: y)
    return try finite(isRelative ? current + point : point)
  }

  private func finite(_ point: Point) throws(PathSyntaxError) -> Point {
    guard point.x.isFinite, point.y.isFinite else {
      throw PathSyntaxError(offset: index, message: "the path leaves the range of numbers")
    }
    return point
  }

  private mutating func flag() throws(PathSyntaxError) -> Bool {
    guard index < scalars.count, scalars[index] == "0" || scalars[index] == "1" else {
      throw unexpected("an arc flag, 0 or 1")
    }
    index += 1
    return scalars[index - 1] == "1"
  }

  private mutating func number(_ what: String) throws(PathSyntaxError) -> Double {
    skipWhiteSpace()
    let first = index
    if index < scalars.count, scalars[index] == "-" || scalars[index] == "+" { index += 1 }
    var digits = 0
    while isDigit(index) {
      index += 1
      digits += 1
    }
    if index < scalars.count, scalars[index] == ".", digits > 0 || isDigit(index + 1) {
      index += 1
      while isDigit(index) {
        index += 1
        digits += 1
      }
    }
    guard digits > 0 else {
      index = first
      throw unexpected(what)
    }
    if index < scalars.count, scalars[index] == "e" || scalars[index] == "E" {
      let hasSign = index + 1 < scalars.count && (scalars[index + 1] == "-" || scalars[index + 1] == "+")
      if isDigit(index + (hasSign ? 2 : 1)) {
        index += hasSign ? 2 : 1
        while isDigit(index) { index += 1 }
      }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[first..<index])
    // Swift reads neither "1." nor "+.5e1" everywhere the same; a zero makes the first plain.
    if text.hasSuffix(".") { text += "0" }
    text = text.replacing(".e", with: ".0e").replacing(".E", with: ".0E")
    guard let value = Double(text), value.isFinite else {
      throw PathSyntaxError(offset: first, message: "the number is out of range")
    }
    return value
  }

  private func unexpected(_ expected: String) -> PathSyntaxError {
    let found = index < scalars.count ? "found '\(scalars[index])'" : "found the end"
    return PathSyntaxError(offset: index, message: "expected \(expected), \(found)")
  }
}
