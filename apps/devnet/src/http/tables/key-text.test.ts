import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameToU64 } from '@antescope/codec/chain/name';
import { Problem } from '../problem.ts';
import { doubleOfQuad, keyTypeOf, quadOfDouble, readKey64 } from './key-text.ts';

describe('64-bit keys', () => {
  test.each([
    ['6622952951680352784', 6622952951680352784n],
    ['-1', 18446744073709551615n],
    ['alice', nameToU64('alice')],
    ['GOLD', 1145851719n],
    ['4,EOS', 1397703940n],
    ['', 0n],
  ])('%j', (text, key) => {
    expect(readKey64(text, 'lower_bound')).toBe(key);
  });

  test("anything else fails with nodeos' text", () => {
    expect(() => readKey64('NOT A NAME!!', 'lower_bound')).toThrow(
      "Could not convert lower_bound string 'NOT A NAME!!' to any of the following: uint64_t, valid name, or valid symbol (with or without the precision)",
    );
  });
});

describe('float128', () => {
  test('the float128 of a double is that double', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        const subnormal = value !== 0 && Math.abs(value) < 2.3e-308;
        expect(doubleOfQuad(quadOfDouble(value))).toBe(subnormal ? 0 * value : value);
      }),
    );
  });

  test('bytes as stored by a contract', () => {
    expect(quadOfDouble(7)).toBe('00000000000000000000000000c00140');
    expect(quadOfDouble(1)).toBe('0000000000000000000000000000ff3f');
  });
});

describe('other key types', () => {
  test('read what they wrote', () => {
    const hash = 'a7937b64b8caa58f03721bb6bacf5c78cb235febe0e70b1b84cd99541461a08e';
    expect(keyTypeOf('sha256', false)?.read(hash, 'lower_bound')).toBe(hash);
    expect(keyTypeOf('i256', false)?.read(`0x${hash}`, 'lower_bound')).toBe(hash);
    expect(keyTypeOf('ripemd160', false)?.write(hash)).toBe(hash.slice(0, 40));
    expect(keyTypeOf('i128', true)?.read('0x14', 'lower_bound')).toBe(20n);
    expect(keyTypeOf('float64', false)?.write(-2.5)).toBe('-2.50000000000000000');
    expect(keyTypeOf('nonsense', false)).toBeNull();
  });

  test.each([
    ['float64', 'abc'],
    ['i128', 'zz'],
    ['sha256', 'zz'],
    ['i256', 'deadbeef'],
  ])('%s does not read %j', (type, text) => {
    expect(() => keyTypeOf(type, false)?.read(text, 'lower_bound')).toThrow(Problem);
  });
});
