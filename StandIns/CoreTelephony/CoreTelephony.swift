@_exported import UIKit

public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
open class CTCarrier: NSObject {
  open var carrierName: String? { nil }
  open var isoCountryCode: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
}
open class CTTelephonyNetworkInfo: NSObject {
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var currentRadioAccessTechnology: String? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}
