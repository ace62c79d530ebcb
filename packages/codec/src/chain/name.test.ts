import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isName, nameToU64, u64ToName } from './name.ts';

const letters = '.12345abcdefghijklmnopqrstuvwxyz';
const anyName = fc
  .tuple(
    fc.array(fc.constantFrom(...letters), { maxLength: 12 }),
    fc.option(fc.constantFrom(...'12345abcdefghij'), { nil: '' }),
  )
  .map(([first, last]) => (first.join('') + (first.length === 12 ? last : '')).replace(/\.+$/, ''));

describe('name', () => {
  test('known values', () => {
    expect(nameToU64('eosio')).toBe(6138663577826885632n);
    expect(u64ToName(6138663577826885632n)).toBe('eosio');
    expect(nameToU64('')).toBe(0n);
    expect(nameToU64('............1')).toBe(1n);
    expect(u64ToName(2n)).toBe('............2');
    expect(u64ToName(0xffffffffffffffffn)).toBe('zzzzzzzzzzzzj');
  });

  test('[SERIAL-010] up to 12 letters of .12345a-z and a 13th of 12345a-j', () => {
    for (const good of ['a', 'alice', 'eosio.token', 'abcdefghijkl', 'zzzzzzzzzzzzj', '.a', '......1']) {
      expect(isName(good)).toBe(true);
    }
    for (const bad of ['A', '0', '6', 'alice!', 'abcdefghijklm', 'zzzzzzzzzzzzk', 'zzzzzzzzzzzzjj', 'alice.', 'bob ']) {
      expect(isName(bad)).toBe(false);
      expect(() => nameToU64(bad)).toThrow();
    }
  });

  test('[SERIAL-005] a longer text says how long a name can be', () => {
    expect(() => nameToU64('abcdefghijklmn')).toThrow('A name can be up to 12 characters long');
    expect(() => nameToU64('abcdefghijklm')).toThrow('A name can be up to 12 characters long');
    expect(() => nameToU64('ALICE')).toThrow('Name not properly normalized (name: ALICE, normalized: )');
  });

  test('every name survives, and names are ordered as their numbers are', () => {
    fc.assert(
      fc.property(anyName, anyName, (a, b) => {
        expect(u64ToName(nameToU64(a))).toBe(a);
        const order = (text: string): string => text.padEnd(13, '.');
        expect(nameToU64(a) < nameToU64(b)).toBe(order(a) < order(b));
      }),
    );
  });

  test('every number survives', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 0xffffffffffffffffn), (n) => {
        expect(nameToU64(u64ToName(n))).toBe(n);
      }),
    );
  });
});
