/// The JSON Schema of `herorender.json`, from the same table of keys as its reader.
package enum ModeSchema {
  /// The schema (draft 2020-12), pretty-printed, with a line break at the end.
  package static let json: String = {
    var members = SchemaNode.document(title: "herorender.json, version 1")
    if case .object(let own) = ModeFields.file.object { members += own }
    return SchemaNode.object(members).text() + "\n"
  }()
}
