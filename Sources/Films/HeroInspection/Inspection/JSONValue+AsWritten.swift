import HeroJSON
import HeroRender

extension JSONValue {
  /// The same with every number as it was meant (`Decimals.asWritten`); at least 9 significant digits are kept.
  var asWritten: JSONValue {
    switch self {
    case .number(let value): .number(Decimals.asWritten(value))
    case .array(let values): .array(values.map(\.asWritten))
    case .object(let members): .object(members.map { Member($0.key, $0.value.asWritten) })
    case .null, .bool, .integer, .string: self
    }
  }
}
