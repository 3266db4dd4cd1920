import UIKit

open class Beacon: NSObject {
  open class State: NSObject {}
}
public protocol BeaconDelegate {}
open class BeaconViewController: UIViewController {}
open class State: NSObject {}
