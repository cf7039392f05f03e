import MillworkSource

// Longer than other files: all sentences of the module stand in one place, so that they can be read side by side.

/// All that this module says.
extension Diagnostic {
  // MARK: The file

  static func fileTooLarge(at span: Span, count: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, "document-too-large", "the file has \(count) bytes, the limit is \(limit)", at: span,
      help: "split the file, or raise the limit for the size of a document")
  }

  static func malformedUTF8(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "malformed-utf8", "this is not valid UTF-8", at: span,
      help: "save the file in UTF-8 (UTF-16 and UTF-32 are read too)")
  }

  static func controlCharacter(_ byte: UInt8, at span: Span, isJSON: Bool) -> Diagnostic {
    let code = hex(UInt32(byte))
    let escape = isJSON ? "\\u" + code : "\\x" + code.suffix(2)
    return Diagnostic(
      .error, "control-character", "the control character U+\(code) may not stand in a document",
      at: span,
      help: "remove it, or write it as an escape such as \"\(escape)\"")
  }

  static func unprintableCharacter(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "control-character", "this character is not printable, so it may stand only between quotes",
      at: span, help: "remove it, or write the text between double quotes with an escape")
  }

  static func tooManyErrors(at span: Span) -> Diagnostic {
    Diagnostic(.note, "too-many-errors", "reading ends here, since there are too many errors", at: span)
  }

  // MARK: Limits

  static func tooDeep(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, "nesting-too-deep", "collections nest more than \(limit) deep here, which is the limit",
      at: span,
      help: "make the document flatter, or raise the limit for the nesting depth")
  }

  static func tooManyAliases(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, "too-many-aliases",
      "with this alias more than \(limit) aliases are expanded, which is the limit",
      at: span, help: "write less by aliases, or raise the limit for alias expansions")
  }

  static func aliasesTooLarge(at span: Span, limit: Int, unit: String) -> Diagnostic {
    Diagnostic(
      .error, "aliases-too-large",
      "with this alias the aliases stand for more than \(limit) \(unit), which is the limit",
      at: span, help: "write less by aliases, or raise the limit for expanded \(unit)")
  }

  // MARK: Documents and directives

  static func contentAfterDocumentEnd(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "content-after-document", "only a comment may follow `...` on its line", at: span,
      help: "begin the next document on a line of its own")
  }

  static func contentAfterRoot(at span: Span, byte: UInt8, isIndented: Bool) -> Diagnostic {
    if byte == Byte.percent, !isIndented { return directiveInDocument(at: span) }
    return Diagnostic(
      .error, "content-after-document",
      "the document's value has ended before this line, so nothing more may follow", at: span,
      help:
        "begin another document with `---`; to go on with a text, remove the comment before this line or use `|`"
    )
  }

  static func directiveInDocument(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "misplaced-directive", "`%` begins a directive, which may stand only before a document",
      at: span,
      help: "end the document before it with `...`, or put the text between quotes")
  }

  static func directiveWithoutDocument(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "directive-without-document", "no document follows this directive", at: span,
      help: "write `---` and the document after it, or remove the directive")
  }

  static func directiveWithoutMarker(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "directive-without-document", "the document after a directive has to begin with `---`",
      at: span,
      help: "write a line `---` after the directives")
  }

  static func unknownDirective(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, "unknown-directive", "the directive `\(name)` is not known and has no effect", at: span,
      help: "YAML has %YAML and %TAG")
  }

  static func malformedDirective(_ example: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "malformed-directive", "this directive is not written as YAML wants it", at: span,
      help: "write it like `\(example)`")
  }

  static func repeatedDirective(at span: Span) -> Diagnostic {
    Diagnostic(.error, "repeated-directive", "a document has at most one %YAML directive", at: span)
  }

  static func repeatedHandle(_ handle: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, "repeated-directive", "the handle `\(handle)` has a %TAG directive already", at: span)
  }

  static func unknownVersion(_ version: String, at span: Span, isError: Bool) -> Diagnostic {
    Diagnostic(
      isError ? .error : .warning, "unknown-version",
      "the document wants YAML \(version), it is read as YAML 1.2" + (isError ? ", which may be wrong" : ""),
      at: span, help: "write `%YAML 1.2`, or leave the directive out")
  }

  // MARK: Indentation

  static func tabInIndentation(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "tab-indentation", "a tab may not be part of the indentation", at: span, label: "tab",
      help: "indent by spaces")
  }

  static func wrongIndentation(at span: Span, expected: [Int], found: Int) -> Diagnostic {
    let columns = expected.map(String.init)
    let list =
      columns.count > 1
      ? columns.dropLast().joined(separator: ", ") + " or " + (columns.last ?? "") : columns.first ?? "1"
    return Diagnostic(
      .error, "wrong-indentation",
      "this line begins in column \(found + 1), the entries that it may belong to begin in column \(list)",
      at: span, help: "indent it like the line that it belongs with")
  }

  static func emptyLineTooWide(at span: Span, indent: Int) -> Diagnostic {
    Diagnostic(
      .error, "wrong-indentation",
      "an empty line at the start of a block text has more spaces than the \(indent) of its first line of text",
      at: span, help: "remove the spaces, or give the indentation behind `|` or `>`, such as `|2`")
  }

  static func flowIndentation(at span: Span, opening: Span, minimum: Int) -> Diagnostic {
    Diagnostic(
      .error, "wrong-indentation",
      "a line between brackets has to be indented by at least \(minimum) \(minimum == 1 ? "space" : "spaces") here",
      at: span, secondary: [Label(opening, "opened here")],
      help: "indent it more than the key that the brackets belong to")
  }

  static func closingBracketIndentation(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "bracket-indentation",
      "this bracket has to be indented more than the key or item that it belongs to", at: span,
      help: "put at least one space more before it")
  }

  // MARK: Block structure

  static func inlineCollection(_ byte: UInt8, at span: Span, document: Bool) -> Diagnostic {
    let what = byte == Byte.minus ? "a sequence" : "a mapping"
    let place = document ? "the line of `---`" : "the line of its key"
    return Diagnostic(
      .error, "inline-collection", "\(what) can't begin on \(place)", at: span,
      help: "begin it on the next line; a text that begins with `\(character(byte)) ` goes between quotes")
  }

  static func inlineMapping(at span: Span, document: Bool, isPlain: Bool) -> Diagnostic {
    Diagnostic(
      .error, "inline-collection",
      document
        ? "a mapping can't begin on the line of `---`"
        : "a value on the line of its key can't hold another `: `",
      at: span,
      help: document
        ? "begin it on the next line"
        : isPlain
          ? "for a text write `|` behind the key, and the text on the next line, indented, or put it between quotes; "
            + "a mapping begins on the next line"
          : "begin the inner mapping on the next line, indented")
  }

  static func propertiesBeforeIndicator(_ byte: UInt8, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "misplaced-property",
      "a tag or anchor can't stand before `\(character(byte))` on the same line",
      at: span, help: "put it on the line before to name the whole collection, or behind the indicator")
  }

  static func propertiesWithoutKey(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "misplaced-property", "no key follows this tag or anchor on its line", at: span,
      help: "to name the value of the key above, indent the tag or anchor more than the key")
  }

  static func multilineKey(at span: Span, key: Span?) -> Diagnostic {
    if let key {
      return Diagnostic(
        .error, "multiline-key",
        "a key has to stand on one line, this `:` follows text that began on another",
        at: span, secondary: [Label(key, "the text begins here")],
        help: "if the line is an entry of its own, indent it like the entries around it; else quote the text")
    }
    return Diagnostic(
      .error, "multiline-key", "a key has to stand on one line", at: span,
      help: "write it on one line, or begin it with `? `")
  }

  static func keyTooLong(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "key-too-long", "a key may have at most 1024 characters", at: span, help: "begin it with `? `")
  }

  static func contentAfterNode(at span: Span, byte: UInt8, style: NodeStyle) -> Diagnostic {
    if byte == Byte.hash { return commentWithoutSpace(at: span) }
    if byte == Byte.colon { return missingSpaceAfterColon(at: span.slice(from: 0, count: 1)) }
    let help =
      switch style {
      case .singleQuoted: "put all of the text between the quotes; a single quote inside is written `''`"
      case .doubleQuoted: "put all of the text between the quotes; a quote inside of it is written `\\\"`"
      default: "remove it, or begin a new line"
      }
    return Diagnostic(
      .error, "content-after-value", "the value has ended, nothing but a comment may follow on its line",
      at: span, help: help)
  }

  static func commentWithoutSpace(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-space", "a comment needs a space before `#`", at: span,
      help: "put a space before it; a text that begins with `#` goes between quotes")
  }

  static func missingSpaceAfterColon(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-space", "a space is missing after `:`, which ends a key", at: span,
      fixIts: [insertSpace(after: span)])
  }

  static func missingSpaceAfterDash(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-space", "a space is missing after `-`, which begins an item", at: span,
      help: "write `- item`; if it goes on with the item above, indent it more",
      fixIts: [insertSpace(after: span)])
  }

  private static func insertSpace(after span: Span) -> FixIt {
    FixIt("insert a space", edits: [Edit(Span(source: span.source, at: span.upperBound), replacement: " ")])
  }

  static func missingColon(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-colon", "`\(text)` stands where a key is expected, and no `:` follows it", at: span,
      help: "write `key: value`; if it goes on with the text above, indent it more than that text's key")
  }

  static func expectedItem(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "expected-item", "the next item of a sequence begins with `- `", at: span,
      help: "begin the line with `- `; if it goes on with the item above, indent it more")
  }

  static func itemInMapping(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "expected-key", "an item that begins with `- ` stands where the next key is expected", at: span,
      help: "write `key:` before the items; items of the key above stand below it without a value on its line"
    )
  }

  // MARK: Properties and aliases

  static func repeatedProperty(_ kind: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "repeated-property", "a node can't have a second \(kind)", at: span, help: "remove one")
  }

  static func propertyNotSeparated(at span: Span, byte: UInt8) -> Diagnostic {
    Diagnostic(
      .error, "missing-space", "a space is missing between this tag or anchor and `\(character(byte))`",
      at: span,
      help: "separate it from what follows by a space")
  }

  static func emptyAnchor(_ sign: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "empty-name", "`\(sign)` needs a name right behind it", at: span,
      help: "write `\(sign)name`; a text that begins with `\(sign)` goes between quotes")
  }

  static func propertiesOnAlias(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "misplaced-property", "an alias can't have a tag or an anchor of its own", at: span,
      help: "remove it, the node that the alias names has its own")
  }

  static func undefinedAlias(_ name: String, at span: Span, near: String?) -> Diagnostic {
    Diagnostic(
      .error, "undefined-alias", "no anchor `&\(name)` comes before the alias `*\(name)`", at: span,
      help: near.map { "did you mean `*\($0)`?" }
        ?? "write `&\(name)` before the node that is meant; a text that begins with `*` goes between quotes")
  }

  static func recursiveAlias(_ name: String, at span: Span, anchor: Span) -> Diagnostic {
    Diagnostic(
      .error, "recursive-alias", "the alias `*\(name)` stands inside of the node that it names", at: span,
      secondary: [Label(anchor, "named here")], help: "a node can't contain itself")
  }

  static func malformedTag(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "malformed-tag", "this tag is not written as YAML wants it", at: span,
      help: "write `!name`, `!!str` or `!<tag:example.org,2026:name>`; other characters as %20 and the like")
  }

  static func tagWithoutName(_ handle: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "malformed-tag", "a name has to follow the handle `\(handle)`", at: span,
      help: "write `\(handle)name`")
  }

  static func unknownHandle(_ handle: String, at span: Span, near: String?) -> Diagnostic {
    Diagnostic(
      .error, "unknown-tag-handle", "no %TAG directive of this document defines the handle `\(handle)`",
      at: span,
      help: near.map { "did you mean `\($0)`?" }
        ?? "each document needs its own directive, such as `%TAG \(handle) tag:example.org,2026:`")
  }

  // MARK: Scalars

  static func reservedIndicator(_ byte: UInt8, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "reserved-indicator",
      "a text without quotes can't begin with " + (byte == Byte.at ? "`@`" : "a backtick"), at: span,
      help: "put the text between quotes, or use a block text (`|`)")
  }

  static func plainCannotBegin(_ byte: UInt8, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "misplaced-indicator", "a text without quotes can't begin with `\(character(byte))` here",
      at: span,
      help: "put the text between quotes")
  }

  static func strayFlowIndicator(_ byte: UInt8, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "misplaced-indicator", "`\(character(byte))` belongs to no open bracket", at: span,
      help: "remove it, or put the text between quotes")
  }

  static func unclosedQuote(_ quote: UInt8, at span: Span, next: Span?) -> Diagnostic {
    Diagnostic(
      .error, "unclosed-quote", "the quote that is opened here is not closed", at: span,
      secondary: next.map { [Label($0, "this line is not indented enough to belong to it")] } ?? [],
      help: "close it with `\(character(quote))`, or indent the lines that belong to it")
  }

  static func invalidEscape(at span: Span, byte: UInt8) -> Diagnostic {
    Diagnostic(
      .error, "invalid-escape", "there is no such escape between double quotes", at: span,
      help: byte == Byte.singleQuote
        ? "a single quote needs no backslash between double quotes"
        : "write `\\\\` for a backslash, or put the text between single quotes, which have no escapes")
  }

  static func shortEscape(at span: Span, digits: Int) -> Diagnostic {
    Diagnostic(
      .error, "invalid-escape", "\(digits) hexadecimal digits have to follow here", at: span,
      help: "write `\\x41`, `\\u0041` or `\\U00000041`")
  }

  static func invalidCodePoint(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "invalid-escape", "this escape names no Unicode character", at: span,
      help: "surrogates stand in pairs, and the last character is U+10FFFF")
  }

  static func textAfterBlockIndicator(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "content-after-indicator",
      "only indicators (1 to 9, `+`, `-`) and a comment may follow `|` or `>` on its line", at: span,
      help: "begin the text on the next line")
  }

  // MARK: Flow collections

  static func unclosedBracket(at span: Span, isSequence: Bool, next: Span?, comment: Span? = nil)
    -> Diagnostic
  {
    let bracket = isSequence ? "]" : "}"
    return Diagnostic(
      .error, "unclosed-bracket",
      "the \(isSequence ? "sequence" : "mapping") that is opened here is not closed",
      at: span,
      secondary: comment.map { [Label($0, "this is a comment")] }
        ?? next.map { [Label($0, "this line can't belong to it")] } ?? [],
      help: comment == nil
        ? "close it with `\(bracket)`"
        : "a value that begins with `#` goes between quotes; else close with `\(bracket)` before the comment")
  }

  static func wrongBracket(_ byte: UInt8, at span: Span, opening: Span) -> Diagnostic {
    let expected = byte == Byte.closeBracket ? "}" : "]"
    return Diagnostic(
      .error, "wrong-bracket",
      "`\(character(byte))` can't close what is open here, `\(expected)` was expected",
      at: span, secondary: [Label(opening, "opened here")])
  }

  static func extraComma(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "extra-comma", "no value stands before this comma", at: span,
      help: "remove the comma, or write `\"\"` or `null` before it")
  }

  static func expectedComma(at span: Span, opening: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-comma", "a comma or the closing bracket was expected here", at: span,
      secondary: [Label(opening, "opened here")],
      help: "separate the entries by commas; a text that holds `,`, brackets or braces goes between quotes")
  }

  static func bracketInPlain(_ byte: UInt8, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "misplaced-indicator",
      "a text without quotes can't hold `\(character(byte))` between brackets or braces", at: span,
      help: "put the text between quotes")
  }

  static func expectedColonOrComma(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-colon", "after a key a `:` was expected, or a comma", at: span,
      help: "write `{key: value}`")
  }

  static func secondColon(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "inline-collection", "an entry between brackets can't have a second `:`", at: span,
      help: "end the entry by a comma; a value with a `:` goes between quotes, a mapping between braces")
  }

  // MARK: Keys

  static func duplicateKey(_ text: String, at span: Span, first: Span) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-key", "the key `\(text)` stands twice in this mapping", at: span,
      notes: [Note("the first one stands here", at: first)], help: "remove or rename one of them")
  }

  // MARK: JSON

  static func emptyJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "empty-document", "a JSON file has to hold a value, this one is empty", at: span,
      help: "write at least {}")
  }

  static func contentAfterJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "content-after-document", "a JSON file holds one value, and it has ended before this", at: span,
      help: "remove it, or put all values between brackets")
  }

  static func trailingCommaInJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "trailing-comma", "JSON allows no comma behind the last entry", at: span,
      fixIts: [FixIt("remove the comma", edits: [Edit(span, replacement: "")])])
  }

  static func missingCommaInJSON(isSequence: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-comma", "a comma or `\(isSequence ? "]" : "}")` was expected here", at: span,
      help: "separate entries by commas")
  }

  static func missingColonInJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-colon", "a `:` was expected behind the key", at: span, help: "write \"key\": value")
  }

  static func missingInJSON(_ what: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "missing-value", "\(what) was expected here", at: span,
      help: "remove what is before it, or complete it")
  }

  static func unquotedKeyInJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "expected-key", "a key has to stand between double quotes", at: span, help: "put it in quotes")
  }

  static func invalidJSONValue(at span: Span, isNumber: Bool) -> Diagnostic {
    Diagnostic(
      .error, "invalid-value", isNumber ? "JSON does not write numbers like this" : "this is no JSON value",
      at: span,
      help: isNumber
        ? "write them like 0, -1, 2.5 or 1e3: without `+` or leading zeros, with digits on both sides of a point"
        : "texts stand between double quotes; other values are numbers, true, false and null")
  }

  static func singleQuotesInJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "invalid-value", "JSON texts stand between double quotes", at: span,
      help: "write \" in place of '")
  }

  static func tabInJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "control-character", "a tab may not stand in a JSON text", at: span, help: "write it as \\t")
  }

  static func invalidJSONEscape(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "invalid-escape", "JSON has no such escape", at: span,
      help: "JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u0041")
  }

  static func shortEscapeInJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "invalid-escape", "4 hexadecimal digits have to follow here", at: span, help: "write `\\u0041`")
  }

  static func loneSurrogateInJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "invalid-escape", "this escape is half of a character", at: span,
      help: "surrogates stand in pairs, such as `\\uD83D\\uDE00`")
  }

  static func unclosedQuoteInJSON(_ quote: UInt8, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "unclosed-quote", "the quote that is opened here is not closed on its line", at: span,
      help: "close it with `\(character(quote))`; a line break in a text is written `\\n`")
  }

  static func commentInJSON(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, "comment-in-json", "JSON has no comments", at: span,
      help: "remove it, or rename the file to .yml: YAML has comments, which begin with `#`")
  }
}

private func hex(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

/// A byte as it reads in a message.
private func character(_ byte: UInt8) -> String {
  byte < 0x80 ? String(Unicode.Scalar(byte)) : "…"
}
