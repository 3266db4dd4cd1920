import Synchronization

/// The device's screen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The stage's screen; without a stage an iPhone 15 Pro's.
  public static var main: UIScreen { UIKitRuntime.current.screen }

  /// Points.
  public internal(set) var bounds: CGRect
  /// Pixels per point.
  public internal(set) var scale: CGFloat
  /// Margins that the device keeps free, points.
  package internal(set) var safeArea: UIEdgeInsets
  /// Light unless a window overrides it.
  package internal(set) var style: UIUserInterfaceStyle = .light

  package init(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeArea = safeArea
  }

  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// Pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Frames per second of gestures.
  public var maximumFramesPerSecond: Int { 60 }

  /// What views of this screen adapt to.
  public var traitCollection: UITraitCollection {
    let isPad = min(bounds.width, bounds.height) >= 744
    let isWide = bounds.width > bounds.height
    return UITraitCollection(
      style, displayScale: scale, isPad || (isWide && bounds.width >= 736) ? .regular : .compact,
      isPad || !isWide ? .regular : .compact, isPad ? .pad : .phone)
  }
}

/// The current screen's traits, for colours that are asked from anywhere.
enum UIScreenValues {
  private static let current = Mutex<UITraitCollection?>(nil)
  private static let knownScale = Mutex(3.0)

  static var traits: UITraitCollection {
    get {
      current.withLock { $0 } ?? UITraitCollection(.light, displayScale: 3, .compact, .regular, .phone)
    }
    set {
      current.withLock { $0 = newValue }
      if newValue.displayScale > 0 { knownScale.withLock { $0 = Double(newValue.displayScale) } }
    }
  }

  /// Pixels per point, of the last traits that say so.
  static var scale: Double { knownScale.withLock { $0 } }
}
