import HeroTesting
import UIKit

/// Functions of Darwin's that libraries of 2018 call.
@Suite struct DarwinFunctionTests {
  @Test func atomicChangesGiveWhatTheySay() {
    var value: Int32 = 5
    expectEqual(OSAtomicIncrement32Barrier(&value), 6)
    expectEqual(OSAtomicDecrement32Barrier(&value), 5)
    expectEqual(OSAtomicAdd32Barrier(-7, &value), -2)
    #expect(!OSAtomicCompareAndSwap32Barrier(0, 1, &value) && OSAtomicCompareAndSwap32Barrier(-2, 9, &value))
    expectEqual(value, 9)
    var bits: UInt32 = 0b101
    expectEqual(OSAtomicOr32OrigBarrier(0b010, &bits), 0b101)
    expectEqual(OSAtomicXor32OrigBarrier(0b011, &bits), 0b111)
    expectEqual(bits, 0b100)
  }

  @Test func aMutexOfDarwinsKindIsLockedTwice() {
    var (attributes, mutex) = (pthread_mutexattr_t(), pthread_mutex_t())
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE)
    pthread_mutex_init(&mutex, &attributes)
    #expect(pthread_mutex_lock(&mutex) == 0 && pthread_mutex_trylock(&mutex) == 0)
    // A pool gives what its code does.
    expectEqual(autoreleasepool { 3 }, 3)
  }

  @Test func dictionariesAreChangedByKeyAndObjectsBehindProtocolsAreCompared() {
    let (dictionary, key) = (NSMutableDictionary(), "a" as any NSCopying)
    dictionary[key] = 1
    expectEqual(dictionary[key] as? Int, 1)
    dictionary[key] = nil
    expectEqual(dictionary.count, 0)
    let (one, other): (Any?, Any?) = (NSObject(), NSObject())
    #expect(one === one && !(one === other) && !(one === (nil as Any?)) && (nil as Any?) === (nil as Any?))
  }
}
