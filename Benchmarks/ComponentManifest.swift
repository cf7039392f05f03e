/// Manifests of the components that benchmarks generate: toolbar content with three items, and switches.
enum ComponentManifest {
  /// The name of a component by its number.
  static func name(_ index: Int) -> String { index % 5 < 3 ? "Actions\(index)" : "Switch\(index)" }

  /// The manifest of some components; `title` is that of the first button.
  static func text(of components: Range<Int>, title: String = "Share") -> String {
    var toolbars = ""
    var styles = ""
    for index in components {
      if index % 5 < 3 {
        toolbars += """
            \(name(index)):
              parameters: {onShare: () -> Void, isPinned: Binding<Bool>}
              placement: topBarTrailing
              items:
                - button: \(index == components.lowerBound ? title : "Share")
                  image: square.and.arrow.up
                  action: onShare()
                - spacer: fixed
                - toggle: Pinned
                  image: pin
                  isOn: $isPinned

          """
      } else {
        styles += """
            \(name(index)):
              variant: switch
              track: {width: 50, height: 30, corner: 15, on: blue, off: gray}
              thumb: {inset: 2, color: white}
              label: {font: {size: 14}, color: gray}
              animation: {easeInOut: 0.2}
              disabled: {on: red}

          """
      }
    }
    return "millwork: 1\nplatforms: {iOS: 17.0}\n\ntoolbarContent:\n\(toolbars)\ntoggleStyles:\n\(styles)"
  }
}
