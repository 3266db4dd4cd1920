import Foundation

/// Works on items in the background, as many at once as there are threads, and hands the results over in the order in which the items came.
///
/// One thread uses it. Adding an item waits while all threads are busy, so that memory depends on the threads alone.
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

  private let jobs: Int
  private let deliver: (Output) throws(RenderError) -> Void
  private var promises: [Promise] = []

  /// Makes a line; `deliver` is called on the thread that adds items.
  init(jobs: Int, deliver: @escaping (Output) throws(RenderError) -> Void) {
    self.jobs = max(1, jobs)
    self.deliver = deliver
  }

  /// Adds an item.
  func add(_ work: @escaping @Sendable () throws -> Output) throws(RenderError) {
    while promises.count >= jobs { try deliverFirst() }
    let promise = Promise()
    promises.append(promise)
    DispatchQueue.global().async { promise.keep(Result(catching: work)) }
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
