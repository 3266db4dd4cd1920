import Combine
import CoreData
import HeroStage
import HeroTesting

/// Combine's publishers in a stage's time.
@MainActor
@Suite struct CombineTests {
  private final class Model: ObservableObject {
    @Published var count = 1
    @Published var name = ""
  }
  private enum Storm: Error { case wind }
  private let stage = Stage(device: .iPhone8, root: UIViewController())

  @Test func valuesGoThroughOperators() {
    var got: [String] = []
    var ends = 0
    let subject = PassthroughSubject<Int?, Never>()
    let held = subject.compactMap { $0 }.filter { $0 > 1 }.removeDuplicates().dropFirst().map { "\($0)" }
      .handleEvents(receiveOutput: { got.append("<\($0)>") })
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { got.append($0) })
    for value in [nil, 1, 2, 3, 3, 4] { subject.send(value) }
    expectEqual(got, ["<3>", "3", "<4>", "4"])
    subject.send(completion: .finished)
    subject.send(9)
    expectEqual((ends, got.count), (1, 4))
    held.cancel()
  }

  @Test func aSubscriptionLastsAsLongAsItIsHeld() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var got: [Int] = []
    var held: Set<AnyCancellable> = []
    subject.sink { got.append($0) }.store(in: &held)
    subject.value = 2
    held.removeAll()
    subject.send(3)
    expectEqual((got, subject.value), ([1, 2], 3))
  }

  /// A property tells its value before it has it, and first the one it has.
  @Test func publishedPropertiesTellBefore() {
    let model = Model()
    var (got, changes): ([String], Int) = ([], 0)
    let held = [
      model.$count.sink { got.append("\($0) after \(model.count)") }, model.objectWillChange.sink { changes += 1 },
      Just(7).assign(to: \.count, on: model),
    ]
    model.name = "Mole"
    expectEqual(got, ["1 after 1", "7 after 1"])
    expectEqual((changes, held.count), (2, 3))
  }

  @Test func severalAreCombinedMergedAndZipped() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var (latest, zipped, merged): ([[Int]], [[Int]], [Int]) = ([], [], [])
    let held = [
      Publishers.CombineLatest(a, b).sink { latest.append([$0, $1]) }, a.zip(b).sink { zipped.append([$0, $1]) },
      Publishers.Merge(a, b).sink { merged.append($0) },
    ]
    a.send(1)
    a.send(2)
    b.send(3)
    b.send(4)
    expectEqual((latest, zipped, merged), ([[2, 3], [2, 4]], [[1, 3], [2, 4]], [1, 2, 3, 4]))
    expectEqual(held.count, 3)
  }

  @Test func errorsEndOrAreCaught() {
    var got: [String] = []
    let held = [
      Fail<Int, Storm>(error: .wind).catch { _ in Just(5) }.sink { got.append("\($0)") },
      [1, 2].publisher.tryMap { if $0 == 2 { throw Storm.wind } else { $0 } }
        .sink(
          receiveCompletion: { if case .failure = $0 { got.append("wind") } }, receiveValue: { got.append("\($0)") }),
      Fail<Int, Storm>(error: .wind).replaceError(with: 6).sink { got.append("\($0)") },
      Just(2).flatMap { [$0, $0 + 1].publisher }.collect().sink { got.append("\($0)") },
    ]
    expectEqual(got, ["5", "1", "wind", "6", "[2, 3]"])
    expectEqual(held.count, 4)
  }

  @Test func timeIsTheStages() {
    let subject = PassthroughSubject<Int, Never>()
    var (calm, first, ticks, next): ([Int], [Int], Int, [Int]) = ([], [], 0, [])
    var held: Set<AnyCancellable> = []
    subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink { calm.append($0) }.store(in: &held)
    subject.throttle(for: 0.5, scheduler: RunLoop.main, latest: false).sink { first.append($0) }.store(in: &held)
    subject.receive(on: DispatchQueue.main).sink { next.append($0) }.store(in: &held)
    stage.perform {
      Timer.publish(every: 0.25, on: .main, in: .common).autoconnect().sink { _ in ticks += 1 }.store(in: &held)
      subject.send(1)
      subject.send(2)
      expectEqual((next, first), ([], [1]))
    }
    stage.wait(0.2)
    expectEqual((calm, next), ([], [1, 2]))
    stage.perform { subject.send(3) }
    stage.wait(0.2)
    expectEqual((calm, first), ([], [1]))
    stage.wait(0.2)
    // 0.3 s after the third; throttled 0.5 s after the first.
    expectEqual((calm, first, ticks), ([3], [1, 2], 2))
    held.removeAll()
    stage.run(until: .idle)
    expectEqual(ticks, 2)
  }

  /// What Xcode generates, and `@NSManaged`, keep their values.
  @Test func managedObjectsKeepWhatTheyAreGiven() {
    let context = NSPersistentContainer(name: "Harbour").viewContext
    let (boat, sailor) = (NSManagedObject(context: context), NSManagedObject(context: context))
    let name: String? = boat.managedValue("name")
    let masts: Int16 = boat.managedValue("masts")
    #expect(name == nil && masts == 0)
    boat.setManagedValue("Mole", "name")
    boat.setValue(Int16(3), forKey: "masts")
    #expect((boat.value(forKey: "name") as? String, boat.managedValue("masts") as Int16) == ("Mole", 3))
    boat.changeManagedValues("crew", sailor, adds: true)
    expectEqual((boat.managedValue("crew") as NSSet?)?.count, 1)
    boat.changeManagedValues("crew", NSSet(array: [sailor]), adds: false)
    expectEqual((boat.managedValue("crew") as NSSet?)?.count, 0)
  }
}
