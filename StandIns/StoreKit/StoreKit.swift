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
open class SKRequest: NSObject {
  open func start() {}
  open func cancel() {}
}
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}
public protocol SKProductsRequestDelegate: AnyObject {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
/// No shop answers.
open class SKProductsRequest: SKRequest {
  open weak var delegate: (any SKProductsRequestDelegate)?
  public override init() {}
  public init(productIdentifiers: Set<String>) {}
}
open class SKPayment: NSObject {
  public let productIdentifier: String
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
open class SKPaymentTransaction: NSObject {
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  open var transactionState: SKPaymentTransactionState { .purchasing }
  open var transactionIdentifier: String? { nil }
  open var error: (any Error)? { nil }
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
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
}
