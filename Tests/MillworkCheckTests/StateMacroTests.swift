import Foundation
import MillworkDocument
import Testing

@testable import MillworkCheck

/// What the plug-in makes of `@State`, as SDK 27 declares it.
@Suite struct StateMacroTests {
  private func expansion(
    _ declaration: String, attribute: String = "@State", macro: String = "State", role: String
  )
    -> String?
  {
    let quoted = { (text: String) in text.replacingOccurrences(of: "\"", with: "\\\"") }
    let answer = readJSON(
      MacroPlugIn.answer(
        to: Array(
          """
          {"expandAttachedMacro":{"macro":{"name":"\(macro) "},"macroRole":"\(role)",
          "attributeSyntax":{"source":"\(quoted(attribute))"},
          "declSyntax":{"kind":"declaration","source":"\\n  \(quoted(declaration))"}}}
          """.utf8)))
    return answer?["expandMacroResult"]?["expandedSource"]?.string
  }

  @Test func aPropertyThatOthersMaySetIsItsOwnStorage() {
    #expect(
      expansion("@State var isOn = false", role: "peer") == """
        private var _isOn = SwiftUI.State(initialValue: false)
        @SwiftUI._StateProjection var $isOn = SwiftUI.State(initialValue: false).projectedValue
        """)
    #expect(
      expansion("@State var isOn = false", role: "accessor") == """
        @storageRestrictions(initializes: _isOn) init(initialValue) { _isOn = SwiftUI.State(initialValue: initialValue) }
        get { _isOn.wrappedValue }
        nonmutating set { _isOn.wrappedValue = newValue }
        """)
  }

  @Test func aPrivatePropertyWithAValueIsSetByTheValueAlone() {
    let peers = expansion("@State private var names: [String] = []", role: "peer")
    #expect(
      peers == """
        private let __names = SwiftUI.State<[String]>(initialValue: [])
        @SwiftUI._StateStorage private var _names = SwiftUI.State<[String]>(initialValue: [])
        @SwiftUI._StateProjection private var $names = SwiftUI.State<[String]>(initialValue: []).projectedValue
        """)
    #expect(
      expansion("@State private var names: [String] = []", role: "accessor") == """
        get { __names.wrappedValue }
        nonmutating set { __names.wrappedValue = newValue }
        """)
    let storage = expansion("private var _names = 1", macro: "SwiftUI._StateStorage", role: "accessor")
    #expect(storage == "get { __names }\nset {}")
    let projection = expansion("private var $names = 1", macro: "SwiftUI._StateProjection", role: "accessor")
    #expect(projection == "get { _names.projectedValue }")
  }

  @Test func valuesComeFromWhereTheyAreWritten() {
    #expect(
      expansion("@State private var count: Int", role: "peer") == """
        private var _count: SwiftUI.State<Int>
        private var $count: SwiftUI.Binding<Int> { _count.projectedValue }
        """)
    let optional = expansion("@State public private(set) var title: String?", role: "peer")
    #expect(optional?.hasPrefix("private var _title = SwiftUI.State<String?>(initialValue: nil)\n") == true)
    #expect(optional?.contains("public var $title") == true)
    let attribute = "@State(initialValue: f(1, b: 2))"
    let argument = expansion("\(attribute) var it: Int", attribute: attribute, role: "peer")
    #expect(argument?.hasPrefix("private var _it = SwiftUI.State<Int>(initialValue:  f(1, b: 2))\n") == true)
  }

  @Test func whatItCannotReadIsSaidOnce() {
    #expect(expansion("@State var count", role: "accessor") == "")
    #expect(expansion("@State func f() {}", role: "peer") == "")
  }
}
