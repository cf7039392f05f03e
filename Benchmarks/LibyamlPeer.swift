import Foundation

/// libyaml's bare event loop, as a C program that is compiled where a C compiler and libyaml-dev are installed.
enum LibyamlPeer {
  /// Compiles the program into `folder`; `nil` where that fails.
  static func compile(in folder: URL) -> URL? {
    let file = folder.appendingPathComponent("libyaml-events.c")
    let program = folder.appendingPathComponent("libyaml-events")
    guard (try? Data(source.utf8).write(to: file)) != nil,
      (try? output(
        URL(fileURLWithPath: "/usr/bin/env"), ["cc", "-O2", "-o", program.path, file.path, "-lyaml"])) != nil,
      FileManager.default.isExecutableFile(atPath: program.path)
    else { return nil }
    return program
  }

  /// What `program` prints.
  static func output(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Called with a file and a number of rounds it prints one line: the number of events, then each round's nanoseconds of
  /// processor time.
  private static let source = #"""
    #include <stdio.h>
    #include <stdlib.h>
    #include <time.h>
    #include <yaml.h>

    static long parse(const unsigned char *text, size_t size) {
      yaml_parser_t parser;
      yaml_event_t event;
      long events = 0;
      int done = 0;
      if (!yaml_parser_initialize(&parser)) exit(2);
      yaml_parser_set_input_string(&parser, text, size);
      while (!done) {
        if (!yaml_parser_parse(&parser, &event)) {
          fprintf(stderr, "line %zu: %s\n", parser.problem_mark.line + 1, parser.problem);
          exit(3);
        }
        done = event.type == YAML_STREAM_END_EVENT;
        events += 1;
        yaml_event_delete(&event);
      }
      yaml_parser_delete(&parser);
      return events;
    }

    int main(int argc, char **argv) {
      if (argc != 3) return 1;
      FILE *file = fopen(argv[1], "rb");
      if (!file) return 1;
      fseek(file, 0, SEEK_END);
      size_t size = (size_t)ftell(file);
      rewind(file);
      unsigned char *text = malloc(size);
      if (!text || fread(text, 1, size, file) != size) return 1;
      fclose(file);
      int rounds = atoi(argv[2]);
      printf("%ld", parse(text, size));
      for (int round = 0; round < rounds; round += 1) {
        struct timespec start, end;
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
        parse(text, size);
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
        printf(" %lld", (end.tv_sec - start.tv_sec) * 1000000000LL + (end.tv_nsec - start.tv_nsec));
      }
      printf("\n");
      free(text);
      return 0;
    }
    """#
}
