internal import HeroModel
public import UIKit

extension UIView: HeroCompatible {}

/// Hero's values of a view.
final class HeroViewValues {
  var id: String?
  var isEnabled = true
  var isEnabledForSubviews = true
  var modifiers: [HeroModifier]?
  var storedAlpha: CGFloat?
}

extension UIView {
  var heroValues: HeroViewValues { storage.value(HeroViewValues()) }

  /// All views that take part, in pre-order (rule V1).
  package var flattenedViewHierarchy: [UIView] {
    guard heroValues.isEnabled, !(isHidden && dropsOutWhenHidden) else { return [] }
    guard heroValues.isEnabledForSubviews else { return [self] }
    let inBars = (controller as? UINavigationController)?.viewsInBars ?? []
    return [self] + (subviews + inBars).flatMap { $0.flattenedViewHierarchy }
  }
}

extension HeroExtension where Base: UIView {
  /// Views of two screens with the same one are matched.
  public var id: String? {
    get { base.heroValues.id }
    set {
      base.heroValues.id = newValue
      base.layer.changed()
    }
  }
  /// Whether the view and its subviews take part. Default: true.
  public var isEnabled: Bool {
    get { base.heroValues.isEnabled }
    set {
      base.heroValues.isEnabled = newValue
      base.layer.changed()
    }
  }
  /// Whether its subviews take part. Default: true.
  public var isEnabledForSubviews: Bool {
    get { base.heroValues.isEnabledForSubviews }
    set {
      base.heroValues.isEnabledForSubviews = newValue
      base.layer.changed()
    }
  }
  /// How the view animates alongside.
  public var modifiers: [HeroModifier]? {
    get { base.heroValues.modifiers }
    set {
      base.heroValues.modifiers = newValue
      base.layer.changed()
    }
  }
  /// The modifiers as a string that Hero's own parser reads (rules S5, S6), and that cannot be read back.
  public var modifierString: String? {
    get { fatalError("Reverse lookup is not supported") }
    set { modifiers = newValue.flatMap { HeroStrings.modifiers($0)?.map { HeroModifier($0) } } }
  }
  /// Hero's own: what a view's alpha was before an over-full-screen presentation hid it.
  public var storeAlpha: CGFloat? {
    get { base.heroValues.storedAlpha }
    set { base.heroValues.storedAlpha = newValue }
  }
}

extension UIView {
  /// `hero.id`.
  public var heroID: String? {
    get { hero.id }
    set { hero.id = newValue }
  }
  /// `hero.isEnabled`.
  public var isHeroEnabled: Bool {
    get { hero.isEnabled }
    set { hero.isEnabled = newValue }
  }
  /// `hero.isEnabledForSubviews`.
  public var isHeroEnabledForSubviews: Bool {
    get { hero.isEnabledForSubviews }
    set { hero.isEnabledForSubviews = newValue }
  }
  /// `hero.modifiers`.
  public var heroModifiers: [HeroModifier]? {
    get { hero.modifiers }
    set { hero.modifiers = newValue }
  }
  /// `hero.modifierString`.
  public var heroModifierString: String? {
    get { hero.modifierString }
    set { hero.modifierString = newValue }
  }
}
