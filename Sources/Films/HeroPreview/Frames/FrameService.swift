import HeroRender
import Synchronization

/// Pictures of films: what somebody waits for first, then what lies around the playhead; nothing twice.
final class FrameService: Sendable {
  /// Frames after the playhead, and before it, that are drawn before they are asked for.
  static let (ahead, behind) = (48, 12)

  let store: FrameStore
  private let queue: WorkQueue
  /// Pictures that a thread draws, which others wait for.
  private let underWay = Mutex<[FrameKey: Slot]>([:])

  private final class Slot: Sendable {
    let bytes = Mutex<[UInt8]?>(nil)
  }

  init(store: FrameStore, queue: WorkQueue) {
    self.store = store
    self.queue = queue
  }

  /// A picture as a PNG; `owner` is whoever has the playhead, whose next pictures are drawn in the background.
  func png(of shot: Shot, in variant: Variant, owner: Int) async throws -> [UInt8] {
    if let bytes = kept(shot, in: variant) {
      lookAround(shot, in: variant, owner: owner)
      return bytes
    }
    queue.drop(owner: owner)
    let bytes = try await queue.value { try self.draw(shot, in: variant) }
    lookAround(shot, in: variant, owner: owner)
    return bytes
  }

  /// Draws a picture before it is asked for.
  func prepare(_ shot: Shot, in variant: Variant, owner: Int) {
    queue.drop(owner: owner)
    queue.add(.now) { _ = try? self.draw(shot, in: variant) }
  }

  private func kept(_ shot: Shot, in variant: Variant) -> [UInt8]? { variant.knownKey(of: shot).flatMap { store[$0] } }

  /// Draws what is likely to be asked for next: the frames that follow, and some before.
  private func lookAround(_ shot: Shot, in variant: Variant, owner: Int) {
    queue.drop(owner: owner)
    let ahead = (1...Self.ahead).map { shot.frame + $0 }
    let behind = (1...Self.behind).map { shot.frame - $0 }
    for frame in ahead + behind where (0..<variant.clock.frameCount).contains(frame) {
      let next = shot.at(frame)
      if let key = variant.knownKey(of: next), store.contains(key) { continue }
      // A picture that cannot be drawn gives an error to each who asks for it.
      queue.add(.soon, owner: owner) { _ = try? self.draw(next, in: variant) }
    }
  }

  private func draw(_ shot: Shot, in variant: Variant) throws -> [UInt8] {
    if let bytes = kept(shot, in: variant) { return bytes }
    let time = variant.clock.time(ofFrame: shot.frame)
    do {
      let (tree, key) = try variant.tree(of: shot)
      if let bytes = store[key] { return bytes }
      let slot = underWay.withLock { slots in
        let slot = slots[key] ?? Slot()
        slots[key] = slot
        return slot
      }
      defer { underWay.withLock { $0[key] = nil } }
      let result = slot.bytes.withLock { bytes in
        Result {
          if let bytes { return bytes }
          let made = try variant.drawing.png(of: tree)
          store.keep(made, for: key)
          bytes = made
          return made
        }
      }
      return try result.get()
    } catch {
      throw RenderError(error, frame: shot.frame, time: time)
    }
  }
}
