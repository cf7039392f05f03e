// swift-format-ignore-file
// Derived from docs/diagnostics.md by the test ExplainTests (RECORD=all writes it); do not edit.

/// The page about diagnostics.
enum Explanations {
  static let text = ##"""
# Diagnostics

Every message of Millwork's own ends in a code, such as `[unknown-key]`. `millwork explain CODE` prints the section below. What the
Swift compiler says has no code and the page [compiler-error](#compiler-error); rules beside the compiler are explained in
[rules.md](rules.md), and by `explain` too.

## Files and the command line

### no-such-file

The path leads to nothing, as seen from the current folder. Where a file of a similar name stands in the same folder, it is
offered. Paths inside of a manifest or of `millwork.yml` are relative to that file.

### no-such-folder

A folder was named that is not there: template folders, `templates` in `millwork.yml`, an asset catalogue, and the like. A path that stands in a
file is relative to that file's folder. A folder for templates of your own is made by `millwork template eject NAME`; for any other, correct
the path or make the folder.

### is-a-folder

A file was expected and a folder stands there. Name the file in it: `--stubs Stubs/App.swift`, not `--stubs Stubs`.

### empty-folder

The folder holds nothing that the command reads. Of folders that `millwork.yml` names it is a warning where others hold something, and so it is
for a `generate` that removes what was made of the last manifest. A manifest is a `.yml`, `.yaml` or `.json` file; in a subfolder it is one by a key at its
top that manifests have (`millwork`, `toolbarContent` or `toggleStyles`), or by a name such as `bars.millwork.yml`. `check` also reads
Swift files at any depth. Hidden files are left out.

### empty-manifest

The file has no content, or comments only. A manifest and a configuration begin with `millwork: 1`. Of standard input it says that
nothing came: in `millwork check -` behind a pipe, the program in front of it has most likely failed.

### several-documents

The file goes on with a second YAML document (after `---`). Put it into a file of its own.

### not-a-manifest

A Swift file was given to a command that reads manifests. `millwork check` reads both.

### not-a-catalogue

An asset catalogue is a folder whose name ends in `.xcassets`. Name that folder itself, not one around it and not a set in it.

### no-sdk

The folder that was named as an SDK is none. On a Mac, `xcrun --show-sdk-path` prints one.

### unreadable

The system does not let the file be read; its words say why. A pipe or a device in a folder of manifests is not opened, since it may never
end, and a symbolic link that leads nowhere has nothing to read.

### unwritable

The system does not let the file be written; its words say why. Nothing is left half written: each file is the old one or the new one.

### overwrites-input

A flag such as `--output`, `--report` or `--map` names a file that the run reads, or one that a project consists of: a manifest, its
configuration, a template, a stub, a generated file, the record of outputs. Such a file is never overwritten by a report, a schema or a
rendered text, and nothing else is written. Name another file; where it is really to be replaced, remove it first. No report is written
anew, either, where a later run would take it for a manifest or the configuration; a rendered text may be one.

### not-a-mapping

`-D a.b=1` sets the key `b` inside of `a`, but the data has something else than a mapping at `a`. Give `a` a mapping, or define all of
it as JSON: `-D a:={"b":1}`.

### data-is-no-mapping

A template's data has to be a mapping, since its keys are the names that the template can use.

### missing-answer

A question has no answer: standard input or standard error is no terminal, so that nobody can be asked, and there is no answer that
could be taken for granted. Give the flag that the message names. The exit status is 64.

### unusable-answer

What a flag or an argument gives is no answer to its question; the message says why. At a terminal, the question is asked when it is left
out. The exit status is 64.

### cancelled

Standard input ended (Ctrl-D) before all questions were answered. Nothing was written.

### no-package

`millwork init` works in a Swift package: a folder with a `Package.swift`. Name the folder, or make a package with `swift package init`
first. In an Xcode project without a package, write `millwork.yml` and a manifest by hand; [manifest.md](manifest.md) shows how.

### no-target

Components are generated for a library or an executable of the package, and there is none, or none of the name that was given. Tests,
plug-ins, macros and binaries can't hold them.

### cannot-append

`millwork new` adds to a manifest without touching what stands there, and this one is written in a form where that is not safe: in
braces, as several documents, with an end mark, or so that the new lines would be read as something else. The entry is printed; add it by
hand, or let it have a file of its own.

### no-such-template

There is no built-in template of that name. `millwork template list` lists them.

### unused-template

A file in the folder of templates has the name of a built-in template but for its end, so that nothing reads it. Templates end in
`.stencil`.

### template-is-there

`template eject` does not overwrite a template that somebody may have changed. Move it away, or use `--force`.

## Outputs

### edited-output

Somebody changed the file since Millwork wrote it. It is neither overwritten nor removed, and nothing else of the run is written. The
difference is printed above the message: move the change into the manifest, or into a template of the project's own, and then delete the
file and generate, or generate with `--force`; both make it anew. `generate --verify` says the same and exits with 2.

### file-in-the-way

A file is to be generated where one stands that Millwork did not write, as far as its record (`.millwork/outputs.json`) says. It is not
overwritten, and nothing else of the run is written. Move it away, or give the component another name. Where Millwork did write it and
the record is lost, `--force` writes it anew.

### left-to-plug-in

The manifest lies in the folder of a target that uses the plug-in MillworkBuild, which generates from it whenever the target is built. A second
copy in the package would be there twice, so `generate` writes none, and removes one that it wrote before; it still reads the manifest,
and checks it with `--check`. Where you want the files in the package, name their folder with `output` in `millwork.yml`, and take the
plug-in from the target. For a copy beside, such as to read it, `--output DIR` names a folder that other runs leave alone.

### unclear-plug-in

The package of this manifest names the plug-in MillworkBuild, but not plainly for the target that the manifest lies in: its `plugins` are
computed, or set or taken away by statements behind the package's description; or its `exclude` or `path` is. `Package.swift` is read and not run, so that nobody knows who is
to generate. A file too many is seen and easily removed, one that is missing without a word is not, so it is generated. Write
`.plugin(name: "MillworkBuild", package: …)` into the target's own list, directly or by the name of a constant, and the manifest is left
to the build; or name an `output` in `millwork.yml`, and it is always generated here.

### out-of-date

`generate --verify` found an output that is not what the manifests make now; the place is the first difference, and the whole difference is
printed. Somebody changed a manifest and did not generate, or changed the output by hand. The exit status is 2 where nothing else is wrong.

### output-outside

The output folder lies outside of the project, or leads out of it by a symbolic link. Name it with `--output` to write there on purpose.
The folder `.millwork`, which keeps the record, may be no symbolic link at all: make it a folder.

### same-output

Two manifests would become the same file with `--layout manifest`: their names differ only in case, in the ending, or in where a hyphen
stands for a folder; or one takes the name of `MillworkSupport.generated.swift`. Rename one of them.

Two components would become the same file where they are of two targets, which may have the same names each, and both go to one folder,
because the configuration or `--output` names one or because `Package.swift` does not say plainly who generates: give one another name, let the [build](plug-ins.md) generate them, or generate each target's manifests to a folder of its own
with `--output`.

A run that names some manifests, or reads one from standard input, would take a file from another manifest that still makes it, as the
record says. Give one of the two another name, generate to a folder of its own, or let the named one have the file with `--force`.

### output-is-no-file

A folder, a symbolic link or a device stands where a file is to be generated, or a file where the folder is to be that generated files go
to. It is left alone.

### not-a-gallery

`millwork gallery` takes a folder for itself: files of an earlier gallery in it are overwritten and removed. So it writes only to a new
folder, an empty one, or one that holds a gallery already, which it knows by the record in its `.millwork` folder.

### no-browser

The gallery is written, but the system's program for opening files (`open` on a Mac, `xdg-open` elsewhere) isn't there or gave up, as on
a machine without a screen. Open the page by hand.

### output-name-too-long

A component's name makes a file name that file systems don't take. Nothing was written; give the component a shorter name.

### no-picture-program

`millwork gallery --format png` has its pictures drawn by a program that is installed: Chromium or Chrome, else `rsvg-convert` (Debian
and Ubuntu: `apt install librsvg2-bin`; Homebrew: `brew install librsvg`), whichever stands on `PATH`. None does. Install one, or write SVG
with `--format svg`, which needs none.

### picture-not-drawn

The programs that draw PNG ended with an error, took longer than a minute, or wrote no picture; the note says what the last one said
itself. The picture as SVG (`--format svg`) is what they were given.

### unreadable-record

`.millwork/outputs.json`, which records what was generated, is no such record, or a merge left its marks in it. Marks are no obstacle:
`millwork generate` goes by the lines of both sides and writes the file anew; only `--verify` and `--dry-run`, which write nothing, ask
for that. Any other damage: take the file from a commit, or remove it and run `millwork generate`. What stands as it would be generated
is recorded anew; of the rest the difference is shown, and nothing is overwritten without `--force`; what no manifest makes any more is
named.

`.millwork/scaffold.yml`, which records what a folder was made of, is refused for the same reason, and where a path in it would lead out
of the folder. Take both of `scaffold.yml` and `scaffold.base` from one commit.

## Scaffolding

### wrong-answer

The answer is none of those that the question allows, or a condition of the template's doesn't hold for it; the message says which. An
answer comes from `--answer`, from the file that `--answers` names, from what was recorded earlier, or from the template's own default.

### unknown-question

An answer was given to a question that the template doesn't ask. A name that is near is offered.

### unsafe-path

A path or a name, as the template and the answers make it, would lead out of the folder, or can't be a file's on every system: it is
absolute, holds `.` or `..`, a control character or one that can't be seen, `\` or `:`, a blank or full stop at its end, or it is `.git` or
`.millwork`, whose files Millwork or git trust. The same two, at any depth and behind links, can't be the folder of a command's output.

### path-collision

Two files of a template go to the same path, to paths that are one where case doesn't count (most Macs), or one of them is a folder for
the other. Nothing is written.

### scaffold-limit

A template may hold and make 5,000 files and 64 MiB; a loop over files may take 1,000 rounds. What goes past that is most likely a mistake
or an attack.

### not-a-condition

`when:` and `that:` take an expression that is true or false, such as `platforms.count > 1`. Texts and lists are neither.

### template-link

A template holds files and folders. A symbolic link could bring in files from elsewhere and is refused.

### not-a-folder

The folder that files are to be written to is something else.

### target-is-no-file

Where a file, or a folder for files, is to be written stands something else. A symbolic link is refused even where it leads back into the
folder.

### file-is-there

Files of the plan are there already and differ, and nobody could be asked. Nothing was written. `--skip` keeps yours, `--overwrite` takes
the template's, `--merge` puts both into the file, with conflict markers where they differ.

### changed-meanwhile

A file was changed between the plan and the writing of it, most likely during a question or a check, by you or by another run. Nothing of
what others wrote is lost. `new` and `init` have written nothing then; of `scaffold` and `update` what was written till then stays. Run the
command again.

### already-scaffolded

The folder was made of a template. `millwork update` brings it up to date, also with other answers.

### not-scaffolded

The folder has no `.millwork/scaffold.yml`, so that nothing says which template it was made of, and with which answers.

### target-in-template

The folder that is to be written lies in the template's own folder. What is made of the template would be a part of it the next time.

### other-template

The template that was found has another name than the one that the folder was made of.

### merge-conflict

You and the template changed the same lines, or lines side by side. Both versions stand in the file, between `<<<<<<<` and `>>>>>>>`:
choose, and remove the markers. A file that is no text is left as you have it. All other files are up to date.

### unresolved-conflict

A file still has the markers of an earlier update. They are resolved before the next one, so that nothing is merged into them.

## Manifests

### unknown-key

The mapping knows no such key. Keys are never ignored: a misspelt one would silently change nothing. Names from SwiftUI and
everyday speech (`systemImage`, `onTap`, `cornerRadius`) are answered with the manifest's own, a key of a part with that part. [manifest.md](manifest.md) lists
them, and `millwork schema` gives editors a schema to complete from.

### missing-key

The mapping is incomplete without this key. Add it, with a value of the kind that the note names:

```yaml
toggleStyles:
  Quiet:
    variant: switch    # without it nobody knows what to draw
```

### wrong-type

The value is of another kind than the key takes, such as a list where a text is expected; the message says what it takes. What to look at:

- Numbers, `true` and `false` stand without quotes: `width: 50`, not `width: "50"`. `yes` and `on` are texts.
- A value that begins with `#` is a comment in YAML unless it stands between quotes: `on: "#FF8800"`.
- What belongs to a key stands below it, indented by two spaces more, or behind it between braces: `track: {width: 50, height: 30}`.
- A list has `- ` before each item, or stands between brackets: `swift: [5, 6]`.

### not-indented

A key has nothing below it, and the line that was meant to be there begins in the key's own column, so that it stands beside it. Indent that
line and all that belongs to it:

```yaml
toolbarContent:
  ShareBar:          # two more than `toolbarContent`
    items:           # two more than `ShareBar`
      - button: Share
        action: share()
```

### section-too-deep

A section of the manifest, such as `toggleStyles`, stands among the components of another one, where it would be the name of a component.
It belongs to the top of the file, in the column of `millwork`.

### one-of

The mapping is a choice between several keys, and needs exactly one of them. There is none, or the place is that of one too many. A
button does one thing, for example:

```yaml
- button: Add
  action: add()     # or sheet, task, alert …, but none of them beside it
```

### unknown-value

The key takes one of a few words, and this is none of them; the message lists them, or offers the one that is like it. Words are written
exactly so, in this case. Some keys take a mapping as well, in which numbers have their place:

```yaml
animation: {easeInOut: 0.2}    # not: animation: 0.2
label: {font: {size: 17}}      # not: font: 17
```

### out-of-range

The number lies outside of what the key takes. Choose one between the bounds in the message; both of them are allowed. The bounds keep what
nobody can use or see: a `hitArea` below 44 points is too small for a finger, a `scale` above 1.5 covers what lies beside it. Sizes are in
points, durations in seconds, opacities from 0 to 1: `opacity: 0.5`, not `opacity: 50`.

### unused-key

The key would change nothing here; the message says why. It is an error, since whoever wrote it expected something of it: remove it, or what
keeps it from counting. A key that says what holds without it, such as `visible: true`, is left out of the code with a warning.

### unknown-format

The file begins with another version than this Millwork reads. Write `millwork: 1`, or update Millwork.

### meaningless-tag

YAML tags (`!name`) have no meaning in a manifest, beside YAML's own such as `!!str`.

### no-components

The manifest holds no `toolbarContent`, no `toggleStyles` and no `components`. Add one; `millwork new` asks what it is to be and
writes the entry:

```yaml
millwork: 1
toolbarContent:
  ShareBar:
    items:
      - button: Share
        action: share()
```

### no-platforms

`platforms` is there and empty. Leave it out for the newest iOS, or name a platform: `platforms: {iOS: 17.0}`.

### unknown-platform

Platforms are iOS, macOS, tvOS, watchOS and visionOS, written like this. iOS stands for iPhone and iPad:

```yaml
platforms: {iOS: 17.0, macOS: 14.0}
```

### undeclared-platform

Something is said for a platform that `platforms` does not name, so that it would never count. Add the platform with its deployment floor,
or remove what is said for it:

```yaml
platforms: {iOS: 17.0, tvOS: 17.0}
toolbarContent:
  ShareBar:
    items:
      - button: Share
        action: share()
        placement: {iOS: topBarTrailing, tvOS: primaryAction}
```

### wrong-version

A floor is a version: a whole number, or numbers with full stops between, such as `17`, `17.0` or `"17.4.1"`. It names no platform, and no
`+` stands behind it.

### no-such-version

Apple released no such version. After iOS 18, macOS 15, tvOS 18, watchOS 11 and visionOS 2 comes 26 on each.

### floor-too-low

Generated code supports iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1 and later. `millwork init` warns of a floor of the package that
is lower, since code that is generated into one of its targets would not compile there.

### not-an-identifier

The text becomes a name in Swift, and is none: a name begins with a letter or `_` and goes on with letters, digits and `_`, and is no
keyword.

### reserved-name

The generated code itself uses this name, or it is a type of Swift's own that any code may name (`String`, `Result`), so that a declaration
of the same name would hide what it means. Choose another one, such as `MyToggle` for `Toggle`; the message offers one where it can.

### duplicate-name

Two things would have one name: components of one module, their `View` methods, or members of one generated struct. Manifests in two targets of
a package are of two modules, as far as `Package.swift` says which targets there are; where all code goes to one folder (`output`,
`--output`, a gallery), they are judged together. Names that differ in
case alone count as one where they name files, as they do on most Macs. A method or function can't have the name of a component, and two
toggle styles can't have one static member: `One` and `OneToggleStyle` are both `.one`. Of two manifests whose names differ in nothing
but how an accent is stored, as one character or as a letter and a mark, one has to be renamed: many file systems take them for one.

### unused-parameter

A parameter of the initialiser, or a property of the environment, that no field refers to: nothing comes of it. Code fields name it, such as
`action: onShare()`; colours, sizes and texts name it by `{code: …}`.

### preview-needs-default

Previews make the style by themselves, so each of its parameters needs a default: `tint: {type: Color, default: .green}`.

### member-left-out

SwiftUI has a toggle style of the name that the style's static member would have, so `.toggleStyle(.name)` would be ambiguous. Use the
struct itself: `.toggleStyle(Name())`, or give the style another name.

### empty-name

A name is needed here, and the value is empty or white space. Write the name, or remove the key.

### no-symbol-name

An image is a symbol of SF Symbols by its name, and all of those are small letters, digits and dots: `square.and.arrow.up`. The value is
code, such as `Image(systemName: "star")`, of which only the name is written, or the name of an image of your own:
`image: {asset: Logo}`. An item with a name that no symbol has would show no picture, without a word.

### empty-code

Swift code is needed here, and the value is empty or white space. Write an expression, for an `action` statements: `action: save()`. A button that
does nothing yet can print: `action: print("Share")`.

### interpolation-in-text

A text is a text, and no Swift: `\(count)` in it is shown as these eight characters. A text with values in it is code,
`button: {code: '"Items \(count)"'}`; where the characters are meant, `{verbatim: …}` says so.

### value-as-label

`progress` is the text that is read out, and how much is done is `value`: `{progress: Upload, value: uploaded}`. With a number alone there
would be a spinner that is read out as that number.

### unbalanced-code

The code of a field is inserted as it stands, so it has to be complete in itself: every bracket, quote, comment and `#if` that it opens
it also closes. It can't close what it has not opened. `#sourceLocation` is refused, since messages about the code would then name
other places than the manifest's.

### uncaught-error

The code hands on an error with `try`, and what calls it, a button of SwiftUI's, takes none. A `Task { try … }` of one's own would compile and
lose the error without a word. Catch it and show it, or write `try?` to say that it does not matter.

### await-outside-task

The code of the field stands where Swift can't wait. A button has `task` in place of `action`, which also shows that it is running; other
actions start a `Task { … }` of their own.

### wrong-path

The path has the wrong form: another ending than the field takes, or one from the root of the file system where a relative one is
needed.

### wrong-picture

The picture of a kind of one's own is more or other than the part of SVG that [kinds.md](kinds.md) describes: elements `svg`, `g`, `rect`,
`circle`, `path`, `text` and `use` with the attributes that stand there, each element closed, colours as `none`, `#rrggbb` or
`var(--name)`. The place is that of the template, or of the manifest's value that was printed there.

### empty-title

A title is what VoiceOver reads out, so it can't be empty. For an image alone, write a title and an `image`.

### empty-text

A text that is shown or read out is empty: `help: ""` would give a tool tip without words, and an empty label hides from VoiceOver what
the control is. Leave the field out where there is nothing to say.

### image-beside-slot

The caller gives the whole label, so an `image` of the manifest's own would have no place.

### no-items

Toolbar content without an item would be empty, which SwiftUI's builder refuses; so would a menu, a group or a picker without
anything in it be of no use.

### too-many-items

Up to SDK 26 a toolbar builder takes ten items, so that more are put into groups of ten, and of these too there can be ten. Put
some into a menu, or into another component.

### unknown-item

The entry has none of the keys that say what kind of item it is. Give it one, most often the first of its lines:

```yaml
items:
  - button: Share
    image: square.and.arrow.up
    action: share()
  - menu: More
    items:
      - button: Rename
        action: rename()
```

### several-items

The entry has the keys of several kinds of items. What a kind shows is its own value, so that a button's title is `button: Add` and not a `title`
beside it. For several items write an entry for each, with its own `- `:

```yaml
items:
  - button: Add
    action: add()
  - toggle: Grid
    isOn: $isGrid
```

### second-item

A view has one search field, its title opens one menu, and the system makes one item of each kind, so that a component can't have a
second `search`, `titleMenu` or `defaultItem` of one kind; `search` and `defaultItem: search` are the same. Those with `visible` may take
turns.

### second-in-place

A warning: the middle of a navigation bar, the large title and the subtitle hold one view each, in place of the title that the view has, so a
second item at `principal`, `title`, `subtitle`, `largeTitle` or `largeSubtitle` has nowhere to be on iOS, tvOS and visionOS. Put both into
one view, give them `visible` conditions that take turns, or choose another placement. A Mac's toolbar centres all that is principal.

### second-cancel

A question shows one answer with the role `cancel`, at the place that the system keeps for it; a second one is not shown.

```yaml
answers:
  - {answer: Delete, role: destructive, action: delete()}
  - {answer: Keep, role: cancel}
```

### duplicate-option

A picker tells its options apart by their values: of two with the same one, both would be marked as chosen. Give each a value of its own.

### section-in-group

The controls of a group stand side by side in a bar, which shows no titles of sections. Write `section: true`, give the group a `label`, or put
the section into a `menu`.

### search-from-elsewhere

A note: `defaultItem: search` moves the search field that `.searchable` makes on the view. Without one nothing appears. `search` makes
the field, too.

### unknown-placement

SwiftUI has no toolbar placement of that name. The usual ones: `topBarLeading` and `topBarTrailing` for the two sides of an iPhone's bar,
`principal` for the middle, `bottomBar`, `primaryAction` and `secondaryAction` by what the item is for, `confirmationAction` and
`cancellationAction` in sheets, `keyboard`, and `automatic`. [manifest.md](manifest.md) lists them all, and so does the message where no name
is near:

```yaml
placement: topBarTrailing
placement: {iOS: topBarTrailing, macOS: primaryAction}
```

### nothing-left

What a platform lacks is left out there, and at its floor nothing of the component would be left: SwiftUI's toolbar builder takes
no empty body. Add an item that the platform has, such as a button, or leave the platform out.

### nowhere-available

The key, or its value, asks for something that no platform of the manifest has, so it would be accepted and do nothing. A keyboard
shortcut on tvOS and watchOS is an example, and so is a hover effect on macOS.

### needs-higher-floor

The field needs an API that the declared floor lacks, and no older one can stand in for it. Raise the floor, or do without.

### needless-key

The key has no meaning beside another one, such as `confirm` beside `sheet`, which asks nothing.

### image-without-title

An image alone can't be read out. Toolbars show the image alone where it has a title, so give both.

### inspector-on-item

An inspector stands beside the content of the window. It is attached to the view at the root, by the modifier that is generated with
the component.

### presentation-in-title-menu

A presentation is attached to a view. The menu behind the title has none that stays; with `present: hosted` the view at the root
presents instead. A `confirm` has no such form: write a `dialog` whose answer is the action.

### anchored-at-root

A popover, and on iPad and Mac a confirmation dialog, points at the view that it is attached to. At the root that is the whole view
and not the button. That is good enough where the button may hide in a menu or an overflowing bar; else leave `present` out.

### glass-on-glass

From 26 on the system draws glass behind the items of a bar. A button in the style `glass` adds a second layer, which looks like a
square in a circle.

### tint-of-several-colors

A tint is one colour. A colour set of an asset catalogue can have a dark variant; `tint` itself is what is inherited without the key.

### unknown-key-name

A shortcut is a key with modifier keys before it, joined by `+`: `command+shift+s`. A key is a character, or a name such as `return`,
`escape` or `upArrow`; `defaultAction` and `cancelAction` are whole shortcuts.

### duplicate-shortcut

Two controls of one component have the same keys. Only one of them would react. Change one: `shortcut: command+shift+s`.

### missing-id

Every item of customisable content has an identity, by which the system remembers where a person put it. Add one that is unique in the window
and stays the same between versions: `id: editor.share`.

### duplicate-id

Two items of one component have the same identity. AppKit throws an exception when a toolbar gets an identity twice. Give one of them another
`id`.

### shared-id

Two components have an item with the same identity. That is fine as long as they are never in one window, also not for the moment in
which one replaces the other.

### not-customizable

SwiftUI's groups, default items and search items are no customisable content. A `group` with an `id` becomes one item.

### silent-haptics

The feedback compiles on every platform, and Apple's documentation says that none of the declared ones plays it: `selection`, `impact`, `success`,
`warning` and `error` are played on iOS and watchOS, `start` and `stop` on watchOS, `increase` and `decrease` on watchOS and visionOS, `alignment` on
iOS and macOS, `levelChange` on macOS. Apple TV plays none.

### not-everywhere

Something is left out on a platform of the manifest, or becomes something else there, since SwiftUI does not have it on that platform, or
only from a later version on: there is no menu on watchOS, and a full-screen cover is a sheet on a Mac. Nothing has to be done where that
is good enough. Else give those platforms a component of their own, in a manifest that declares them alone.

### placement-mapped

A platform of the manifest lacks the placement, or has it from a later version on; the one that comes nearest stands in there. To choose
yourself, name a placement for each platform: `placement: {iOS: topBarTrailing, macOS: primaryAction}`.

### placement-unavailable

A placement that was named for one platform does not exist there in any version. Take the one that the message names.

### placement-missing

Placements were given by platform, and one of the manifest's platforms is not among them. Name one for it as well, or a single placement for all:
`placement: topBarTrailing`.

### wrong-variant

This variant of a toggle style has no such part: a checkbox has no track. The note says which variants have it, and what this one has instead.

### impossible-size

The sizes do not fit each other, such as a thumb that is larger than its track. Make the outer one larger, or the inner one or its inset smaller.

### unknown-kind

A component asks for a kind that nobody brings. Kinds are declared in files that `kinds` names, in the manifest or in `millwork.yml`;
[kinds.md](kinds.md) shows one.

## Colours and tokens

### unknown-color

SwiftUI has no colour of that name, and neither has UIKit or AppKit. Write a name of theirs, `#RRGGBB`, `{asset: name}`,
`{symbol: name}` or `{token: name}`.

### color-unavailable

The name is one of UIKit's or AppKit's colours, and a platform that the colour is for lacks it: `systemGray5` is there on iOS and visionOS
only. Give a colour for each platform: `{iOS: systemGray5, macOS: controlColor}`.

### color-missing

A colour by platform needs one for each platform that the manifest declares.

### invalid-color

A colour by numbers is `#RGB`, `#RRGGBB` or `#RRGGBBAA`.

### nested-color

A colour that depends on the platform or the scheme, or that is faded, can't be made of another such colour.

### tint-not-allowed

The tint is known only to a shape that is filled; what takes a `Color` needs another colour.

### unknown-asset

`colors: {catalogs: …}` names asset catalogues, and none of them has a colour or image set of this name (images are looked up where the
catalogues hold any). A set in a folder that provides a namespace is named with it: `Buttons/Primary`. Where catalogues are named for the
check alone, a name that is nearly one of theirs is a warning.

### no-dark-variant

The colour set looks the same in the dark scheme. Add a dark appearance in the catalogue; where the same colour is meant, add the same one.

### low-contrast

The colours are too near to each other to be told apart by everybody: a control needs 3 to 1 against what lies behind it (WCAG 2.2,
1.4.11), text 4.5 to 1 (1.4.3). Marks and images count as controls, the words on a track or segment as text. Only colours that are known
count: numbers, tokens, black, white and `primary`, which is taken for black in the light scheme and white in the dark one (so is the
system's label colour, but for 15 % of transparency on macOS), on the system's white or black background; and the same colour twice.
`secondary`, the tint and the other colours of the system differ by platform and are not judged. Disabled controls are free.

### same-look

A toggle that is on looks as one that is off: same colours, same image. Give the fill, the label or the mark another colour when off, or the
mark another image. A mark that is shown only where the system asks for more than colour (`show: differentiating`) is not seen by others.

### no-press-look

`pressed: {opacity: 1}` takes away what shows a press, and nothing stands in for it. A scale does where motion is not reduced; where it is, and in
states without a colour of their own, the opacity does, which is 0.8 unless the manifest says otherwise.

### unknown-token

No token file has a token of that name. A token's name is that of its groups and its own, joined by full stops: `brand.primary`.

### token-is-no-colour

The token is there and is of another type, such as a dimension.

### unknown-token-property

The format of the Design Tokens Community Group (2025.10) has no such property; names that begin with `$` are the format's own.

### wrong-token-name

The name of a token or group is not empty, does not begin with `$`, and has no full stop and no brace, since references are written
`{group.token}`.

### not-a-token

A token is a mapping with `$value`; a group is a mapping of tokens and groups.

### duplicate-token

Two tokens of the same files have one name.

### unknown-token-type

The format has no such type.

### token-without-type

Neither the token nor a group around it has a `$type`, and it refers to no token that has one. The format does not let a type be guessed.

### unknown-token-mode

Under `$extensions`, `millwork` takes `dark`, `lightContrast` and `darkContrast`: the token's colours in these schemes.

### unknown-token-group

`$extends` names a group that is not there.

### token-cycle

The reference leads back to where it began.

### wrong-token-colour

A colour of the format is a mapping with `colorSpace`, three `components`, and optionally `alpha` and `hex`; or, as before 2025.10, a text
such as `#336699`.

### unknown-colour-space

The Color Module 2025.10 has no such colour space.

### colour-outside-gamut

No screen of Apple's shows this colour, since it lies outside of Display P3. The nearest numbers of Display P3 stand in.

### deprecated-token

A warning: the token's file, or a group around the token, says `$deprecated`, so that it is not to be used any more. The message repeats the
reason where the file gives one. `"$deprecated": false` takes a token out of what its group says.

### dark-token-alone

A file for the dark scheme has a token that the other files lack, so nothing can name it.

### token-name-taken

The extension of `Color` would have two members of one name, or one that SwiftUI's `Color` has already. Put the token into a group. It is a
warning where the catalogue is emitted, too: Xcode makes a member of each colour set that lies in no group, unless the target's build
settings say otherwise (`ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_EXTENSIONS`).

### token-needs-catalogue

A property of `Color` alone can't depend on the colour scheme; a name in an asset catalogue can. Emit the catalogue, too.

## The compile check

### compiler-error

This is what the Swift compiler says on a Mac, too; a message without a code is its own. Where the first line names a manifest, the text
there is yours: code, a type or a name, put into the generated file as it stands. Mend it there. The notes below it lead to the
generated line, and to the template where that is your own; `millwork generate` writes the whole file, and `millwork generate --dry-run --diff` shows it.

- `cannot find 'X' in scope`: if X is what a screen gives its component, declare it under `parameters`; if it belongs to your app, declare it for the check (`check: stubs:` in the manifest, `--stubs FILE` for Swift
  files); if it belongs to Apple and you are sure of its name, the bundled declarations lack it: `--sdk PATH` checks with a real SDK.
- `'X' is only available in iOS N or newer`: the message counts for the versions named at its end. Raise the floor in `platforms`, or guard
  it in your code with `if #available`. What Millwork emits itself is guarded already.
- `consecutive statements on a line must be separated by ';'`: YAML makes one line of a text of several lines. Write `action: |` to keep them.
- Errors that only follow from another are counted and not printed; `--all` prints them.
- A first line that names a template of yours means the template's own text; a note leads to the manifest that it was used for.
- A name such as `<built-in>/action.stencil` is a template of Millwork's own (`millwork template show action`). Where that is the cause and not
  your code, please report it with the manifest.

[compile-check.md](compile-check.md) says what is checked, and what a check can't know.

### no-compiler

There is no `swiftc` on `PATH`. Install a toolchain (https://www.swift.org/install), or name the compiler in `MILLWORK_SWIFTC`.

### unusable-compiler

The compiler that was found does not say what it is. `millwork doctor` shows what was tried. `init` also wants one that can print its tree
of `Package.swift` as JSON; with an older one, or none, the lines to add are printed.

### cache-unusable

The folder for what is derived from the toolchain can't be written. Free space or rights there, or name another folder in
`MILLWORK_CACHE`.

### temporary-folder

Temporary files can't be written. `TMPDIR` names another folder.

### no-standard-library

The toolchain brings no textual interfaces of the standard library, so that Apple's can't be derived from it. The code is checked for this
machine instead: types and names count, availability does not, and the summary says so.

### modules-refused

The compiler could not build the modules that Millwork gives it. That is a fault of Millwork or of a toolchain that it does not know, not of
the checked code; nothing is known of the target.

### compiler-failed

The compiler crashed, or did not end in time. The command to repeat it is in the message; nothing is known of the target.

### interrupted

The run was interrupted, by Ctrl-C or a signal. The compilers were ended; nothing is known of the targets that had not been checked by then.

### not-a-stub

A stub is a Swift file (`.swift`), or the textual interface of a module (`.swiftinterface`), which code can then import by its name.

### unreadable-asset

A part of an asset catalogue can't be read: a set without a readable `Contents.json`, a folder without rights, or folders that lie too deep. Open
the catalogue in Xcode, which writes the file anew, or remove the set.

### asset-symbol-exists

Xcode makes no symbol for this asset, since its name is that of a symbol of UIKit's or SwiftUI's. Xcode gives the same warning.

### asset-symbol-conflicts

Two assets of the catalogues would have one symbol; Xcode gives it to the first.

### unreadable-package

SwiftPM can't evaluate the manifest of a package; what it says stands below. The file that `--package-json` names holds what
`swift package dump-package` prints.

### package-manager-busy

`check --package` asks SwiftPM for the package's description, and SwiftPM can't be started while a plug-in of its own runs. Write what
`swift package dump-package` prints to a file and name it with `--package-json`, or run `millwork` by itself.

### package-missing

A package from a repository is used, and its files are not here. `swift package resolve` fetches them; until then the modules that need it
are not proven.

### no-target-folder

A target of the package has no folder, or no Swift files in it. SwiftPM looks in `Sources`, `Tests` and `Plugins` for a folder of the target's
name; `path:` names another one.

### unsafe-flags-ignored

Unsafe flags can be anything, so they are left out of the check of a package.

### plug-ins-not-run

Build-tool plug-ins are not run, so that the files which they generate are not part of the module that is checked. What Millwork's own,
MillworkBuild, generates is part of it.

### other-platforms

The manifest names platforms that Millwork can't check, such as Mac Catalyst and DriverKit.

### unknown-rule

There is no rule of that name. `millwork explain` without a code lists them all. Correct the name, or remove it.

### rules-not-applied

Millwork's own rules could not be applied, since the compiler's index of the file can't be read. What the compiler itself says is not
touched by this.

## Documents: YAML and JSON

### document-too-large

The file is larger than documents may be.

### malformed-utf8

The bytes at this place are no UTF-8. Save the file as UTF-8; `file NAME` often says what it is now, and `iconv -f ISO-8859-1 -t UTF-8` converts
it.

### control-character

The character can't stand in a document, most often a remnant of another encoding. Between double quotes it can be written as an escape.

### too-many-errors

Errors lead to further errors, so reading stops here. Mend the first ones.

### nesting-too-deep

Lists and mappings stand in one another deeper than is read. The same is said of menus and sections more than 16 deep, which nobody could
use.

### too-many-aliases

Aliases of aliases multiply; the limit guards against documents made to grow without bounds.

### aliases-too-large

What the aliases stand for is larger than the limit, which guards against documents made to grow without bounds.

### content-after-document

`...` ends a document; only a comment may follow on its line.

### misplaced-directive

A line that begins with `%` is a directive, which may stand only before a document. Put a text that begins with `%` between quotes.

### directive-without-document

A directive has to be followed by `---` and a document.

### unknown-directive

YAML knows `%YAML` and `%TAG`.

### malformed-directive

Write `%YAML 1.2`, or `%TAG !handle! prefix`.

### repeated-directive

`%YAML` may stand once before a document.

### unknown-version

The document asks for another version of YAML; it is read as YAML 1.2.

### tab-indentation

YAML is indented by spaces alone. Put spaces in place of the tab, two a level; an editor's setting "insert spaces" keeps it so.

### wrong-indentation

The line begins in a column at which no open list or mapping has its entries. Line it up with one of those that the message names:

```yaml
items:
  - button: Add
    action: add()     # as far in as `button`, not as the `-`
```

### bracket-indentation

What stands between brackets has to be indented more than the key it belongs to, the closing bracket as well.

### inline-collection

A list or mapping by lines can't begin behind a key on the same line, and a text without quotes can't hold `: `. Put the list or mapping on the next
line, indented, or use brackets; put a text behind `|`, or between quotes:

```yaml
action: |
  open(url: "https://example.org", in: window)
help: 'Note: this can not be undone.'
track:
  width: 50
```

### misplaced-property

A tag or anchor stands before the value it belongs to; before a list by lines it needs a line of its own.

### multiline-key

A key stands on one line. Put a long one behind `?`.

### key-too-long

A key without `?` has at most 1024 characters.

### content-after-value

The value has ended at its closing quote or bracket. Put quotes around all of it.

### missing-space

A comment begins with a space and `#`, the value of a key with `: `, an item with `- `. Put the space there.

### missing-colon

A key needs `:` and a space behind it: `action: add()`. Where the line goes on with the text above, indent it more than that text's key.

### expected-item

A list goes on with `- `; here something else stands in its column. Begin the line with `- `, or indent it to make it part of the item above.

### expected-key

A mapping goes on with a key; here an item of a list stands in its column. Write `key:` on a line above the items, most often `items:`.

### repeated-property

A value has at most one tag and one anchor.

### undefined-alias

`*name` stands for what `&name` marks before it. A text that begins with `*` needs quotes.

### recursive-alias

The alias stands inside of what it names, so it would have no end.

### malformed-tag

A tag is `!name`, `!!name`, `!handle!name` or `!<uri>`.

### unknown-tag-handle

`!handle!` has to be defined by a `%TAG` directive of the same document.

### reserved-indicator

YAML keeps `@` and the backtick for later; a text that begins with one needs quotes.

### misplaced-indicator

The character begins something else in YAML; a text that begins with it needs quotes.

### unclosed-quote

The text goes on to the end of the file, since its quote is not closed. The place is where it begins. Close it with the same quote; a text that holds
`"` may stand between `'`.

### invalid-escape

Between double quotes a backslash begins an escape such as `\n`. Between single quotes a backslash is itself.

### content-after-indicator

Behind `|` or `>` only a digit, `+`, `-` and a comment may stand; the text begins on the next line.

### unclosed-bracket

The list or mapping between brackets is not closed. The place is where it begins. Close it with `]` or `}`; a value with a bracket or a `#` in it stands
between quotes.

### wrong-bracket

A bracket of the other kind was opened. `[` is closed by `]`, `{` by `}`.

### extra-comma

No value stands before the comma. Remove it, or write what was meant.

### missing-comma

Entries between brackets are parted by commas: `{width: 50, height: 30}`. A value that holds a comma, brackets or braces stands between quotes.

### trailing-comma

JSON allows no comma behind the last entry; YAML does. Remove it.

### duplicate-key

The key stands twice in the mapping, so one of its values would be lost. Remove one, or give it its own name; two buttons are two items of a list.

### empty-document

A JSON file holds one value.

### missing-value

A value is needed here. Write it, or remove the key or comma before it.

### invalid-value

JSON knows texts between double quotes, numbers, `true`, `false` and `null`.

### comment-in-json

JSON has no comments. YAML has, and reads this file as well: give it the ending `.yml`.

## Templates

### unclosed-tag

`{{`, `{%` or `{#` is not closed. The place is where it begins.

### not-utf8

A template is a UTF-8 text.

### syntax-error

The tag is not written as the language wants it; the message says what was expected. [templates.md](templates.md) shows every tag.

### unclosed-string

The string is not closed before its tag ends.

### unclosed-block

A block tag needs its end tag, such as `{% endif %}`. The place is where it begins.

### unknown-tag

There is no template tag of that name; a near one is offered. [templates.md](templates.md) lists them all.

### template-error

A template says it itself, by `{% error "…" %}`: its data is not what it is made for. The place is the part of the data that the template
names with `at`, else the tag.

### template-warning

A template says it itself, by `{% warning "…" %}`. The output is written all the same.

### unexpected-tag

The tag belongs into another one that is not open here.

### unknown-filter

There is no filter of that name. [templates.md](templates.md) lists them.

### filter-arguments

The filter takes another number of arguments.

### empty-tag

A tag holds a variable or the name of a tag.

### unexpected-character

The character has no meaning inside of a tag. In a text it stands between quotes.

### number-too-large

Whole numbers have 64 bits.

### unknown-escape

Strings know the escapes `\n`, `\t`, `\r`, `\\`, `\"`, `\'` and those of the page on templates.

### chained-comparison

`a < b < c` compares a truth value with `c`, which nobody means. Write `a < b and b < c`.

### nested-too-deep

Tags and parentheses stand in one another deeper than is read.

### misplaced-extends

`{% extends %}` may stand once, and outside of other tags.

### outside-loop

`break`, `continue` and `cycle` belong into a loop.

### unknown-label

`break label` and `continue label` name a loop that they stand in.

### repeated-parameter

A macro's parameters have different names.

### outside-group

`line` and `softline` mark where a `{% group %}` may break.

### now-refused

Output must not depend on the date: the same manifests would give other bytes tomorrow.

### undefined-variable

There is nothing of that name in the data or the template. Near names are offered; `{{ name|default:"" }}` and `{% if name is defined %}` ask
without an error, and `--undefined lenient` reads it as empty, as Stencil does.

### undefined-member

The value has no such member. As for undefined variables, `default` and `is defined` ask without an error.

### undefined-element

The list has fewer elements.

### not-a-collection

A loop needs a list, a dictionary or a range.

### macro-output

A macro is called: `{% call name %}`.

### collection-output

A list or dictionary has no text of its own. Join it, loop over it, or print it with `json`.

### wrong-operand

The operator can't take values of these kinds. `|default` and filters convert where that is meant.

### division-by-zero

The second number is 0.

### number-overflow

Whole numbers have 64 bits.

### range-bounds

`a...b` needs whole numbers.

### filter-failed

The filter can't do this with the value; the message says why.

### tag-failed

A tag that was added from Swift can't do this; the message says why.

### loop-variables

A loop over a dictionary takes `key, value`; over lists of lists as many names as each has elements.

### unknown-macro

There is no macro of that name here. `{% import "file" %}` brings those of another file.

### macro-arguments

The macro takes other arguments.

### template-name

The name of a template is a text.

### template-outside-root

A template may include what lies inside of the template folders: no absolute path, no `..`, and no symbolic link that leads out.

### unknown-template

There is no such template in the template folders.

### include-context

`include … using …` takes a dictionary, whose entries become the variables.

### no-super-block

`{{ block.super }}` stands in a block that replaces one of the template that is extended.

### unused-block

A block of a template that extends another replaces the block of that name there. There is none, so the text of this block is left out;
check its name. Only the strict dialect says so.

### group-option

`width` and `indent` of a group are whole numbers from 0 on.

### recursion-limit

Macros, includes or blocks call each other without an end.

### loop-limit

The template goes through more rounds of loops, and calls, than a rendering may take.

### collection-depth

Lists and dictionaries hold each other deeper than a value may.

### comparison-limit

The values that are compared are larger than a rendering's text may be.

### repeated-key

A dictionary has each key once.

### output-limit

The template makes more text than a rendering may.

"""##
}
