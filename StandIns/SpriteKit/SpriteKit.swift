import HeroStandIns
@_exported import UIKit

@preconcurrency @MainActor
open class SKNode: UIResponder {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var name: String?
  open var physicsBody: SKPhysicsBody?
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init() }
  open func addChild(_ node: SKNode) {
    children.append(node)
    node.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() { children = [] }
  open func removeAllActions() {}
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
  /// Nothing moves; who waits for the end is told at once.
  open func run(_ action: SKAction) {}
  open func run(_ action: SKAction, withKey key: String) {}
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { block() }
}
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var size = CGSize.zero
  open var color = UIColor.clear
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name), color: .clear, size: .zero)
  }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
open class SKLabelNode: SKNode {
  open var text: String?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor?
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
open class SKEmitterNode: SKNode {
  open var particleBirthRate: CGFloat = 0
  public convenience init?(fileNamed filename: String) { self.init() }
}
open class SKScene: SKNode {
  open var size: CGSize
  open var backgroundColor = UIColor.black
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  open internal(set) weak var view: SKView?
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public convenience init?(fileNamed filename: String) { self.init(size: .zero) }
  public required init?(coder aDecoder: NSCoder) {
    size = .zero
    super.init(coder: aDecoder)
  }
  open func didMove(to view: SKView) {}
  open func update(_ currentTime: TimeInterval) {}
}
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }
/// A plain ground in a scene's place.
open class SKView: UIView {
  open private(set) var scene: SKScene?
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsPhysics = false
  open var ignoresSiblingOrder = false
  open var allowsTransparency = false
  open var isPaused = false
  open func presentScene(_ scene: SKScene?) {
    StandIn.use("SpriteKit", "a scene of sprites is a plain ground")
    self.scene = scene
    backgroundColor = scene?.backgroundColor
    scene?.view = self
    scene?.didMove(to: self)
  }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
}
@preconcurrency @MainActor
open class SKTransition: NSObject {
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}
@preconcurrency @MainActor
open class SKTexture: NSObject {
  public override init() {}
  public init(imageNamed name: String) {}
  public init(image: UIImage) {}
}
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  open var isDynamic = true
  open var affectedByGravity = true
  open var categoryBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var collisionBitMask: UInt32 = .max
  open var velocity = CGVector(dx: 0, dy: 0)
  public override init() {}
  public init(circleOfRadius r: CGFloat) {}
  public init(rectangleOf s: CGSize) {}
  public init(edgeLoopFrom rect: CGRect) {}
}
@preconcurrency @MainActor
open class SKAction: NSObject {
  open class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction() }
  open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
  open class func group(_ actions: [SKAction]) -> SKAction { SKAction() }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction() }
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction() }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction() }
  open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { SKAction() }
  open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { SKAction() }
  open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction() }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  open class func rotate(byAngle radians: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction() }
  open class func removeFromParent() -> SKAction { SKAction() }
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
}
