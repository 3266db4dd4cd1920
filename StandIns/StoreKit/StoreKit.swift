@_exported import UIKit

/// Asks for nothing.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
}
public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}
public let SKErrorDomain = "SKErrorDomain"
public struct SKError: Error {
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .unknown }
  public static let unknown = Code.unknown
  public static let paymentCancelled = Code.paymentCancelled
}
public enum SKDownloadState: Int, Sendable { case waiting, active, paused, finished, failed, cancelled }
open class SKDownload: NSObject {
  open var contentIdentifier: String { "" }
  open var progress: Float { 0 }
}
open class SKReceiptRefreshRequest: SKRequest {
  open weak var delegate: (any SKRequestDelegate)?
  public init(receiptProperties properties: [String: Any]?) {}
}
open class SKRequest: NSObject {
  open func start() {}
  open func cancel() {}
}
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// No shop answers.
open class SKProductsRequest: SKRequest {
  open weak var delegate: (any SKProductsRequestDelegate)?
  public override init() {}
  public init(productIdentifiers: Set<String>) {}
}
open class SKPayment: NSObject {
  public internal(set) var productIdentifier: String
  open var quantity: Int { 1 }
  open var applicationUsername: String? { nil }
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
open class SKMutablePayment: SKPayment {
  private var count = 1
  private var user: String?
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
open class SKPaymentTransaction: NSObject {
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  open var transactionState: SKPaymentTransactionState { .purchasing }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var downloads: [SKDownload] { [] }
  open var error: (any Error)? { nil }
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
}
public final class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let one = SKPaymentQueue()
  public static func `default`() -> SKPaymentQueue { one }
  public static func canMakePayments() -> Bool { false }
  public func add(_ payment: SKPayment) {}
  public func add(_ observer: any SKPaymentTransactionObserver) {}
  public func remove(_ observer: any SKPaymentTransactionObserver) {}
  public func finishTransaction(_ transaction: SKPaymentTransaction) {}
  public func restoreCompletedTransactions() {}
  public func restoreCompletedTransactions(withApplicationUsername username: String?) {}
  public func start(_ downloads: [SKDownload]) {}
  public func pause(_ downloads: [SKDownload]) {}
  public func resume(_ downloads: [SKDownload]) {}
  public func cancel(_ downloads: [SKDownload]) {}
}
