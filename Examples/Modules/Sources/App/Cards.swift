import Hero
import UIKit

/// Whether both screens have the card.
public let cardsMatch = match(View(name: "card"), View(name: "card"))
