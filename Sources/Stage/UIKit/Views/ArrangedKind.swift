/// Containers whose hidden subviews drop out (rule V1).
package enum ArrangedKind {
  case list
  case cells
}
