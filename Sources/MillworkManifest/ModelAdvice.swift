import MillworkSDK
import MillworkSource

extension Manifest {
  /// What compiles and still goes wrong, as far as the model shows it. Generated code is judged here and not on its text;
  /// the codes are those of the rules for Swift files, which docs/rules.md explains.
  package func advice() -> [Diagnostic] {
    components.flatMap(\.declaredTypes).filter { InterfaceModules.swiftUITypeNames.contains($0.value) }
      .map { .sdkTypeName($0) }
  }
}
