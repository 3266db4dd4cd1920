// Core Foundation's types, as Swift has them.

public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTypeRef = AnyObject
public typealias CFURL = URL
public typealias CFError = NSError
public typealias CFBoolean = Bool
/// Seconds.
public typealias CFTimeInterval = TimeInterval
/// Seconds.
public typealias CFAbsoluteTime = TimeInterval
