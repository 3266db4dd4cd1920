@_exported import Hero
