// Text to a number, rounded once: `Double("0.1")` of Swift code that a spec holds.

typedef unsigned u32;
typedef unsigned long long u64;

// Whole numbers of up to 5,120 bits, the lowest word first: the digits of a text with the powers of
// ten that matter beside them.
enum { WORDS = 160, DIGITS = 800 };
struct big { int count; u32 words[WORDS]; };

static void multiply_add(struct big *number, u32 by, u32 more) {
  u64 carry = more;
  for (int i = 0; i < number->count; i++) {
    carry += (u64)number->words[i] * by;
    number->words[i] = (u32)carry;
    carry >>= 32;
  }
  if (carry) number->words[number->count++] = (u32)carry;
}

static int bits(const struct big *number) {
  if (number->count == 0) return 0;
  return 32 * number->count - __builtin_clz(number->words[number->count - 1]);
}

static void shift(struct big *number, int by) {
  for (; by >= 16; by -= 16) multiply_add(number, 1 << 16, 0);
  if (by > 0) multiply_add(number, 1u << by, 0);
}

static int compare(const struct big *a, const struct big *b) {
  if (a->count != b->count) return a->count < b->count ? -1 : 1;
  for (int i = a->count - 1; i >= 0; i--)
    if (a->words[i] != b->words[i]) return a->words[i] < b->words[i] ? -1 : 1;
  return 0;
}

static void subtract(struct big *a, const struct big *b) {
  long long borrow = 0;
  for (int i = 0; i < a->count; i++) {
    borrow += (long long)a->words[i] - (i < b->count ? b->words[i] : 0);
    a->words[i] = (u32)borrow;
    borrow >>= 32;
  }
  while (a->count > 0 && a->words[a->count - 1] == 0) a->count--;
}

// a / b times a power of two, to the nearest number, or to the even one of two.
static double quotient(struct big *a, struct big *b, int power) {
  int exponent = bits(a) - bits(b);
  if (exponent > 0) shift(b, exponent);
  else shift(a, -exponent);
  if (compare(a, b) < 0) {
    shift(a, 1);
    exponent--;
  }
  int lowest = exponent + power;
  int places = lowest >= -1022 ? 53 : 53 - (-1022 - lowest);
  if (places < 0) return 0;
  if (lowest > 1023) return __builtin_inf();
  u64 whole = 0;
  for (int i = 0; i < places; i++) {
    whole <<= 1;
    if (compare(a, b) >= 0) {
      subtract(a, b);
      whole |= 1;
    }
    shift(a, 1);
  }
  int rest = compare(a, b);
  if (rest > 0 || (rest == 0 && (whole & 1))) whole++;
  double result = (double)whole;
  for (int scale = lowest - places + 1; scale != 0; scale += scale < 0 ? 1 : -1)
    result *= lowest - places + 1 < 0 ? 0.5 : 2;
  return result;
}

static int digit(char letter, int radix) {
  int small = letter | 0x20;
  int value = letter >= '0' && letter <= '9' ? letter - '0'
    : small >= 'a' && small <= 'f' ? small - 'a' + 10 : radix;
  return value < radix ? value : -1;
}

static const char *word(const char *text, const char *word) {
  for (; *word; word++, text++)
    if ((*text | 0x20) != *word) return 0;
  return text;
}

// Returns the end of what was read; null where that is no number.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  int is_negative = *text == '-';
  if (*text == '-' || *text == '+') text++;
  double value;
  const char *end = word(text, "infinity");
  if (!end) end = word(text, "inf");
  if (end) value = __builtin_inf();
  else if ((end = word(text, "nan"))) value = __builtin_nan("");
  else {
    int radix = text[0] == '0' && (text[1] | 0x20) == 'x' ? 16 : 10;
    if (radix == 16) text += 2;
    struct big number = {0}, divisor = {1, {1}};
    int kept = 0, power = 0, is_behind_point = 0, has_digits = 0, is_cut = 0;
    for (;; text++) {
      if (*text == '.' && !is_behind_point) {
        is_behind_point = 1;
        continue;
      }
      int next = digit(*text, radix);
      if (next < 0) break;
      has_digits = 1;
      if (kept < DIGITS) {
        if (number.count == 0 && next > 0) number.count = 1, number.words[0] = (u32)next;
        else if (number.count > 0) multiply_add(&number, (u32)radix, (u32)next);
        if (number.count > 0) kept++;
        power -= is_behind_point;
      } else {
        is_cut |= next > 0;
        power += !is_behind_point;
      }
    }
    if (!has_digits) return 0;
    if (is_cut) {
      multiply_add(&number, (u32)radix, 1);
      power--;
    }
    if (radix == 16) power *= 4;
    if ((*text | 0x20) == (radix == 16 ? 'p' : 'e')) {
      const char *place = text + 1;
      int goes_down = *place == '-', exponent = 0;
      if (*place == '-' || *place == '+') place++;
      if (digit(*place, 10) >= 0) {
        for (; digit(*place, 10) >= 0; place++)
          if (exponent < 100000) exponent = exponent * 10 + digit(*place, 10);
        power += goes_down ? -exponent : exponent;
        text = place;
      }
    }
    end = text;
    // What is far too large or too small is not computed.
    int size = radix == 16 ? bits(&number) : kept + (int)is_cut;
    int high = radix == 16 ? 1100 : 320, low = radix == 16 ? -1200 : -400;
    if (number.count == 0 || size + power < low) value = 0;
    else if (size + power > high) value = __builtin_inf();
    else if (radix == 16) value = quotient(&number, &divisor, power);
    else {
      struct big *scaled = power < 0 ? &divisor : &number;
      for (int i = power < 0 ? -power : power; i > 0; i--) multiply_add(scaled, 10, 0);
      value = quotient(&number, &divisor, 0);
    }
  }
  *result = is_negative ? -value : value;
  return end;
}
