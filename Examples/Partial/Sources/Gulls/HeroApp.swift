// Its own files are compiled in here: HeroApp.json says which.
@_exported import HeroMissing
