import HeroProjects
import HeroTesting

/// Classes that Xcode generates from Core Data models.
@Suite struct CoreDataModelTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Boat" representedClassName="BoatRow" syncable="YES" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="masts" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
        <attribute name="length" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <relationship name="crew" toMany="YES" destinationEntity="Sailor" inverseName="boat" inverseEntity="Sailor"/>
      </entity>
      <entity name="Sailor" representedClassName=".Sailor" parentEntity="Boat" codeGenerationType="category">
        <relationship name="boat" maxCount="1" destinationEntity="Boat" inverseName="crew" inverseEntity="Boat"/>
      </entity>
      <entity name="Own" representedClassName="Own"/>
    </model>
    """

  private func generated(importing module: String) throws -> String? {
    let project = try WrittenProject()
    try project.write(
      "import UIKit\nimport \(module)\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}", to: "A.swift")
    try project.write(
      Self.model.replacing("BoatRow", with: "OldRow"), to: "Boats.xcdatamodeld/Boats.xcdatamodel/contents")
    try project.write(Self.model, to: "Boats.xcdatamodeld/Boats 2.xcdatamodel/contents")
    try project.write(
      "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>Boats 2.xcdatamodel</string></dict></plist>",
      to: "Boats.xcdatamodeld/.xccurrentversion")
    let app = try project.app()
    expectEqual((app.models, app.foreignSources), (["\(project.folder)/Boats.xcdatamodeld"], []))
    return try AppPackage(of: app).files(for: .film).first { $0.path.hasSuffix("/HeroAppModels.swift") }?.text
  }

  /// As Xcode's: a class and its properties, or the properties alone; objects are optional, numbers without NSNumber are not.
  @Test func classesAndPropertiesOfTheCurrentVersion() throws {
    try expectEqual(
      generated(importing: "CoreData"),
      """
      import CoreData

      public class BoatRow: NSManagedObject {}
      extension BoatRow {
        public class func fetchRequest() -> NSFetchRequest<BoatRow> { NSFetchRequest(entityName: "Boat") }
        public var name: String? {
          get { managedValue("name") } set { setManagedValue(newValue, "name") }
        }
        public var masts: Int16 {
          get { managedValue("masts") } set { setManagedValue(newValue, "masts") }
        }
        public var length: NSNumber? {
          get { managedValue("length") } set { setManagedValue(newValue, "length") }
        }
        public var crew: NSSet? {
          get { managedValue("crew") } set { setManagedValue(newValue, "crew") }
        }
        public func addToCrew(_ value: Sailor) { changeManagedValues("crew", value, adds: true) }
        public func addToCrew(_ value: NSSet) { changeManagedValues("crew", value, adds: true) }
        public func removeFromCrew(_ value: Sailor) { changeManagedValues("crew", value, adds: false) }
        public func removeFromCrew(_ value: NSSet) { changeManagedValues("crew", value, adds: false) }
      }

      extension Sailor {
        public class func fetchRequest() -> NSFetchRequest<Sailor> { NSFetchRequest(entityName: "Sailor") }
        public var boat: BoatRow? {
          get { managedValue("boat") } set { setManagedValue(newValue, "boat") }
        }
      }

      """)
  }

  @Test func onlyWhereCoreDataIsUsed() throws { try expectEqual(generated(importing: "MapKit"), nil) }

  @Test func aModelThatCannotBeReadIsSaid() throws {
    let project = try WrittenProject()
    try project.write(
      "import CoreData\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}", to: "A.swift")
    try project.write("<model>\n<entity", to: "B.xcdatamodeld/B.xcdatamodel/contents")
    let problem = try project.problem { _ = try AppPackage(of: project.app()) }
    expectEqual(problem?.hasPrefix("/B.xcdatamodeld/B.xcdatamodel/contents: line 2: "), true)
  }
}
