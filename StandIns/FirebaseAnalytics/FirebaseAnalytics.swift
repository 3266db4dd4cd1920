@_exported import FirebaseCore

/// Counts nothing.
public enum Analytics {
  public static func logEvent(_ name: String, parameters: [String: Any]?) {}
  public static func setUserID(_ userID: String?) {}
  public static func setUserProperty(_ value: String?, forName name: String) {}
  public static func setAnalyticsCollectionEnabled(_ enabled: Bool) {}
}
public let AnalyticsParameterItemID = "item_id"
public let AnalyticsParameterItemName = "item_name"
public let AnalyticsParameterContentType = "content_type"
public let AnalyticsEventSelectContent = "select_content"
