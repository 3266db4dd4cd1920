import Foundation

struct Postcard {
    let place: String
    let text: String
    let colorName: String

    static let all = [
        Postcard(place: "Lisbon", text: "The trams squeak around every corner, and the sardines are as good as you said.", colorName: "Sea"),
        Postcard(place: "Marrakesh", text: "We got lost in the souk twice before breakfast. Nobody minded.", colorName: "Sand"),
        Postcard(place: "Bergen", text: "Seven hills, seven kinds of rain. The funicular is worth it.", colorName: "Pine"),
        Postcard(place: "Kyoto", text: "Maples everywhere. I have started to bow to vending machines.", colorName: "Maple"),
    ]
}

extension Notification.Name {
    static let postcardLiked = Notification.Name("PostcardLiked")
}
