/// A lock that apps can inherit from: Foundation's on Linux cannot be.
///
/// The thread that holds it may lock it again, where Foundation's waits for ever: a call that has ended early (`AppCall`) leaves it locked.
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// What it is called, for people.
  open var name: String?

  /// A lock that nobody holds.
  public override init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Waits until no other thread holds it, and holds it.
  open func lock() { pthread_mutex_lock(mutex) }
  /// Gives it up.
  open func unlock() { pthread_mutex_unlock(mutex) }
  /// Holds it, if no other thread does.
  open func `try`() -> Bool { pthread_mutex_trylock(mutex) == 0 }
  /// Holds it, if other threads give it up before a time.
  open func lock(before limit: Date) -> Bool {
    repeat {
      if `try`() { return true }
      Thread.sleep(forTimeInterval: 0.001)
    } while Date() < limit
    return false
  }
}

/// A lock that the thread which holds it can lock again.
open class NSRecursiveLock: NSLock, @unchecked Sendable {}
