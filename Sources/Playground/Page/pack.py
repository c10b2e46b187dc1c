"""Packs the module and all that the page is made of into one file.

    python3 pack.py MODULE.wasm PAGE.html
"""

import base64
import gzip
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]

# What there is to choose, below Examples/gallery, with the files that it includes.
EXAMPLES = [
    ("a pushed photo", None, []),
    ("a header that scrolls", "scrolling-header", []),
    ("a sheet or a cover", "sheet-or-cover", []),
    ("tabs", "tabs", []),
    ("a screen that is pushed", "pushed-screen", []),
    ("dialogs", "dialogs", []),
    ("a phone on its side", "landscape", []),
    ("what is unknown", "unknown", []),
    ("every device and release", "matrix", []),
    ("the property list", "plist", []),
    ("the way back", "way-back", []),
    ("colour schemes", "colour-scheme", []),
    ("an app in another file", "include", ["settings-app.sbar"]),
]


def first_example():
    """The spec of the front page, which fails."""
    text = (ROOT / "README.md").read_text()
    return re.search(r"<!-- file: gallery.sbar -->\n```sbar\n(.*?)```", text, re.S).group(1)


def examples():
    gallery = ROOT / "Examples" / "gallery"
    for title, name, included in EXAMPLES:
        text = (gallery / f"{name}.sbar").read_text() if name else first_example()
        files = {"/" + one: (gallery / one).read_text() for one in included}
        yield {"title": title, "text": text, "files": files}


def main():
    module, page = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    packed = gzip.compress(module.read_bytes(), 9, mtime=0)
    parts = {
        "STYLE": (HERE / "page.css").read_text(),
        "WORKER": (HERE / "worker.js").read_text(),
        "SCRIPT": (HERE / "page.js").read_text(),
        "EXAMPLES": json.dumps(list(examples()), ensure_ascii=False).replace("</", "<\\/"),
        "MODULE": base64.b64encode(packed).decode(),
    }
    text = re.sub(
        r"@@([A-Z]+)@@", lambda found: parts[found.group(1)], (HERE / "page.html").read_text())
    page.write_text(text)
    print(f"{page}: {page.stat().st_size:,} bytes; the module has {module.stat().st_size:,},"
          f" {len(packed):,} packed")


main()
