import MillworkManifest
import MillworkSource
import MillworkTemplate

/// What the template `section.stencil` is given for one component. Every value is HTML.
struct SectionValues {
  private let section: GallerySection

  init(_ section: GallerySection) { self.section = section }

  /// The values. What its pictures share with others, and motions, are added to the page's.
  func value(_ stock: inout PictureStock, _ motions: inout [MotionCurve]) -> Value {
    let entry = section.entry
    return [
      "id": .html(entry.name), "name": .html(entry.name), "kind": .string(entry.kind.rawValue),
      "kindName": .html(entry.kind.name), "summary": entry.summary.map { .html($0) } ?? .null,
      "place": .html(section.place), "search": .html(searchText),
      "live": live(&motions), "layout": .string(layout),
      "figures": figures(&stock), "fileWithoutPicture": .html(entry.fileWithoutPicture ?? "the kind's file"),
      "facts": .array(
        ComponentFacts(section).all.map { ["name": .html($0.name), "value": .html($0.value)] }),
      "contrast": contrast,
      "findings": .array(
        section.findings.map { finding in
          [
            "severity": .string(finding.severity.rawValue), "code": .html(finding.code),
            "message": sentence(finding.message), "help": finding.help.map { sentence($0) } ?? .null,
            "place": .html(finding.place),
          ]
        }),
      "checked": section.checkedTargets.isEmpty
        ? .null : .html(section.checkedTargets.joined(separator: ", ")),
      "manifest": .string(ManifestMarkup.html(section.manifestText)),
      "codeFile": .html(section.code.path), "code": .string(CodeMarkup.html(section.code.text.string)),
      "example": section.example.map { .string(CodeMarkup.html($0)) } ?? .null,
    ]
  }

  /// How the figures stand: those of toggle styles in threes, on a phone only where they are narrow enough.
  private var layout: String {
    guard section.entry.kind == .toggleStyle else { return "" }
    let width = section.entry.pictures.first?.drawing.width ?? 0
    return width <= Self.narrowWidth ? " matrix narrow" : " matrix"
  }

  /// A third of a phone's width, in points.
  private static let narrowWidth = 112.0
  /// What is wider than this has a row of its own, in points.
  private static let wideWidth = 480.0

  /// What the search looks through, in lower case.
  private var searchText: String {
    let entry = section.entry
    var words = [entry.name, entry.kind.name, entry.summary ?? "", section.place]
    if case .toggleStyle(let model) = section.component {
      words.append(model.variant.rawValue)
      words += model.companion.map { [$0.value] } ?? []
    }
    return (words + shownWords).joined(separator: " ").lowercased()
  }

  /// What is seen in the pictures and where it stands, each word once: titles, symbols, placements. What is in a menu, which no picture
  /// opens, is among them.
  private var shownWords: [String] {
    var words = section.entry.pictures.flatMap(\.drawing.words)
    var elements = section.entry.pictures.compactMap(\.layout).flatMap(\.elements)
    if case .toolbarContent(let model) = section.component,
      let scene = section.entry.pictures.lazy.compactMap(\.layout?.scene).first
    {
      words += model.items.compactMap { $0.placement?.requested }
      let inMenus = model.controls.flatMap { ToolbarElements(scene: scene).entries($0) }
      elements += inMenus.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }
    words += elements.flatMap { [$0.label, $0.placement, $0.menuSymbol ?? ""] }
    var seen: Set<String> = [""]
    return words.filter { seen.insert($0).inserted }
  }

  /// A sentence of a message, with what it has between backticks as code.
  private func sentence(_ text: String) -> Value {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { markupText(String($0)) }
    guard parts.count % 2 == 1 else { return .html(text) }
    return .string(
      parts.enumerated().map { $0 % 2 == 1 ? "<code>\($1)</code>" : $1 }.joined())
  }

  /// A toggle that can be clicked.
  private func live(_ motions: inout [MotionCurve]) -> Value {
    guard case .toggleStyle(let model) = section.component else { return .null }
    var motion = ""
    if let curve = MotionCurve(model.behavior.animation) {
      let number = motions.firstIndex(of: curve) ?? motions.count
      if number == motions.count { motions.append(curve) }
      motion = "motion\(number)"
    }
    let isSwitch = model.variant == .switch || model.variant == .segmented
    // What is seen is part of what is said (WCAG 2.2, 2.5.3).
    let isLabelSeen = model.label.placement != .hidden
    return [
      "name": .html((isLabelSeen ? "\(TogglePictures.labelText), " : "") + section.entry.name),
      "role": .string(isSwitch ? "switch" : "checkbox"), "motion": .string(motion),
      "animatesPress": .bool(model.pressed.scale != nil || model.fill.pressed != nil),
    ]
  }

  /// The pictures, those of one state as one figure.
  private func figures(_ stock: inout PictureStock) -> Value {
    var figures: [(name: String, slug: String, isWide: Bool, pictures: [Value])] = []
    var indices: [String: Int] = [:]
    for picture in section.entry.pictures {
      let classes = [picture.direction.rawValue] + (picture.textSize.map { [$0.rawValue] } ?? [])
      let svg = SVGWriter.inline(picture.drawing, classes: classes, stock: &stock)
      let index = indices[picture.slug] ?? figures.count
      if index == figures.count {
        indices[picture.slug] = index
        figures.append((picture.name, picture.slug, picture.drawing.width > Self.wideWidth, []))
      }
      figures[index].pictures.append(.string(svg))
    }
    return .array(
      figures.map { figure in
        [
          "id": .html("\(section.entry.name)-\(figure.slug)"), "slug": .html(figure.slug),
          "name": .html(figure.name), "isWide": .bool(figure.isWide), "pictures": .array(figure.pictures),
        ]
      })
  }

  /// The contrast of each pair of colours in every appearance.
  private var contrast: Value {
    guard case .toggleStyle(let model) = section.component else { return .null }
    let rows = model.contrastPairs.compactMap(\.drawn).map { pair -> Value in
      let cells = Appearance.allCases.map { appearance -> Value in
        let ratio = pair.ratio(in: appearance) { section.colors.known($0)?[appearance] }
        return [
          "ratio": ratio.map { .string(oneDecimal($0)) } ?? .null,
          "isLow": .bool(ratio.map { $0 < pair.least } ?? false),
        ]
      }
      return [
        "state": .html(pair.state.prefix(1).uppercased() + pair.state.dropFirst()),
        "part": .html(pair.alternativePart.map { "\(pair.part) or \($0)" } ?? pair.part),
        "under": .html(pair.under),
        "least": .string(decimal(pair.least)), "cells": .array(cells),
      ]
    }
    return [
      "appearances": .array(Appearance.allCases.map { .html($0.name) }), "rows": .array(rows),
    ]
  }
}

/// A number with one place, rounded down, so that what fails a bound does not look as if it kept it.
private func oneDecimal(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded(.down))
  return "\(tenths / 10).\(tenths % 10)"
}

extension Value {
  /// A text, escaped for HTML.
  static func html(_ text: String) -> Value { .string(markupText(text)) }
}

extension GalleryEntry.Kind {
  /// The name for people.
  var name: String {
    switch self {
    case .toggleStyle: "Toggle style"
    case .toolbarContent: "Toolbar content"
    case .custom: "Own kind"
    }
  }

  /// The name of several.
  var pluralName: String {
    switch self {
    case .toggleStyle: "Toggle styles"
    case .toolbarContent: "Toolbar content"
    case .custom: "Own kinds"
    }
  }
}

extension Appearance {
  /// The name for people.
  var name: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .lightContrast: "Light, more contrast"
    case .darkContrast: "Dark, more contrast"
    }
  }
}
