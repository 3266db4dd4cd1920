import HeroGeometry
import HeroJSON
import HeroModel

/// What screens are laid out on.
struct LayoutGround: Equatable {
  /// Points.
  var size = Size(width: 1, height: 1)
  /// What the device's cut-outs and bars keep free, points.
  var safeArea = EdgeInsets()
  /// Whether the margins are those of a device.
  var isDevice = false

  /// A canvas with the margins of a device, on its side or not.
  init(_ preset: DevicePreset, isLandscape: Bool) {
    size = preset.size(isLandscape: isLandscape)
    safeArea = EdgeInsets(isLandscape ? preset.landscapeSafeArea : preset.safeArea)
    isDevice = true
  }

  /// A canvas with the margins of the first device of the table that has its size; none for other sizes.
  init(size: Size) {
    for isLandscape in [false, true] {
      if let preset = DevicePreset.all.first(where: { $0.size(isLandscape: isLandscape) == size }) {
        self.init(preset, isLandscape: isLandscape)
        return
      }
    }
    self.init(size: size, safeArea: EdgeInsets(), isDevice: false)
  }

  /// A canvas with margins of its own.
  init(size: Size, safeArea: EdgeInsets, isDevice: Bool) {
    self.size = size
    self.safeArea = safeArea
    self.isDevice = isDevice
  }

  /// What the safe area leaves free of the edges of a rectangle of the canvas, as UIView.safeAreaInsets.
  func safeArea(of rect: Rect) -> EdgeInsets {
    EdgeInsets(
      top: max(safeArea.top - rect.minY, 0), left: max(safeArea.left - rect.minX, 0),
      bottom: max(rect.maxY - (size.height - safeArea.bottom), 0),
      right: max(rect.maxX - (size.width - safeArea.right), 0))
  }
}

extension EdgeInsets {
  /// A device's margins.
  init(_ area: DevicePreset.SafeArea) {
    self.init(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
  }

  /// The margins by name, as expressions see them.
  func node(at place: TextPlace) -> JSONNode {
    let sides = zip(["top", "left", "bottom", "right"], [top, left, bottom, right])
    let members = sides.map { key, value in
      JSONMember(
        key: key, keyPlace: place,
        value: JSONNode(kind: .number(value, whole: Int(exactly: value)), place: place))
    }
    return JSONNode(kind: .object(members), place: place)
  }
}

extension DevicePreset {
  /// The screen in points, on its side or not.
  package func size(isLandscape: Bool) -> Size {
    isLandscape ? Size(width: size.height, height: size.width) : size
  }
}
