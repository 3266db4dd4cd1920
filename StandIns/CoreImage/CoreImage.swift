@_exported import UIKit

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
open class CIImage: NSObject {
  open var extent: CGRect
  public override init() { extent = .zero }
  public init?(image: UIImage) { extent = CGRect(origin: .zero, size: image.size) }
  public init(cgImage: CGImage) { extent = .zero }
  public init?(data: Data) { extent = .zero }
  public init?(contentsOf url: URL) { return nil }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { self }
}
/// Has no output: what it would make does not show.
open class CIFilter: NSObject, KeyedValues {
  public let name: String
  private var values: [String: Any] = [:]
  public override init() { name = "" }
  public init?(name: String) { self.name = name }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }
  open var outputImage: CIImage? { nil }
  open func setDefaults() {}
  public func kept(named key: String) -> Any? { values[key] }
  public func keep(_ value: Any?, named key: String) { values[key] = value }
}
open class CIContext: NSObject {
  public override init() {}
  public init(options: [String: Any]?) {}
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
}
open class CIColor: NSObject {
  public init(color: UIColor) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat) {}
}
open class CIVector: NSObject {
  public init(x: CGFloat, y: CGFloat) {}
  public init(cgPoint p: CGPoint) {}
}
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
open class CIFeature: NSObject { open var bounds: CGRect { .zero } }
open class CIFaceFeature: CIFeature {}
open class CIQRCodeFeature: CIFeature { open var messageString: String? { nil } }
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  open func features(in image: CIImage) -> [CIFeature] { [] }
}
