@_exported import HeroMissing
