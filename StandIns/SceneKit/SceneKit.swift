import HeroStandIns
@_exported import UIKit

public struct SCNVector3: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public init() { (x, y, z) = (0, 0, 0) }
  public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
}
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
open class SCNNode: NSObject {
  open var name: String?
  open var position = SCNVector3()
  open var eulerAngles = SCNVector3()
  open var scale = SCNVector3(1, 1, 1)
  open private(set) var childNodes: [SCNNode] = []
  public override init() { super.init() }
  open func addChildNode(_ child: SCNNode) { childNodes.append(child) }
  open func removeFromParentNode() {}
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? { childNodes.first { $0.name == name } }
}
open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  public override init() { super.init() }
  public convenience init?(named name: String) { self.init() }
}
/// A plain ground in a scene's place.
open class SCNView: UIView {
  open var scene: SCNScene? { didSet { StandIn.cover(self, "SceneKit", "a scene is a plain ground") } }
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var showsStatistics = false
  open func play(_ sender: Any?) {}
  open func pause(_ sender: Any?) {}
}
