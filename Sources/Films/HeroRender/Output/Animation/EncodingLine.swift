import Foundation

/// Works on items in the background, as many at once as there are threads, and hands the results over in the order in which the items came.
///
/// One thread uses it. Adding an item waits while all threads are busy and no more may wait, so that memory depends on the threads alone.
final class EncodingLine<Output: Sendable> {
  /// A result that another thread is working on.
  private final class Promise: @unchecked Sendable {
    // Written before the semaphore is raised and read after that, hence never at once.
    private var output: Result<Output, any Error>?
    private let isDone = DispatchSemaphore(value: 0)

    func keep(_ result: Result<Output, any Error>) {
      output = result
      isDone.signal()
    }

    func wait() -> Result<Output, any Error>? {
      isDone.wait()
      return output
    }
  }

  private let room: Int
  private let queue = OperationQueue()
  private let deliver: (Output) throws(RenderError) -> Void
  private var promises: [Promise] = []

  /// A line; `deliver` is called on the thread that adds items.
  ///
  /// - Parameters:
  ///   - jobs: Items worked on at once, ≥ 1.
  ///   - waiting: Items beyond those that wait for a thread, or done for one before them, so that a slow one does not idle the other
  ///     threads. Default: none.
  init(jobs: Int, waiting: Int = 0, deliver: @escaping (Output) throws(RenderError) -> Void) {
    room = max(1, jobs) + waiting
    queue.maxConcurrentOperationCount = max(1, jobs)
    self.deliver = deliver
  }

  /// Adds an item.
  func add(_ work: @escaping @Sendable () throws -> Output) throws(RenderError) {
    while promises.count >= room { try deliverFirst() }
    let promise = Promise()
    promises.append(promise)
    queue.addOperation { promise.keep(Result(catching: work)) }
  }

  /// Waits for all items.
  func finish() throws(RenderError) {
    while !promises.isEmpty { try deliverFirst() }
  }

  private func deliverFirst() throws(RenderError) {
    switch promises.removeFirst().wait() {
    case .success(let output): try deliver(output)
    case .failure(let error as RenderError): throw error
    case .failure(let error): throw .environment("\(error)")
    case nil: break
    }
  }
}
