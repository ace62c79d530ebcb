import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concat, decodeText, encodeText, equal, fromHex, toHex } from './bytes.ts';

describe('hex', () => {
  test('[SERIAL-006] an odd number of digits and a letter that is no digit have their own errors', () => {
    expect(() => fromHex('abc')).toThrow('Odd number of hex digits');
    expect(() => fromHex('zz')).toThrow('Expected hex string');
    expect(() => fromHex('0x00')).toThrow('Expected hex string');
    expect(() => fromHex('abz')).toThrow('Expected hex string');
    expect(() => fromHex(7 as unknown as string)).toThrow('Expected hex string');
  });

  test('every array of bytes survives, in either case', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = toHex(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('hex'));
        expect(equal(fromHex(text), bytes)).toBe(true);
        expect(equal(fromHex(text.toUpperCase()), bytes)).toBe(true);
      }),
    );
  });
});

test('parts are put together in order', () => {
  expect(toHex(concat(Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)))).toBe('010203');
});

test('a byte order mark stays part of the text, bytes that are no text become U+FFFD', () => {
  expect(decodeText(encodeText('\ufeffhi'))).toBe('\ufeffhi');
  expect(decodeText(Uint8Array.of(0x61, 0xff, 0x62))).toBe('a\ufffdb');
});
