import MillworkSDK

/// What a `Package.swift` says, as the compiler reads it, each part with its bytes: enough to find out what is there and
/// where something can be added.
package struct PackageOutline: Sendable {
  /// An expression.
  package struct Expression: Sendable {
    /// What it is.
    package let kind: Kind
    /// Its bytes.
    package let range: Range<Int>
  }

  /// What an expression is, as far as it matters.
  package indirect enum Kind: Sendable {
    /// A string literal without interpolation: its text.
    case text(String)
    /// A member such as `.v17`: its name.
    case member(String)
    /// A call of something that PackageDescription declares.
    case call(Call)
    /// An array literal.
    case array(Items)
    /// Anything else.
    case other
  }

  /// A call of something that PackageDescription declares.
  package struct Call: Sendable {
    /// What is called, such as `target`; `init` for an initialiser.
    package let name: String
    /// The arguments that are written.
    package let arguments: Items
    /// The labels of all parameters in order, also of those that are left out.
    package let labels: [String]

    /// The value of an argument.
    package subscript(label: String) -> Expression? {
      arguments.items.first { $0.label == label }?.value
    }
  }

  /// What stands between two brackets, with commas between.
  package struct Items: Sendable {
    /// From the opening bracket through the closing one.
    package let range: Range<Int>
    /// What stands between them.
    package let items: [Item]
  }

  /// An element of an array, or an argument with its label.
  package struct Item: Sendable {
    /// The label; `nil` for an element, and for an argument without one.
    package let label: String?
    /// Its bytes, with the label, without the comma behind it.
    package let range: Range<Int>
    /// Where the comma behind it stands.
    package let comma: Int?
    /// The element, or the argument's value.
    package let value: Expression
  }

  /// The tools version of the first line.
  package let toolsVersion: OSVersion
  /// The one call that makes the package.
  package let package: Call
  /// Where code stands behind the declarations that could change the package, or parts of the file are compiled on a
  /// condition; `nil` for neither.
  package let doubt: Doubt?

  /// Why the file may mean something else than its call says.
  package enum Doubt: Sendable {
    /// Statements, which begin at this byte.
    case statements(Int)
    /// `#if`, at this byte.
    case conditions(Int)
  }
}
