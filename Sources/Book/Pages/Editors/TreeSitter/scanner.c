// A string that is open, and the brackets in the code of `\(…)`; none while its text is read.
typedef struct {
  uint8_t quote, pounds, is_long, brackets;
} Frame;
enum { MAX_DEPTH = 16 };
typedef struct {
  // The last character; 0 at the beginning of the file, 255 for one beyond ASCII.
  uint8_t last;
  uint8_t kind, depth;
  bool is_behind_period;
  Frame frames[MAX_DEPTH];
} State;

static void *create(void) { return calloc(1, sizeof(State)); }
static void destroy(void *payload) { free(payload); }
static unsigned serialize(void *payload, char *buffer) {
  memcpy(buffer, payload, sizeof(State));
  return sizeof(State);
}
static void deserialize(void *payload, const char *buffer, unsigned length) {
  memset(payload, 0, sizeof(State));
  if (length == sizeof(State)) memcpy(payload, buffer, length);
}

static bool is_digit(int32_t c) { return c >= '0' && c <= '9'; }
static bool is_name_start(int32_t c) {
  return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
static bool is_name_part(int32_t c) { return is_name_start(c) || is_digit(c) || c >= 0x80; }
static bool is_blank(int32_t c) { return c == ' ' || c == '\t' || c == 0x0B || c == 0x0C; }
static bool is_line_end(int32_t c) { return c == '\n' || c == '\r'; }
static bool is_operator(int32_t c) { return c > 0 && c < 0x80 && strchr("!%&*+-/<=>?^|~", c); }

// Takes a character into the token, which ends behind it unless more is taken.
static void take(State *s, TSLexer *l) {
  s->last = l->lookahead < 0x80 ? (uint8_t)l->lookahead : 255;
  l->advance(l, false);
  l->mark_end(l);
}
static bool done(State *s, TSLexer *l, int symbol) {
  s->is_behind_period = false;
  l->result_symbol = (TSSymbol)symbol;
  return true;
}

// `true` if the pounds of a string follow.
static bool take_pounds(State *s, TSLexer *l, int count) {
  for (; count > 0; count--) {
    if (l->lookahead != '#') return false;
    s->last = '#';
    l->advance(l, false);
  }
  return true;
}

// Reads an escape whose backslash and pounds are behind.
static bool escape(State *s, TSLexer *l, Frame *f) {
  bool is_scalar = l->lookahead == 'u';
  if (l->lookahead == '(' && s->depth < MAX_DEPTH) f->brackets = 1;
  take(s, l);
  if (is_scalar && l->lookahead == '{') {
    int count = 0;
    for (l->advance(l, false); l->lookahead != '}'; count++) {
      if (l->eof(l) || !strchr("0123456789abcdefABCDEF", (char)l->lookahead) || count > 8)
        return done(s, l, S_ESCAPE);
      l->advance(l, false);
    }
    take(s, l);
  }
  return done(s, l, S_ESCAPE);
}

// Reads the text of a string up to its end, an escape, or the end of its line.
static bool text(State *s, TSLexer *l, bool has_text) {
  Frame *f = &s->frames[s->depth - 1];
  while (!l->eof(l)) {
    int32_t c = l->lookahead;
    if (!f->is_long && is_line_end(c)) break;
    if (c == '\\') {
      uint8_t last = s->last;
      l->advance(l, false);
      if (take_pounds(s, l, f->pounds) && !l->eof(l) && !is_line_end(l->lookahead)) {
        s->last = last;
        return has_text ? done(s, l, S_STRING) : escape(s, l, f);
      }
      s->last = '\\';
      l->mark_end(l);
    } else if (c == f->quote) {
      take(s, l);
      if (f->is_long) {
        int count = 1;
        for (; count < 3 && l->lookahead == f->quote; count++) take(s, l);
        if (count < 3) {
          has_text = true;
          continue;
        }
      }
      if (take_pounds(s, l, f->pounds)) {
        l->mark_end(l);
        s->depth--;
        return done(s, l, S_STRING);
      }
      l->mark_end(l);
    } else {
      take(s, l);
    }
    has_text = true;
  }
  s->depth--;
  return has_text && done(s, l, S_STRING);
}

static bool string(State *s, TSLexer *l, int pounds) {
  Frame f = {(uint8_t)l->lookahead, (uint8_t)pounds, 0, 0};
  take(s, l);
  if (f.quote == '"' && l->lookahead == '"') {
    take(s, l);
    if (l->lookahead == '"') {
      take(s, l);
      f.is_long = 1;
    } else {
      // No text at all, unless the pounds are not there that would end it.
      if (take_pounds(s, l, pounds)) {
        l->mark_end(l);
        return done(s, l, S_STRING);
      }
      l->mark_end(l);
    }
  }
  if (s->depth == MAX_DEPTH) return done(s, l, S_STRING);
  s->frames[s->depth++] = f;
  return text(s, l, true);
}

static bool comment(State *s, TSLexer *l, bool is_line) {
  take(s, l);
  if (is_line) {
    bool is_documentation = l->lookahead == '/';
    if (is_documentation) {
      take(s, l);
      is_documentation = l->lookahead != '/';
    }
    while (!l->eof(l) && !is_line_end(l->lookahead)) take(s, l);
    return done(s, l, is_documentation ? S_DOCUMENTATION : S_COMMENT);
  }
  for (int depth = 1; depth > 0 && !l->eof(l);) {
    int32_t c = l->lookahead;
    take(s, l);
    if (c == '/' && l->lookahead == '*') {
      take(s, l);
      depth++;
    } else if (c == '*' && l->lookahead == '/') {
      take(s, l);
      depth--;
    }
  }
  return done(s, l, S_COMMENT);
}

static bool number(State *s, TSLexer *l) {
  bool is_zero = l->lookahead == '0';
  take(s, l);
  bool is_hex = is_zero && l->lookahead == 'x';
  if (is_zero && strchr("xbo", (char)l->lookahead) && l->lookahead != 0) {
    take(s, l);
    while (is_digit(l->lookahead) || is_name_start(l->lookahead)) take(s, l);
    if (is_hex && l->lookahead == '.') {
      l->advance(l, false);
      if (!is_digit(l->lookahead)) return done(s, l, S_NUMBER);
      while (is_digit(l->lookahead) || is_name_start(l->lookahead)) take(s, l);
    }
    if (is_hex && (s->last | 0x20) == 'p' && (l->lookahead == '-' || l->lookahead == '+')) {
      take(s, l);
      while (is_digit(l->lookahead)) take(s, l);
    }
    return done(s, l, S_NUMBER);
  }
  while (is_digit(l->lookahead) || l->lookahead == '_') take(s, l);
  while (l->lookahead == '.') {
    l->advance(l, false);
    if (!is_digit(l->lookahead)) return done(s, l, S_NUMBER);
    while (is_digit(l->lookahead) || l->lookahead == '_') take(s, l);
  }
  if ((l->lookahead | 0x20) == 'e') {
    l->advance(l, false);
    if (l->lookahead == '-' || l->lookahead == '+') l->advance(l, false);
    if (is_digit(l->lookahead)) {
      while (is_digit(l->lookahead) || l->lookahead == '_') take(s, l);
    }
  }
  return done(s, l, S_NUMBER);
}

// What follows a word on its line.
typedef struct {
  int32_t direct, next;
  bool has_blank, is_end, is_comment;
} Next;
static Next next(TSLexer *l) {
  Next n = {l->lookahead, 0, false, false, false};
  while (l->lookahead == ' ' || l->lookahead == '\t') {
    n.has_blank = true;
    l->advance(l, false);
  }
  n.is_end = l->eof(l) || is_line_end(l->lookahead);
  n.next = n.is_end ? 0 : l->lookahead;
  if (n.next == '/') {
    l->advance(l, false);
    n.is_comment = l->lookahead == '/' || l->lookahead == '*';
  }
  return n;
}
static bool follows(const Follower *f, Next n) {
  if (n.is_end) return f->may_be_missing;
  if (!n.has_blank) return false;
  if (n.is_comment) return f->may_be_missing;
  if (is_name_start(n.next) || n.next >= 0x80 || n.next == '"') return true;
  if (is_digit(n.next)) return f->may_be_number;
  return strchr(f->signs, (char)n.next) != NULL;
}

static const Word *find(const char *spelling) {
  int low = 0, high = (int)(sizeof words / sizeof *words) - 1;
  while (low <= high) {
    int middle = (low + high) / 2, order = strcmp(spelling, words[middle].spelling);
    if (order == 0) return &words[middle];
    if (order < 0) high = middle - 1;
    else low = middle + 1;
  }
  return NULL;
}

static bool is_accessor(const Word *word, Next n) {
  return word->meaning == M_ACCESSOR && (n.is_end || n.next == '{' || n.next == '}' ||
                                         (n.has_blank && is_name_start(n.next)));
}

static bool name(State *s, TSLexer *l, bool may_begin_line) {
  char spelling[64];
  unsigned count = 0;
  bool is_capital = l->lookahead >= 'A' && l->lookahead <= 'Z';
  bool is_behind_period = s->is_behind_period;
  while (is_name_part(l->lookahead)) {
    spelling[count < 63 ? count : 63] = l->lookahead < 0x80 ? (char)l->lookahead : '?';
    count++;
    take(s, l);
  }
  spelling[count < 63 ? count : 63] = 0;
  const Word *word = count < 63 && !is_behind_period ? find(spelling) : NULL;
  int other = is_capital ? S_TYPE : is_behind_period ? S_MEMBER : S_NAME;
  if (!word) return done(s, l, other);
  if (may_begin_line && word->line_class) {
    const Follower *f = &followers[word->follower];
    bool is_path = f->is_path && l->lookahead == '.';
    if (is_path) {
      l->advance(l, false);
      is_path = is_name_start(l->lookahead);
      while (is_name_part(l->lookahead)) l->advance(l, false);
    }
    Next n = next(l);
    if (is_path == f->is_path && follows(f, n)) {
      s->kind = word->line_kind;
      return done(s, l, word->line_class);
    }
    return done(s, l, is_accessor(word, n) ? S_KEYWORD : other);
  }
  Next n = next(l);
  int in_line = word->in_line[s->depth > 0 ? K_CODE : s->kind];
  if (in_line && n.direct != '(' && n.direct != ':') return done(s, l, in_line);
  bool is_keyword = false;
  switch (word->meaning) {
  case M_VALUE: return done(s, l, S_VALUE);
  case M_KEYWORD: is_keyword = n.direct != ':'; break;
  case M_KEYWORD_BEFORE_COLON: is_keyword = true; break;
  case M_BEFORE_NAME: is_keyword = n.has_blank && is_name_start(n.next); break;
  case M_ACCESSOR: is_keyword = is_accessor(word, n); break;
  }
  return done(s, l, is_keyword ? S_KEYWORD : other);
}

// Reads what begins with `#`.
static bool pound(State *s, TSLexer *l) {
  int count = 0;
  for (; l->lookahead == '#'; count++) take(s, l);
  if (l->lookahead == '"') return string(s, l, count);
  if (l->lookahead == '/') {
    take(s, l);
    while (is_blank(l->lookahead)) take(s, l);
    bool is_long = is_line_end(l->lookahead);
    while (!l->eof(l) && (is_long || !is_line_end(l->lookahead))) {
      int32_t c = l->lookahead;
      take(s, l);
      if (c == '\\' && !l->eof(l)) take(s, l);
      if (c == '/' && take_pounds(s, l, count)) break;
    }
    l->mark_end(l);
    return done(s, l, S_STRING);
  }
  if (count != 1 || !is_name_start(l->lookahead)) return done(s, l, S_PUNCTUATION);
  while (is_digit(l->lookahead) || is_name_start(l->lookahead)) take(s, l);
  return done(s, l, S_DIRECTIVE);
}

// Reads a name in back-ticks, or the tick.
static bool quoted(State *s, TSLexer *l) {
  take(s, l);
  int count = 0;
  for (; !l->eof(l) && l->lookahead != '`' && !is_line_end(l->lookahead); count++)
    l->advance(l, false);
  if (l->lookahead != '`' || count == 0) return done(s, l, S_PUNCTUATION);
  take(s, l);
  return done(s, l, S_NAME);
}

static bool bracket(State *s, TSLexer *l, int symbol) {
  int32_t c = l->lookahead;
  Frame *f = s->depth > 0 ? &s->frames[s->depth - 1] : NULL;
  take(s, l);
  if (f && c == '(' && f->brackets < 255) f->brackets++;
  if (f && c == ')' && --f->brackets == 0) symbol = S_ESCAPE;
  return done(s, l, symbol);
}

static bool scan(void *payload, TSLexer *l, const bool *valid) {
  State *s = payload;
  (void)valid;
  if (s->depth > 0 && s->frames[s->depth - 1].brackets == 0 && text(s, l, false)) return true;
  bool is_first = s->last == 0, has_space = false;
  for (;; has_space = true) {
    int32_t c = l->lookahead;
    if (l->eof(l)) return false;
    if (is_line_end(c)) {
      bool goes_on = s->last == ',' || s->last == '[' || s->last == '(';
      if (!goes_on && !(c == '\n' && s->last == '\r')) s->kind = K_CODE;
      is_first = true;
    } else if (!is_blank(c) && !(c == 0xFEFF && s->last == 0)) {
      break;
    }
    if (c != 0xFEFF) s->last = (uint8_t)c;
    l->advance(l, true);
  }
  if (has_space) s->is_behind_period = false;
  int32_t c = l->lookahead;
  if (is_name_start(c) || c >= 0x80)
    return name(s, l, is_first && s->depth == 0 && s->kind == K_CODE && c < 0x80);
  if (is_digit(c)) return number(s, l);
  switch (c) {
  case '(': return bracket(s, l, S_LEFT_PARENTHESIS);
  case ')': return bracket(s, l, S_RIGHT_PARENTHESIS);
  case '[': return bracket(s, l, S_LEFT_BRACKET);
  case ']': return bracket(s, l, S_RIGHT_BRACKET);
  case '{': return bracket(s, l, S_LEFT_BRACE);
  case '}': return bracket(s, l, S_RIGHT_BRACE);
  case '"': case '\'': return string(s, l, 0);
  case '`': return quoted(s, l);
  case '#': {
    bool is_start = s->last == 0;
    if (is_start) {
      l->mark_end(l);
      l->advance(l, false);
      if (l->lookahead == '!') {
        while (!l->eof(l) && !is_line_end(l->lookahead)) take(s, l);
        return done(s, l, S_COMMENT);
      }
      s->last = '#';
      l->mark_end(l);
      if (!is_name_start(l->lookahead)) return done(s, l, S_PUNCTUATION);
      while (is_digit(l->lookahead) || is_name_start(l->lookahead)) take(s, l);
      return done(s, l, S_DIRECTIVE);
    }
    return pound(s, l);
  }
  case '@':
    take(s, l);
    if (!is_name_start(l->lookahead)) return done(s, l, S_PUNCTUATION);
    while (is_name_part(l->lookahead)) take(s, l);
    return done(s, l, S_ATTRIBUTE);
  case '$':
    take(s, l);
    if (!is_name_part(l->lookahead)) return done(s, l, S_PUNCTUATION);
    while (is_digit(l->lookahead) || is_name_start(l->lookahead)) take(s, l);
    return done(s, l, S_NAME);
  case '.':
    take(s, l);
    if (l->lookahead != '.') {
      done(s, l, S_PUNCTUATION);
      s->is_behind_period = true;
      return true;
    }
    take(s, l);
    if (l->lookahead == '.' || l->lookahead == '<') take(s, l);
    return done(s, l, S_OPERATOR);
  }
  if (!is_operator(c)) {
    take(s, l);
    return done(s, l, S_PUNCTUATION);
  }
  for (bool has_some = false; is_operator(l->lookahead); has_some = true) {
    if (l->lookahead != '/') {
      take(s, l);
      continue;
    }
    // A comment may begin here.
    l->advance(l, false);
    if (l->lookahead == '/' || l->lookahead == '*') {
      if (has_some) return done(s, l, S_OPERATOR);
      s->last = '/';
      return comment(s, l, l->lookahead == '/');
    }
    s->last = '/';
    l->mark_end(l);
  }
  return done(s, l, S_OPERATOR);
}

// Only the end of the file: everything else is the scanner's.
static bool lex(TSLexer *l, TSStateId state) {
  (void)state;
  while (is_blank(l->lookahead) || is_line_end(l->lookahead)) l->advance(l, true);
  l->mark_end(l);
  if (!l->eof(l)) return false;
  l->result_symbol = 0;
  return true;
}
