@_exported import UIKit

public final class FirebaseOptions: NSObject, @unchecked Sendable {}
/// Configures nothing: no server answers.
public final class FirebaseApp: NSObject, @unchecked Sendable {
  private static let one = FirebaseApp()
  public static func configure() {}
  public static func configure(options: FirebaseOptions) {}
  public static func app() -> FirebaseApp? { one }
  public var options: FirebaseOptions { FirebaseOptions() }
}
/// Firebase 3's name.
public typealias FIRApp = FirebaseApp
