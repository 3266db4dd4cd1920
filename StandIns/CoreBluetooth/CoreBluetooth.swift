@_exported import UIKit

public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
open class CBUUID: NSObject {
  open var uuidString: String
  public init(string theString: String) { uuidString = theString }
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
}
open class CBService: NSObject {
  open var uuid: CBUUID { CBUUID(string: "") }
  open var characteristics: [CBCharacteristic]? { nil }
}
open class CBCharacteristic: NSObject {
  open var uuid: CBUUID { CBUUID(string: "") }
  open var value: Data? { nil }
}
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
public protocol CBPeripheralDelegate: AnyObject {}
open class CBPeripheral: NSObject {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var identifier: UUID { UUID() }
  open var services: [CBService]? { nil }
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
}
public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}
/// Its state stays unknown.
open class CBCentralManager: NSObject {
  open weak var delegate: (any CBCentralManagerDelegate)?
  open var state: CBManagerState { .unknown }
  open var isScanning: Bool { false }
  public override init() {}
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
  }
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}
