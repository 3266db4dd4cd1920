@_exported import UIKit

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
open class EKCalendar: NSObject {
  open var title = ""
  open var calendarIdentifier: String { "" }
}
open class EKAlarm: NSObject {
  public init(relativeOffset offset: TimeInterval) {}
  public init(absoluteDate date: Date) {}
}
open class EKEvent: NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date!
  open var notes: String?
  open var location: String?
  open var isAllDay = false
  open var calendar: EKCalendar?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventIdentifier: String! { "" }
  public init(eventStore: EKEventStore) {}
  open func addAlarm(_ alarm: EKAlarm) {}
}
open class EKEventStore: NSObject {
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func save(_ event: EKEvent, span: EKSpan) throws {}
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {}
  open func remove(_ event: EKEvent, span: EKSpan) throws {}
}
