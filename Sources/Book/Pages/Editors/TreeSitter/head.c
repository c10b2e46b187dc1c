// A parser of specs of the iOS status bar for tree-sitter, of ABI 14. The tokens are found by the
// scanner below, as sbar's own lexer finds them; the grammar only nests brackets.
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint16_t TSSymbol;
typedef uint16_t TSStateId;
typedef struct TSLexer TSLexer;
struct TSLexer {
  int32_t lookahead;
  TSSymbol result_symbol;
  void (*advance)(TSLexer *, bool);
  void (*mark_end)(TSLexer *);
  uint32_t (*get_column)(TSLexer *);
  bool (*is_at_included_range_start)(const TSLexer *);
  bool (*eof)(const TSLexer *);
};
typedef struct {
  bool visible, named, supertype;
} TSSymbolMetadata;
typedef union {
  struct {
    uint8_t type;
    TSStateId state;
    bool extra, repetition;
  } shift;
  struct {
    uint8_t type, child_count;
    TSSymbol symbol;
    int16_t dynamic_precedence;
    uint16_t production_id;
  } reduce;
  uint8_t type;
} TSParseAction;
typedef union {
  TSParseAction action;
  struct {
    uint8_t count;
    bool reusable;
  } entry;
} TSParseActionEntry;
typedef struct {
  uint16_t lex_state, external_lex_state;
} TSLexMode;
typedef struct {
  uint32_t version, symbol_count, alias_count, token_count, external_token_count, state_count,
      large_state_count, production_id_count, field_count;
  uint16_t max_alias_sequence_length;
  const uint16_t *parse_table, *small_parse_table;
  const uint32_t *small_parse_table_map;
  const TSParseActionEntry *parse_actions;
  const char *const *symbol_names;
  const char *const *field_names;
  const void *field_map_slices, *field_map_entries;
  const TSSymbolMetadata *symbol_metadata;
  const TSSymbol *public_symbol_map;
  const uint16_t *alias_map;
  const TSSymbol *alias_sequences;
  const TSLexMode *lex_modes;
  bool (*lex_fn)(TSLexer *, TSStateId);
  bool (*keyword_lex_fn)(TSLexer *, TSStateId);
  TSSymbol keyword_capture_token;
  struct {
    const bool *states;
    const TSSymbol *symbol_map;
    void *(*create)(void);
    void (*destroy)(void *);
    bool (*scan)(void *, TSLexer *, const bool *);
    unsigned (*serialize)(void *, char *);
    void (*deserialize)(void *, const char *, unsigned);
  } external_scanner;
  const TSStateId *primary_state_ids;
} TSLanguage;

// What a line is about; what a word is in any line; what has to follow the first word of one.
enum { K_CODE, K_HEADER, K_SETTING, K_STEP, K_EXPECTATION, K_COUNT };
enum { M_NONE, M_VALUE, M_KEYWORD, M_KEYWORD_BEFORE_COLON, M_BEFORE_NAME, M_ACCESSOR };
typedef struct {
  const char *spelling;
  uint8_t meaning, line_class, line_kind, follower, in_line[K_COUNT];
} Word;
typedef struct {
  const char *signs;
  bool may_be_number, may_be_missing, is_path;
} Follower;

