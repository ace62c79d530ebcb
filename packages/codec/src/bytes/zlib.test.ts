import { deflateRawSync, deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, toHex } from './bytes.ts';
import { deflatePacked, deflateRaw, deflateZlib } from './deflate.ts';
import { inflatePacked } from './inflate.ts';
import { inflateRaw, inflateZlib } from './zlib.ts';

const packed =
  '00b955692a0078563412000000000100a6823403ea3055000000572d3ccdcd010000000000855c3400000000a8ed3232230000000000855c340000000000000e3d102700000000000004454f530000000002686900';

const content = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 2000 })).map(([part, times]) => {
    return new Uint8Array(part.length * times).map((_, i) => part[i % part.length]!);
  }),
);

function same(a: Uint8Array, b: Uint8Array): void {
  expect(Buffer.compare(a, b)).toBe(0);
}

describe('compression', () => {
  test('what zlib deflated at any level inflates back', () => {
    fc.assert(
      fc.property(content, fc.integer({ min: 0, max: 9 }), (bytes, level) => {
        same(inflateZlib(new Uint8Array(deflateSync(bytes, { level }))), bytes);
        same(inflateRaw(new Uint8Array(deflateRawSync(bytes, { level }))), bytes);
      }),
    );
  });

  test('what we deflate is what zlib inflates', () => {
    fc.assert(
      fc.property(content, (bytes) => {
        same(inflateSync(deflateZlib(bytes)), bytes);
        same(inflateRawSync(deflateRaw(bytes)), bytes);
      }),
    );
  });

  test('[SIGN-007] a transaction deflated at level 9 inflates back to the original', () => {
    const plain = {
      signatures: [],
      compression: 0,
      packed_context_free_data: fromHex('010401020304'),
      packed_trx: fromHex(packed.repeat(20)),
    } as const;
    const deflated = deflatePacked({ ...plain, signatures: [] });
    expect(deflated.compression).toBe(1);
    expect(deflated.packed_trx.length).toBeLessThan(plain.packed_trx.length / 5);
    // Compression level in the RFC 1950 header: 3, the slowest.
    expect(deflated.packed_trx[1]! >> 6).toBe(3);
    expect(inflatePacked(deflated)).toEqual(plain);
    expect(deflatePacked(deflated)).toBe(deflated);
    const without = deflatePacked({ ...plain, signatures: [], packed_context_free_data: new Uint8Array() });
    expect(without.packed_context_free_data).toHaveLength(0);
  });

  test('a compressed transaction has the id of the uncompressed one', () => {
    const compressed = new Uint8Array(deflateSync(fromHex(packed), { level: 9 }));
    const inflated = inflatePacked({
      signatures: [],
      compression: 1,
      packed_context_free_data: new Uint8Array(),
      packed_trx: compressed,
    });
    expect(inflated.compression).toBe(0);
    expect(toHex(inflated.packed_trx)).toBe(packed);
  });
});

describe('hostile data', () => {
  test('a bomb ends at its bound', () => {
    const bomb = new Uint8Array(deflateSync(new Uint8Array(50_000_000)));
    expect(() => inflateZlib(bomb, 1_000_000)).toThrow('Decompressed data is too large');
    expect(() => inflateZlib(bomb)).toThrow('Decompressed data is too large');
    expect(() => inflateRaw(new Uint8Array(2_000_000), 1_000_000)).toThrow('Decompressed data is too large');
  });

  test('cut and changed data end in an error or are what they were', () => {
    const original = fromHex(packed.repeat(3));
    const good = new Uint8Array(deflateSync(original));
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        expect(() => inflateZlib(good.slice(0, at))).toThrow('Compressed data is corrupt');
        const changed = good.slice();
        changed[at] = changed[at]! ^ change;
        let read: Uint8Array;
        try {
          read = inflateZlib(changed);
        } catch (error) {
          expect(String(error)).toMatch(/Compressed data is corrupt|Decompressed data is too large/);
          return;
        }
        same(read, original);
      }),
    );
  });

  test('bytes after the end are ignored, as a node does', () => {
    const good = deflateZlib(fromHex(packed));
    expect(toHex(inflateZlib(Uint8Array.from([...good, 1, 2, 3])))).toBe(packed);
  });

  test('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (data) => {
        for (const inflate of [inflateRaw, inflateZlib]) {
          try {
            inflate(data);
          } catch (error) {
            expect(String(error)).toMatch(/Compressed data is corrupt|Decompressed data is too large/);
          }
        }
      }),
      { numRuns: process.env.ANTESCOPE_SOAK === '1' ? 100_000 : 1000 },
    );
  });
});
