@_exported import UIKit

open class VNObservation: NSObject { open var confidence: Float { 0 } }
open class VNRequest: NSObject {
  open var results: [VNObservation]? { nil }
  public init(completionHandler: ((VNRequest, (any Error)?) -> Void)? = nil) {}
}
open class VNDetectFaceRectanglesRequest: VNRequest {}
open class VNRecognizeTextRequest: VNRequest {}
open class VNImageRequestHandler: NSObject {
  public init(cgImage image: CGImage, options: [String: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws {}
}
