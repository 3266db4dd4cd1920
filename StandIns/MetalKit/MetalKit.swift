import HeroStandIns
@_exported import UIKit

/// A graphics processor, of which there is none.
public protocol MTLDevice: AnyObject { var name: String { get } }
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
public struct MTLClearColor: Sendable {
  public var red, green, blue, alpha: Double
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
@preconcurrency @MainActor
public protocol MTKViewDelegate: AnyObject {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}
/// A plain ground in the place of what Metal draws.
open class MTKView: UIView {
  open var device: (any MTLDevice)?
  open weak var delegate: (any MTKViewDelegate)?
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
  open var isPaused = false
  open var enableSetNeedsDisplay = false
  open var preferredFramesPerSecond = 60

  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
    begin()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }
  private func begin() { StandIn.cover(self, "MetalKit", "what Metal draws is a plain ground") }
}
