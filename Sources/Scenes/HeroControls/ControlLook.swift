package import HeroGeometry

/// How a control of iOS 15 to 17 looks, and the room that it asks for.
package protocol ControlLook: Equatable, Sendable {
  /// The size that it asks for, points; nil where it takes any.
  func intrinsicSize(_ traits: ControlTraits) -> ControlSize
  /// From its frame to the rectangle that constraints mean. Default: none.
  var alignment: EdgeInsets { get }
  /// Whether the view's own ground is one of its parts, with corners of its own. Default: false.
  var drawsGround: Bool { get }
  /// Its parts in a size, back to front, for layouts from left to right.
  func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart]
}

/// A size that may be left open.
package struct ControlSize: Equatable, Sendable {
  /// Points; nil: any.
  package var width: Double?
  /// Points; nil: any.
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// A size that says both.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension ControlLook {
  package var alignment: EdgeInsets { EdgeInsets() }
  package var drawsGround: Bool { false }

  /// The size that it asks for of the rectangle that constraints mean, points; nil where it takes any.
  package func alignedSize(_ traits: ControlTraits) -> ControlSize {
    var size = intrinsicSize(traits)
    size.width = size.width.map { $0 - alignment.left - alignment.right }
    size.height = size.height.map { $0 - alignment.top - alignment.bottom }
    return size
  }

  /// Its parts in a size, back to front.
  package func parts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    let parts = leftToRightParts(in: size, traits)
    return traits.isRightToLeft ? parts.map { $0.mirrored(in: size.width) } : parts
  }
}
