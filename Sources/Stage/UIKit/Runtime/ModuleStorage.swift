/// What modules above UIKit keep of an object: one value of each type.
@MainActor
package struct ModuleStorage {
  private var values: [ObjectIdentifier: AnyObject] = [:]

  /// The value of a type; made when it is first asked for.
  package mutating func value<Value: AnyObject>(_ make: @autoclosure () -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = values[key] as? Value { return known }
    let made = make()
    values[key] = made
    return made
  }
}
