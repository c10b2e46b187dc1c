// What compiled Swift asks of a C library about memory, for WebAssembly without a system.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

extern byte __heap_base;

void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const byte *a = left, *b = right;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count] != 0) count++;
  return count;
}

// Blocks come in four sizes for each power of two, and each size keeps a list of those that were
// given back. They are never joined: what a server needs from message to message is much the same.

enum { UNIT = 16, FIRST = 4, CLASSES = 4 * 28 };

// In front of each block; what is handed out begins behind it, at a multiple of 16.
struct header {
  struct header *next;
  size_t class;
  size_t unused[2];
};

static struct header *given_back[CLASSES];
static byte *top;
static byte *limit;

static size_t class_of(size_t size) {
  if (size <= UNIT) return 0;
  size_t power = 31 - (size_t)__builtin_clz((unsigned)(size - 1));
  size_t quarter = ((size - 1) >> (power - 2)) & 3;
  return (power - FIRST) * 4 + quarter + 1;
}

static size_t size_of(size_t class) {
  if (class == 0) return UNIT;
  size_t power = (class - 1) / 4 + FIRST, quarter = (class - 1) % 4;
  size_t size = (((size_t)4 + quarter + 1) << power) / 4;
  return (size + UNIT - 1) & ~(size_t)(UNIT - 1);
}

static void grow(size_t need) {
  size_t pages = (need >> 16) + 1, some = __builtin_wasm_memory_size(0) / 4;
  if (pages < some) pages = some;
  size_t before = __builtin_wasm_memory_grow(0, pages);
  if (before == (size_t)-1) __builtin_trap();
  limit = (byte *)((before + pages) << 16);
}

void *malloc(size_t size) {
  if (size > (size_t)1 << 30) __builtin_trap();
  size_t class = class_of(size);
  struct header *block = given_back[class];
  if (block) {
    given_back[class] = block->next;
  } else {
    if (!top) {
      top = (byte *)(((size_t)&__heap_base + UNIT - 1) & ~(size_t)(UNIT - 1));
      limit = (byte *)(__builtin_wasm_memory_size(0) << 16);
    }
    size_t whole = sizeof(struct header) + size_of(class);
    if ((size_t)(limit - top) < whole) grow(whole);
    block = (struct header *)top;
    block->class = class;
    top += whole;
  }
  return block + 1;
}

void free(void *memory) {
  if (!memory) return;
  struct header *block = (struct header *)memory - 1;
  block->next = given_back[block->class];
  given_back[block->class] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > UNIT) __builtin_trap();
  *memory = malloc(size);
  return 0;
}
