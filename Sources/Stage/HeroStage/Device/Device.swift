internal import HeroGeometry
public import HeroModel
public import UIKit

/// A device's screen.
public typealias Device = DevicePreset

extension DevicePreset {
  /// A screen of one's own.
  ///
  /// - Parameters:
  ///   - name: For people.
  ///   - size: Points.
  ///   - scale: Pixels per point.
  ///   - safeArea: Margins that the device keeps free, points.
  public init(name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero) {
    let margins = SafeArea(safeArea)
    self.init(
      name: name, size: Size(size), scale: Double(scale), cornerRadius: 0, safeArea: margins,
      landscapeSafeArea: margins)
  }

  /// The device on its side.
  public var landscape: DevicePreset {
    var device = self
    device.size = Size(width: size.height, height: size.width)
    swap(&device.safeArea, &device.landscapeSafeArea)
    return device
  }

  /// A row of the table.
  static func row(_ name: String) -> DevicePreset {
    guard let device = named(name) else { stop("There is no device '\(name)'") }
    return device
  }
}

extension DevicePreset.SafeArea {
  /// The same margins.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }

  /// The same margins.
  var insets: UIEdgeInsets {
    UIEdgeInsets(top: CGFloat(top), left: CGFloat(left), bottom: CGFloat(bottom), right: CGFloat(right))
  }
}
