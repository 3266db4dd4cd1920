@_exported import UIKit

public struct CMAcceleration: Sendable { public var (x, y, z) = (0.0, 0.0, 0.0) }
public struct CMRotationRate: Sendable { public var (x, y, z) = (0.0, 0.0, 0.0) }
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}
open class CMAccelerometerData: NSObject { open var acceleration: CMAcceleration { CMAcceleration() } }
open class CMGyroData: NSObject { open var rotationRate: CMRotationRate { CMRotationRate() } }
open class CMDeviceMotion: NSObject {
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval = 0.0
  open var gyroUpdateInterval = 0.0
  open var deviceMotionUpdateInterval = 0.0
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open var accelerometerData: CMAccelerometerData? { nil }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() {}
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  open func stopGyroUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open func stopDeviceMotionUpdates() {}
}
open class CMPedometerData: NSObject {
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
}
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  open func stopUpdates() {}
}
open class CMMotionActivityManager: NSObject {
  open class func isActivityAvailable() -> Bool { false }
}
