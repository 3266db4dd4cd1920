package import HeroGeometry
internal import HeroLayers

/// UISwitch: a capsule with a knob, 51 by 31 points.
///
/// Source: UIKit of iOS 15 to 17, measured; the knob's shadow by eye.
package struct SwitchLook: ControlLook {
  /// Default: off.
  package var isOn = false
  /// Default: true.
  package var isEnabled = true
  /// Of the capsule when on; nil is green.
  package var onTint: Color?
  /// Of the knob; nil is white.
  package var thumbTint: Color?

  package init(isOn: Bool = false) { self.isOn = isOn }

  /// Points, whatever room there is.
  package static let size = Size(width: 51, height: 31)

  /// Source: frames and constraints in Interface Builder's files: it ends 2 points beyond its constraint.
  package var alignment: EdgeInsets { EdgeInsets(right: 2) }

  package func intrinsicSize(_ traits: ControlTraits) -> ControlSize { ControlSize(Self.size) }

  package func leftToRightParts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    var knob = ControlPart(
      "knob", Rect(x: isOn ? 22 : 2, y: 2, width: 27, height: 27), color: thumbTint ?? .white, radius: 13.5)
    knob.view.shadow = Shadow(opacity: 0.15, offset: Size(width: 0, height: 3), radius: 4)
    let ground = isOn ? onTint ?? traits.color(.systemGreen) : traits.color(.secondarySystemFill)
    var track = ControlPart(
      "track", Rect(origin: .zero, size: Self.size), color: ground, radius: 15.5, children: [knob])
    track.view.alpha = isEnabled ? 1 : 0.5
    return [track]
  }
}
