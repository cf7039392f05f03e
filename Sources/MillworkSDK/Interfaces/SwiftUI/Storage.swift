extension InterfaceModules.SwiftUI {
  /// The initialisers of AppStorage and SceneStorage.
  static let storage = #"""
    // https://developer.apple.com/documentation/swiftui/appstorage
    // https://developer.apple.com/documentation/swiftui/scenestorage
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension SceneStorage {
      public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String) where Value == TableColumnCustomization<RowValue>, RowValue : Identifiable
    }
    @available(Apple 2023, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension AppStorage {
      public init<RowValue>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil) where Value == TableColumnCustomization<RowValue>, RowValue : Identifiable
    }
    @available(Apple 2020, *)
    extension SceneStorage {
      public init(wrappedValue: Value, _ key: String) where Value == Bool
      public init(wrappedValue: Value, _ key: String) where Value == Int
      public init(wrappedValue: Value, _ key: String) where Value == Double
      public init(wrappedValue: Value, _ key: String) where Value == String
      public init(wrappedValue: Value, _ key: String) where Value == URL
    }
    @available(Apple 2024, *)
    extension SceneStorage {
      public init(wrappedValue: Value, _ key: String) where Value == Date
    }
    @available(Apple 2020, *)
    extension SceneStorage {
      public init(wrappedValue: Value, _ key: String) where Value == Data
      public init(wrappedValue: Value, _ key: String) where Value : RawRepresentable, Value.RawValue == Int
      public init(wrappedValue: Value, _ key: String) where Value : RawRepresentable, Value.RawValue == String
    }
    @available(Apple 2020, *)
    extension SceneStorage where Value : ExpressibleByNilLiteral {
      public init(_ key: String) where Value == Bool?
      public init(_ key: String) where Value == Int?
      public init(_ key: String) where Value == Double?
      public init(_ key: String) where Value == String?
      public init(_ key: String) where Value == URL?
    }
    @available(Apple 2024, *)
    extension SceneStorage where Value : ExpressibleByNilLiteral {
      public init(_ key: String) where Value == Date?
    }
    @available(Apple 2020, *)
    extension SceneStorage where Value : ExpressibleByNilLiteral {
      public init(_ key: String) where Value == Data?
    }
    @available(Apple 2021, *)
    extension SceneStorage {
      public init<R>(_ key: String) where Value == R?, R : RawRepresentable, R.RawValue == String
      public init<R>(_ key: String) where Value == R?, R : RawRepresentable, R.RawValue == Int
    }
    @available(Apple 2020, *)
    extension AppStorage {
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL
    }
    @available(Apple 2024, *)
    extension AppStorage {
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date
    }
    @available(Apple 2020, *)
    extension AppStorage {
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value : RawRepresentable, Value.RawValue == Int
      public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value : RawRepresentable, Value.RawValue == String
    }
    @available(Apple 2020, *)
    extension AppStorage where Value : ExpressibleByNilLiteral {
      public init(_ key: String, store: UserDefaults? = nil) where Value == Bool?
      public init(_ key: String, store: UserDefaults? = nil) where Value == Int?
      public init(_ key: String, store: UserDefaults? = nil) where Value == Double?
      public init(_ key: String, store: UserDefaults? = nil) where Value == String?
      public init(_ key: String, store: UserDefaults? = nil) where Value == URL?
    }
    @available(Apple 2024, *)
    extension AppStorage where Value : ExpressibleByNilLiteral {
      public init(_ key: String, store: UserDefaults? = nil) where Value == Date?
    }
    @available(Apple 2020, *)
    extension AppStorage where Value : ExpressibleByNilLiteral {
      public init(_ key: String, store: UserDefaults? = nil) where Value == Data?
    }
    @available(Apple 2021, *)
    extension AppStorage {
      public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R : RawRepresentable, R.RawValue == String
      public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R : RawRepresentable, R.RawValue == Int
    }
    @available(Apple 2024, *)
    extension AppStorage {
      public init(wrappedValue: Value = ToolbarLabelStyle.automatic, _ key: String, store: UserDefaults? = nil) where Value == ToolbarLabelStyle
    }
    @available(Apple 2024, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension SceneStorage {
      public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization
    }
    @available(Apple 2024, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    extension AppStorage {
      public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization
    }
    """#
}
