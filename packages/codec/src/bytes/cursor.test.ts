import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHex } from './bytes.ts';
import { ByteReader, ByteWriter } from './cursor.ts';

function written(write: (writer: ByteWriter) => void): Uint8Array {
  const writer = new ByteWriter(1);
  write(writer);
  return writer.finish();
}

describe('cursor', () => {
  test('variable length numbers have their known bytes', () => {
    expect(toHex(written((w) => w.varuint32(300)))).toBe('ac02');
    expect(toHex(written((w) => w.varuint32(0xffffffff)))).toBe('ffffffff0f');
    expect(toHex(written((w) => w.varint32(-1)))).toBe('01');
    expect(() => new ByteReader(Uint8Array.of(255, 255, 255, 255, 16)).varuint32()).toThrow('number is out of range');
  });

  test('every number of every width survives', () => {
    const big = fc.bigInt(-(1n << 127n), (1n << 127n) - 1n);
    fc.assert(
      fc.property(fc.integer(), big, fc.double(), (small, large, float) => {
        const unsigned = small >>> 0;
        const reader = new ByteReader(
          written((w) => {
            w.i32(small);
            w.u32(unsigned);
            w.varint32(small);
            w.varuint32(unsigned);
            w.i128(large);
            w.u128(BigInt.asUintN(128, large));
            w.i64(BigInt.asIntN(64, large));
            w.u64(BigInt.asUintN(64, large));
            w.f64(float);
            w.i8(small >> 24);
            w.u16(small & 0xffff);
          }),
        );
        expect(reader.i32()).toBe(small);
        expect(reader.u32()).toBe(unsigned);
        expect(reader.varint32()).toBe(small);
        expect(reader.varuint32()).toBe(unsigned);
        expect(reader.i128()).toBe(large);
        expect(reader.u128()).toBe(BigInt.asUintN(128, large));
        expect(reader.i64()).toBe(BigInt.asIntN(64, large));
        expect(reader.u64()).toBe(BigInt.asUintN(64, large));
        expect(reader.f64()).toBe(float);
        expect(reader.i8()).toBe(small >> 24);
        expect(reader.u16()).toBe(small & 0xffff);
        expect(reader.remaining).toBe(0);
      }),
    );
  });

  test('[SERIAL-007] reading beyond the end and numbers that do not fit are errors', () => {
    expect(() => new ByteReader(new Uint8Array(7)).u64()).toThrow('Read past end of buffer');
    expect(() => new ByteReader(Uint8Array.of(200, 1, 0)).string()).toThrow('Read past end of buffer');
    for (const write of [
      (w: ByteWriter) => w.u8(256),
      (w: ByteWriter) => w.i16(40_000),
      (w: ByteWriter) => w.u32(-1),
      (w: ByteWriter) => w.u32(1.5),
      (w: ByteWriter) => w.varuint32(2 ** 32),
      (w: ByteWriter) => w.u64(-1n),
      (w: ByteWriter) => w.i64(1n << 63n),
      (w: ByteWriter) => w.u128(1n << 128n),
    ]) {
      expect(() => written(write)).toThrow('number is out of range');
    }
  });

  test('text of any length survives, and values read from a Buffer are plain arrays', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(new ByteReader(written((w) => w.string(text))).string()).toBe(text);
      }),
    );
    const view = new ByteReader(Buffer.from([2, 7, 8])).lengthAndBytes();
    expect(view.constructor).toBe(Uint8Array);
    expect(view).toEqual(Uint8Array.of(7, 8));
  });
});
