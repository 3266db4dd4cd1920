/// Something that the system could do with what is shared: nobody does.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Which one.
  public struct ActivityType: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    private init(system word: String) { rawValue = "com.apple.UIKit.activity.\(word)" }
    public static let postToFacebook = ActivityType(system: "PostToFacebook")
    public static let postToTwitter = ActivityType(system: "PostToTwitter")
    public static let postToWeibo = ActivityType(system: "PostToWeibo")
    public static let postToTencentWeibo = ActivityType(system: "TencentWeibo")
    public static let postToFlickr = ActivityType(system: "PostToFlickr")
    public static let postToVimeo = ActivityType(system: "PostToVimeo")
    public static let message = ActivityType(system: "Message")
    public static let mail = ActivityType(system: "Mail")
    public static let print = ActivityType(system: "Print")
    public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
    public static let assignToContact = ActivityType(system: "AssignToContact")
    public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
    public static let addToReadingList = ActivityType(system: "AddToReadingList")
    public static let airDrop = ActivityType(system: "AirDrop")
    public static let openInIBooks = ActivityType(system: "OpenInIBooks")
    public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
  }
  /// Where it would stand.
  public enum Category: Int, Sendable {
    case action, share
  }

  public override init() { super.init() }
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

/// Asks what to do with things: a sheet with a plain ground, where nobody chooses.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called when the sheet goes, without an activity.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    UIKitRuntime.current.warn("a UIActivityViewController is a plain ground: nobody shares")
  }
  /// Not there.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
