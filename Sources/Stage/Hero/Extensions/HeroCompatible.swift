/// What has a `hero`.
@preconcurrency @MainActor
public protocol HeroCompatible {
  /// Whose values it holds.
  associatedtype CompatibleType
  /// Hero's values of this object.
  var hero: HeroExtension<CompatibleType> { get set }
}

extension HeroCompatible {
  /// Hero's values of this object.
  public var hero: HeroExtension<Self> {
    get { HeroExtension(self) }
    set {}
  }
}

/// Hero's values of an object.
@preconcurrency @MainActor
public class HeroExtension<Base> {
  public let base: Base

  init(_ base: Base) { self.base = base }
}
