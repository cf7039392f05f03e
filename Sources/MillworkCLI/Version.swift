/// The version of the tool, as `millwork --version` prints it and reports name it (https://semver.org).
let millworkVersion = "0.1.0"
