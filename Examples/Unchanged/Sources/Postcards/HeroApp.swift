// The app's own files are compiled in here: HeroApp.json says which.
