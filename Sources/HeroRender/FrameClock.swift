/// placeholder
struct Placeholder {}
