extension InterfaceModules.FamilyControls {
  /// Authorisation for family controls and the picker of activities.
  static let familyControls = #"""
    // https://developer.apple.com/documentation/familycontrols
    @_exported import Foundation
    import SwiftUI
    @_exported import ManagedSettings
    import Combine
    import Swift
    import _Concurrency
    @available(iOS 15.0, *)
    public enum AuthorizationStatus : Int, CaseIterable, Sendable {
      case notDetermined
      case denied
      case approved
    }
    @available(iOS 16.0, *)
    public enum FamilyControlsMember : Int, CaseIterable, Sendable {
      case child
      case individual
    }
    @available(iOS 15.0, *)
    public class AuthorizationCenter : ObservableObject, @unchecked Sendable {
      public static let shared: AuthorizationCenter
      public var authorizationStatus: AuthorizationStatus { get }
      @available(iOS 16.0, *)
      public func requestAuthorization(for member: FamilyControlsMember) async throws
    }
    @available(iOS 15.0, *)
    public struct FamilyActivitySelection : Codable, Equatable, Sendable {
      public init()
      public init(includeEntireCategory: Bool = false)
      public var applicationTokens: Set<ApplicationToken> { get set }
      public var categoryTokens: Set<ActivityCategoryToken> { get set }
      public var webDomainTokens: Set<WebDomainToken> { get set }
      public init(from decoder: any Decoder) throws
      public func encode(to encoder: any Encoder) throws
      public static func == (a: FamilyActivitySelection, b: FamilyActivitySelection) -> Bool
    }
    @available(iOS 15.0, *)
    public struct FamilyActivityPicker : View {
      nonisolated public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>)
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS 15.0, *)
    extension View {
      nonisolated public func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View
      nonisolated public func familyActivityPicker(headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View
    }
    @available(iOS 15.2, *)
    extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
      public init(_ applicationToken: ApplicationToken)
      public init(_ categoryToken: ActivityCategoryToken)
      public init(_ webDomainToken: WebDomainToken)
    }
    @available(iOS 15.2, *)
    public struct FamilyActivityTitleView : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    @available(iOS 15.2, *)
    public struct FamilyActivityIconView : View {
      @MainActor @preconcurrency public var body: some View { get }
    }
    """#
}
