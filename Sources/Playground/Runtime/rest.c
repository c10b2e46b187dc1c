// What else compiled Swift asks of a C library, for WebAssembly without a system.

typedef __SIZE_TYPE__ size_t;
typedef unsigned long long u64;

// Nothing is printed: a trap is what a page sees.
int putchar(int character) { return character; }

// Seeds of hashes. The same ones each time: what is answered does not depend on them, and a page
// that is opened twice behaves as it did.
void arc4random_buf(void *memory, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)memory)[i] = (unsigned char)(i * 37 + 11);
}

void __stack_chk_fail(void) { __builtin_trap(); }
size_t __stack_chk_guard = 0x5BA2;

// Half goes away from zero.
double round(double x) {
  double whole = __builtin_trunc(x), rest = x - whole;
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

// The rest of a division is exact: what is taken away is y, doubled as often as it fits.
double fmod(double x, double y) {
  double size = __builtin_fabs(y), rest = __builtin_fabs(x);
  if (!(size > 0) || !(rest < __builtin_inf())) return __builtin_nan("");
  while (rest >= size) {
    double part = size;
    while (part <= rest / 2) part *= 2;
    rest -= part;
  }
  return __builtin_copysign(rest, x);
}

// The product of two numbers of 128 bits, each in two halves.
void __multi3(u64 *product, u64 a_low, u64 a_high, u64 b_low, u64 b_high) {
  const u64 mask = 0xFFFFFFFF;
  u64 a0 = a_low & mask, a1 = a_low >> 32, b0 = b_low & mask, b1 = b_low >> 32;
  u64 low = a0 * b0, left = a1 * b0, right = a0 * b1;
  u64 middle = (low >> 32) + (left & mask) + (right & mask);
  product[0] = (low & mask) | middle << 32;
  product[1] = a1 * b1 + (left >> 32) + (right >> 32) + (middle >> 32) + a_low * b_high +
    a_high * b_low;
}
