import Foundation
import MillworkDocument

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program that the compiler starts to expand SwiftUI's macros: `#Preview`, `@Previewable`, `@Entry`,
/// `@Animatable` and, with SDK 27, `@State`; and those of SwiftData, such as `@Model` and `@Query`, of TipKit and of
/// FoundationModels.
///
/// It is the same program as the command-line tool; so `main` calls ``runIfRequested(arguments:environment:)`` before
/// anything else. Compiler and plug-in exchange messages over standard input and output: a length of eight bytes,
/// little-endian, then JSON.
///
/// A check starts the same program beside its compilers as well, to end them where the check itself is killed.
public enum MacroPlugIn {
  /// The variable that a check sets for the compiler. Swift 6.3 on Linux starts plug-ins without any variable, which is
  /// recognised too.
  public static let variable = "MILLWORK_MACRO_PLUGIN"

  /// The names of the modules whose macros it expands, as the declarations spell them.
  static let moduleNames = [
    "PreviewsMacros", "SwiftUIMacros", "SwiftDataMacros", "TipKitMacros", "FoundationModelsMacros",
  ]

  /// No message is longer; a longer one is taken for damage.
  private static let maximumLength = 256 << 20

  /// Answers the compiler until it closes the pipe and then ends the program, where the compiler has started it; watches
  /// a check and then ends the program, where that has started it; does nothing otherwise.
  public static func runIfRequested(
    arguments: [String] = CommandLine.arguments,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    ProcessWatcher.runIfRequested(environment: environment)
    guard arguments.count <= 1, isPipe(0), isPipe(1), environment[variable] != nil || environment.isEmpty
    else {
      return
    }
    let input = FileHandle.standardInput
    let output = FileHandle.standardOutput
    while let header = read(8, from: input) {
      let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard length <= maximumLength, let message = read(Int(length), from: input) else { break }
      let answer = self.answer(to: message)
      let size = (0..<8).map { UInt8(truncatingIfNeeded: answer.count >> ($0 * 8)) }
      guard (try? output.write(contentsOf: Data(size + answer))) != nil else { break }
    }
    exit(0)
  }

  /// The answer to one message of the compiler.
  static func answer(to message: [UInt8]) -> [UInt8] {
    guard let entry = readJSON(message)?.entries.first, let kind = entry.key.string else {
      return Array(result(expanded: nil, error: "Millwork's macro plug-in can't read the message").utf8)
    }
    let text: String
    switch kind {
    case "getCapability":
      text = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    case "loadPluginLibrary":
      text = #"{"loadPluginLibraryResult":{"loaded":false,"diagnostics":[]}}"#
    case "expandFreestandingMacro", "expandAttachedMacro":
      text = expansion(entry.value)
    default:
      text = result(expanded: nil, error: "Millwork's macro plug-in does not know the request \(kind)")
    }
    return Array(text.utf8)
  }

  private static func expansion(_ request: Node) -> String {
    // As it is written: `SwiftUI.State` is `State`.
    let spelling = request["macro"]?["name"]?.string?.trimmingCharacters(in: .whitespaces) ?? ""
    let name = spelling.split(separator: ".").last.map(String.init) ?? spelling
    switch name {
    case "Preview", "Previewable", "Guide":
      // The compiler has checked the arguments before it asks; nothing needs to be declared.
      return result(expanded: "", error: nil)
    case "Rule":
      return result(expanded: "TipKit.Tips.Rule()", error: nil)
    case "Parameter":
      guard let parameter = ParameterMacro(request) else {
        // Said once, in the role that comes last.
        let error =
          request["macroRole"]?.string == "accessor" ? nil : "@Parameter needs a variable with a value"
        return result(expanded: "", error: error, at: request)
      }
      return result(expanded: parameter.expansion, error: nil)
    case "Generable":
      guard let expansion = GenerableMacro(request).expansion else {
        let error =
          request["macroRole"]?.string == "member"
          ? "@Generable can be attached to structures and enumerations only" : nil
        return result(expanded: "", error: error, at: request)
      }
      return result(expanded: expansion, error: nil)
    case "Animatable":
      return result(expanded: animatable(request), error: nil)
    case "AnimatableIgnored":
      return result(expanded: "", error: nil)
    case "Entry":
      guard let entry = EntryMacro(request) else {
        // Said once, in the role that comes with a stand-in, so that nothing else is reported in its train.
        guard request["macroRole"]?.string == "accessor" else { return result(expanded: "", error: nil) }
        return result(
          expanded: "get { Swift.fatalError() }\nset {}",
          error: "@Entry needs a variable with a value, or with an optional type", at: request)
      }
      return result(expanded: entry.expansion, error: nil)
    case "State", "_StateStorage", "_StateProjection":
      return state(name, request)
    case _ where DataMacro.names.contains(name):
      let macro = DataMacro(name, request)
      guard let code = macro.expansion else {
        // Said once, in the role that comes last.
        let error = request["macroRole"]?.string == "accessor" ? nil : "@\(name) needs a variable with a type"
        return result(expanded: "", error: error, at: request)
      }
      return result(expanded: code, error: macro.refusal, at: request)
    default:
      return result(
        expanded: nil, error: "Millwork's macro plug-in does not know the macro \(name)", at: request)
    }
  }

  /// What `@State` of SDK 27 and the macros that its own expansion uses stand for.
  private static func state(_ name: String, _ request: Node) -> String {
    let isPeer = request["macroRole"]?.string == "peer"
    let expansion: String? =
      switch name {
      case "_StateStorage": StateMacro.storageAccessors(request)
      case "_StateProjection": StateMacro.projectionAccessor(request)
      default: StateMacro(request).map { isPeer ? $0.peers : $0.accessors }
      }
    guard let expansion else {
      // Said once, in the role that comes last.
      let error = isPeer ? nil : "@State needs a variable with a value or a type"
      return result(expanded: "", error: error, at: request)
    }
    return result(expanded: expansion, error: nil)
  }

  /// The conformance that `@Animatable` gives. What the data is made of is of no interest to the check.
  private static func animatable(_ request: Node) -> String {
    guard request["macroRole"]?.string == "extension",
      let type = request["extendedTypeSyntax"]?["source"]?.string,
      request["conformanceListSyntax"]?["source"]?.string != ""
    else { return "" }
    return "extension \(type): SwiftUI.Animatable {}"
  }

  /// The message that ends an expansion. An error stands at the attribute or the expression of the `request`.
  private static func result(expanded: String?, error: String?, at request: Node? = nil) -> String {
    let source = expanded.map(quoted) ?? "null"
    guard let error else {
      return #"{"expandMacroResult":{"expandedSource":"# + source + #","diagnostics":[]}}"#
    }
    let syntax = request?["attributeSyntax"] ?? request?["syntax"]
    let location = syntax?["location"]
    var offset = 0
    if case .integer(let number)? = location?["offset"]?.value { offset = number }
    // The compiler's place is that of the comments and spaces before the sign.
    offset +=
      syntax?["source"]?.string?.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "#") }.count ?? 0
    let file = quoted(location?["fileName"]?.string ?? "")
    return """
      {"expandMacroResult":{"expandedSource":\(source),"diagnostics":[{"message":\(quoted(error)),"severity":"error",\
      "position":{"fileName":\(file),"offset":\(offset)},"highlights":[],"notes":[],"fixIts":[]}]}}
      """
  }

  /// `text` as a JSON string.
  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(string: text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func isPipe(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Exactly `count` bytes, or `nil` at the end.
  private static func read(_ count: Int, from input: FileHandle) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let more = try? input.read(upToCount: count - bytes.count), !more.isEmpty else { return nil }
      bytes += more
    }
    return bytes
  }
}
