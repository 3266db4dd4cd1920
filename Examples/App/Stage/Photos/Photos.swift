// The app is in the folder that HeroApp.json names. SwiftPM builds no target without a file of its own.
