"""Reads specs with a grammar as an editor does, and compares what each character is.

usage: readers.py READER FOLDER. FOLDER holds the grammar and `classes.json`: for each class its name
in the grammar, for each text its path and its pieces, as counts of bytes and classes, and the lines
that are exceptions. Where `differs` is true each text has to be an exception.
"""
import json
import os
import re
import subprocess
import sys

PLAIN = ("name", "punctuation")


def expected(text, pieces):
    """The class of each character of a text."""
    found = []
    for count, name in pieces:
        found += [name] * count
    places = []
    at = 0
    for character in text:
        places.append(found[at])
        at += len(character.encode())
    return places


def pygments_classes(texts, folder, names):
    import importlib.util
    from pygments.token import string_to_tokentype
    spec = importlib.util.spec_from_file_location("sbar_lexer", folder + "/sbar_lexer.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    classes = {string_to_tokentype(token): name for name, token in names.items()}
    lexer = module.SbarLexer(stripnl=False, ensurenl=False)
    for text in texts:
        found = []
        for token, piece in lexer.get_tokens(text):
            found += [classes.get(token, str(token))] * len(piece)
        yield found


def textmate_classes(texts, folder, names):
    from babi.highlight import Grammars, State, highlight_line
    os.makedirs(folder + "/grammars", exist_ok=True)
    os.replace(folder + "/sbar.tmLanguage.json", folder + "/grammars/source.sbar.json")
    compiler = Grammars(folder + "/grammars").compiler_for_scope("source.sbar")
    for text in texts:
        state = compiler.root_state
        found = []
        for number, line in enumerate(text.split("\n")):
            state, regions = highlight_line(compiler, state, line + "\n", number == 0)
            for region in regions:
                name = scope_class(region.scope, names)
                found += [name] * (region.end - region.start)
        yield found[:-1]


def scope_class(scopes, names):
    """The class that the innermost scope with one has."""
    classes = {scope: name for name, scope in names.items()}
    classes["comment.block.sbar"] = "comment"
    for scope in reversed(scopes):
        if scope == "meta.embedded.sbar":
            return ""
        if scope in classes:
            return classes[scope]
    return ""


def sublime_classes(texts, folder, names):
    theme(folder, names)
    bat = next(name for name in ("batcat", "bat") if found_program(name))
    settings = dict(os.environ, BAT_CACHE_PATH=folder + "/cache", COLORTERM="truecolor")
    run([bat, "cache", "--build", "--source", folder, "--target", folder + "/cache"], settings)
    command = [bat, "--theme=classes", "--language=sbar", "--color=always", "--style=plain",
               "--paging=never", "--wrap=never", "--tabs=0", "--no-config"]
    paths = ["%s/%d.sbar" % (folder, number) for number in range(len(texts))]
    for path, text in zip(paths, texts):
        open(path, "w", newline="").write(text)
    found = colours(run(command + paths, settings), list(names))
    for text in texts:
        yield found[:len(text)]
        found = found[len(text):]


def colours(shown, names):
    """The class whose number is the colour that each character is shown in."""
    found = []
    name = ""
    for part in re.split("(\x1b\\[[0-9;]*m)", shown):
        if part.startswith("\x1b"):
            colour = re.search(r"38;2;(\d+);(\d+);(\d+)", part)
            number = int(colour.group(1)) if colour else 0
            name = names[number - 1] if number and number <= len(names) else ""
        else:
            found += [name] * len(part)
    return found


def theme(folder, names):
    """A theme of a colour for each class, which is its number."""
    rules = dict(names, embedded="meta.embedded.sbar")
    rows = "".join(
        "<dict><key>scope</key><string>%s</string><key>settings</key><dict><key>foreground</key>"
        "<string>#%02x0000</string></dict></dict>" % (scope, number + 1)
        for number, scope in enumerate(rules.values()))
    rows += ("<dict><key>scope</key><string>comment.block.sbar</string><key>settings</key><dict>"
             "<key>foreground</key><string>#%02x0000</string></dict></dict>"
             % (list(names).index("comment") + 1))
    os.makedirs(folder + "/themes", exist_ok=True)
    os.makedirs(folder + "/syntaxes", exist_ok=True)
    os.replace(folder + "/sbar.sublime-syntax", folder + "/syntaxes/sbar.sublime-syntax")
    open(folder + "/themes/classes.tmTheme", "w").write(
        '<?xml version="1.0"?><plist version="1.0"><dict><key>name</key><string>classes</string>'
        "<key>settings</key><array><dict><key>settings</key><dict><key>foreground</key>"
        "<string>#000000</string></dict></dict>" + rows + "</array></dict></plist>")


VIM = r"""
set nocompatible encoding=utf-8 fileencodings=utf-8 nofixendofline maxmempattern=20000 noswapfile
syntax on
for number in range(%d)
  execute 'edit! ++ff=unix' fnameescape('%s/' . number . '.text')
  syntax clear
  unlet! b:current_syntax
  source %s/syntax/sbar.vim
  let found = []
  for line in range(1, line('$'))
    let text = getline(line)
    let names = []
    let column = 0
    while column < len(text)
      call add(names, synIDattr(synID(line, column + 1, 1), 'name'))
      let column += len(matchstr(text, '.', column))
    endwhile
    call add(found, join(names, ','))
  endfor
  call writefile(found, '%s/' . number . '.out')
endfor
qa!
"""


def vim_classes(texts, folder, names):
    texts = list(texts)
    for number, text in enumerate(texts):
        open("%s/%d.text" % (folder, number), "w", newline="").write(text)
    open(folder + "/read.vim", "w").write(VIM % (len(texts), folder, folder, folder))
    run(["vim", "-u", "NONE", "-i", "NONE", "-n", "-es", "-S", folder + "/read.vim"], dict(os.environ, TERM="dumb"))
    ends = re.compile("^sbar(?:|.*[a-z])(%s)$" % "|".join(n.title() for n in names))
    known = {}
    for number, text in enumerate(texts):
        rows = []
        for line in open("%s/%d.out" % (folder, number)).read().split("\n"):
            row = []
            for group in line.split(",") if line else []:
                if group not in known:
                    match = ends.match(group)
                    known[group] = match.group(1).lower() if match else ""
                row.append(known[group])
            rows.append(row)
        lines = text.split("\n")
        rows += [[]] * (len(lines) - len(rows))
        yield join([row if len(row) == len(line) else [""] * len(line)
                    for row, line in zip(rows, lines)])


def tree_classes(texts, folder, names):
    import ctypes
    from tree_sitter import Language, Parser, Query, QueryCursor
    library = folder + "/sbar.so"
    run(["clang", "-std=c11", "-Wall", "-Wextra", "-Werror", "-Wno-missing-field-initializers",
         "-shared", "-fPIC", "-O1",
         "-o", library, folder + "/src/parser.c"], os.environ)
    make = ctypes.CDLL(library).tree_sitter_sbar
    make.restype = ctypes.c_void_p
    capsule = ctypes.pythonapi.PyCapsule_New
    capsule.restype = ctypes.py_object
    capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    language = Language(capsule(make(), b"tree_sitter.Language", None))
    for query in os.listdir(folder + "/queries"):
        Query(language, open(folder + "/queries/" + query).read())
    objects = QueryCursor(Query(language, open(folder + "/queries/textobjects.scm").read()))
    parser = Parser(language)
    entries = json.load(open(folder + "/classes.json"))["texts"]
    for text, entry in zip(texts, entries):
        source = text.encode()
        tree = parser.parse(source)
        if "/Examples/" in entry["path"] and tree.root_node.has_error:
            raise SystemExit("not parsed: " + entry["path"])
        if "/Examples/" in entry["path"]:
            taken = objects.captures(tree.root_node)
            if not all(taken.get(name) for name in ("block.inner", "block.outer", "comment.outer")):
                raise SystemExit("no text objects: " + entry["path"])
        found = [""] * len(source)
        leaves(tree.root_node, found)
        yield [found[at] for at in starts(text)]
        # What is parsed again behind a change is what is parsed at once.
        tree.edit(0, 0, 1, (0, 0), (0, 0), (0, 1))
        again = parser.parse(b"\n" + source, tree)
        if str(again.root_node) != str(parser.parse(b"\n" + source).root_node):
            raise SystemExit("another tree behind a change: %r" % text[:80])


def leaves(node, found):
    cursor = node.walk()
    while True:
        if not cursor.node.children:
            for at in range(cursor.node.start_byte, cursor.node.end_byte):
                found[at] = cursor.node.type
        if cursor.goto_first_child() or cursor.goto_next_sibling():
            continue
        while cursor.goto_parent():
            if cursor.goto_next_sibling():
                break
        else:
            return


def starts(text):
    at = 0
    for character in text:
        yield at
        at += len(character.encode())


def join(rows):
    found = []
    for row in rows:
        found += row + [""]
    return found[:-1]


def found_program(name):
    return any(os.access(os.path.join(path, name), os.X_OK)
               for path in os.environ.get("PATH", "").split(":"))


def run(words, settings):
    result = subprocess.run(words, env=settings, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE)
    if result.returncode != 0:
        raise SystemExit("%s: %s" % (words[0], result.stderr.decode()))
    return result.stdout.decode()


READERS = {"pygments": pygments_classes, "textmate": textmate_classes,
           "sublime": sublime_classes, "vim": vim_classes,
           "tree-sitter": tree_classes}


def main(reader, folder):
    data = json.load(open(folder + "/classes.json"))
    names = {name: known for name, known in data["names"].items() if known}
    texts = [open(text["path"], newline="").read() for text in data["texts"]]
    differences = []
    for text, entry, found in zip(texts, data["texts"], READERS[reader](texts, folder, names)):
        found = ["" if name in "{}()[]" else name for name in found]
        rows = different(text, expected(text, entry["pieces"]), found, data["exceptions"])
        if data["differs"]:
            rows = [] if rows else ["is read as it should be: %r" % text]
        differences += ["%s:%s" % (entry["path"], row) for row in rows]
    report = ["%d differences" % len(differences)] + differences[:30]
    print("\n".join(report) if differences else "ok", file=sys.stderr if differences else sys.stdout)


def different(text, wanted, found, exceptions):
    """The places of a text that are not what they should be, but for some lines."""
    rows = []
    lines = text.split("\n")
    line, column = 1, 1
    for character, want, is_ in zip(text, wanted, found + [""] * len(wanted)):
        want, is_ = [("" if name in PLAIN else name) for name in (want, is_)]
        if character.strip() and want != is_ and lines[line - 1].strip() not in exceptions:
            rows.append("%d:%d: %r is %s, found %s" % (
                line, column, character, want or "plain", is_ or "plain"))
        line, column = (line + 1, 1) if character == "\n" else (line, column + 1)
    return rows


main(*sys.argv[1:])
