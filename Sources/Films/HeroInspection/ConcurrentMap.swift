import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// What becomes of each element, in their order, worked out on all cores.
  ///
  /// - Throws: What the first element that fails throws.
  package func concurrentMap<Value: Sendable, Failure: Error>(
    _ transform: @Sendable (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let made = Mutex<[Int: Result<Value, Failure>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { () throws(Failure) -> Value in try transform(self[index]) }
      made.withLock { $0[index] = result }
    }
    var values: [Value] = []
    for result in made.withLock({ made in indices.compactMap { made[$0] } }) { values.append(try result.get()) }
    return values
  }
}
