@_exported import Combine
import HeroStandIns
@_exported import UIKit

/// Shows nothing: a hosting controller is a plain ground, and no body is asked for.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View {
  public var body: Never { fatalError("nothing has no body") }
}
extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a stand-in and has no body") }
}
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}
/// What every modifier makes.
public struct PlainView: View {
  public typealias Body = Never
}
public struct EmptyView: View {
  public typealias Body = Never
  public init() {}
}
public struct AnyView: View {
  public typealias Body = Never
  public init(_ view: some View) {}
}

@resultBuilder
@preconcurrency @MainActor
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> PlainView { PlainView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither(first content: some View) -> PlainView { PlainView() }
  public static func buildEither(second content: some View) -> PlainView { PlainView() }
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

// MARK: In UIKit

/// A plain ground in the place of what its view would show.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }
  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    StandIn.cover(view, "SwiftUI", "a hosting controller is a plain ground")
  }
}

@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
}
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
}
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// For Xcode alone.
@preconcurrency @MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

// MARK: Values

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let storage: Storage
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { storage.value }, set: { storage.value = $0 }) }
}
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { get()[keyPath: path] },
      set: {
        var value = get()
        value[keyPath: path] = $0
        set(value)
      })
  }
}
/// Bindings of an object's properties.
@dynamicMemberLookup
public struct ObjectBindings<Object: ObservableObject> {
  let object: Object
  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
    Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  public typealias Wrapper = ObjectBindings<Object>
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(initialValue: Object) { wrappedValue = initialValue }
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  public let wrappedValue: Object
  public init(wrappedValue: @autoclosure () -> Object) { self.wrappedValue = wrappedValue() }
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: Object { fatalError("a stand-in has no environment") }
}
