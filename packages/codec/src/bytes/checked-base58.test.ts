import { base58 } from '@scure/base';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeChecked, encodeBase58, encodeChecked } from './checked-base58.ts';

test('base58 is what the base library makes of any bytes', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 100 }),
    fc.array(fc.constantFrom(0, 1, 255), { maxLength: 80 }).map((list) => Uint8Array.from(list)),
    fc.uint8Array({ minLength: 300, maxLength: 400 }),
  );
  fc.assert(
    fc.property(bytes, (data) => {
      expect(encodeBase58(data)).toBe(base58.encode(data));
    }),
    { numRuns: 500 },
  );
});

test('a part of memory is spelled as that part alone, and read back', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 300 }),
      fc.nat(20),
      fc.constantFrom('', 'K1'),
      (data, before, suffix) => {
        const memory = new Uint8Array(before + data.length + 3).fill(7);
        memory.set(data, before);
        const text = encodeChecked(memory, suffix, before, before + data.length);
        expect(text).toBe(encodeChecked(data, suffix));
        expect(decodeChecked(text, suffix)).toEqual(data);
      },
    ),
  );
});
