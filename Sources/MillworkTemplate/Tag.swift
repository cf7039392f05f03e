/// One tag of a template: its bytes, and what its marks say about the white space beside it.
struct Tag {
  enum Kind { case output, block, comment }
  enum Mark { case none, trim, keep }

  let kind: Kind
  /// The tag with its delimiters.
  let bounds: Bounds
  /// What stands between the delimiters and marks.
  let inner: Range<Int>
  let leading: Mark
  let trailing: Mark
}
