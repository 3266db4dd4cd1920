@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

#if canImport(FoundationXML)
  @_exported import FoundationXML
#endif
