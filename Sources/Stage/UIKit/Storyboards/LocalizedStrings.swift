/// A text of the stage's folders in English: of `en.lproj`, else of `Base.lproj`, else of the folder itself; the value, else the key, where none has it.
///
/// Where Foundation is imported beside UIKit, its own is called.
@_disfavoredOverload
@preconcurrency @MainActor
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  bundle.localizedString(forKey: key, value: value, table: tableName)
}

extension Bundle {
  /// A text of the stage's folders in English, else the value, else the key. Where Foundation is imported beside UIKit, its own is called.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    let assets = UIKitRuntime.current.assets
    return assets.texts(ofTable: tableName ?? "Localizable")[key] ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
