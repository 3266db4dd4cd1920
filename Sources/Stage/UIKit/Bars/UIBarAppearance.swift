/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  private enum Ground {
    case plain, opaque, transparent
  }

  /// The look of bars that say nothing.
  public required override init() { super.init() }
  /// The same look.
  public required init(barAppearance: UIBarAppearance) {
    ground = barAppearance.ground
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
  }

  private var ground = Ground.plain
  /// What lies behind the colour. Bars are opaque here: an effect is taken as the plain ground.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// Over the effect. Default: none.
  open var backgroundColor: UIColor?
  /// Of the hairline; nil and clear leave it out.
  open var shadowColor: UIColor? = .separator

  /// The same look without a ground and a hairline.
  func cleared() -> Self {
    let look = Self(barAppearance: self)
    look.configureWithTransparentBackground()
    return look
  }

  /// The plain ground.
  open func configureWithDefaultBackground() { configure(.plain) }
  /// The plain ground, without what shines through.
  open func configureWithOpaqueBackground() { configure(.opaque) }
  /// No ground and no hairline.
  open func configureWithTransparentBackground() { configure(.transparent) }

  private func configure(_ ground: Ground) {
    self.ground = ground
    backgroundEffect = ground == .plain ? UIBlurEffect(style: .systemChromeMaterial) : nil
    backgroundColor = ground == .opaque ? .systemBackground : nil
    shadowColor = ground == .transparent ? nil : .separator
  }

  /// The ground's colour; nil is the plain one.
  package var ownBackground: UIColor? {
    if let backgroundColor { return backgroundColor }
    return backgroundEffect == nil ? .clear : nil
  }
  /// The hairline's colour; nil is the plain one.
  package var ownShadow: UIColor? {
    guard let shadowColor else { return .clear }
    return shadowColor === UIColor.separator || shadowColor == .separator ? nil : shadowColor
  }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Of the title: its colour counts.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of large titles: the colour counts where `titleTextAttributes` has none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Of items of text.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Of items of text of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// The look of bars that say nothing.
  public required init() { super.init() }
  /// The same look.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
  }

  /// The title's colour; nil is the plain one.
  package var ownTitle: UIColor? {
    (titleTextAttributes[.foregroundColor] ?? largeTitleTextAttributes[.foregroundColor]) as? UIColor
  }
}

/// How the items of a bar look in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and colour of the text.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the items of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// As bars that say nothing have them.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// As bars that say nothing have them.
  public override convenience init() { self.init(style: .plain) }
  /// Of items that can be tapped.
  public let normal = UIBarButtonItemStateAppearance()
  /// Of items that cannot; nothing said, they are grey.
  public let disabled = UIBarButtonItemStateAppearance()
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {}

/// How the items of a tab bar look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Of the picture and, without its own colour, the title; nil is the bar's.
  open var iconColor: UIColor?
  /// Of the title: the colour counts where `iconColor` is nil.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Under the text of badges; nil is red.
  open var badgeBackgroundColor: UIColor?

  /// The items' colour; nil is the bar's.
  package var color: UIColor? { iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor }
}

/// How the items of a tab bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Of tabs that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// Of the tab that is selected.
  public let selected = UITabBarItemStateAppearance()
}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {
  /// Of items with the title under the picture, as phones have them.
  open var stackedLayoutAppearance = UITabBarItemAppearance()

  /// The look of bars that say nothing.
  public required init() { super.init() }
  /// The same look.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance { stackedLayoutAppearance = other.stackedLayoutAppearance }
  }
}
