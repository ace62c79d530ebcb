import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abiOf, structOf } from '../../test/abi-maker.ts';
import { randomAbi, randomValue } from '../../test/random-abi.ts';
import { compileAbi } from '../abi/compile.ts';
import { floatText, parseJsonExact, toNodeosJson } from './nodeos-json.ts';

/** The value with every bigint as the number JSON.parse would return. */
function withNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNumbers(part)]));
}

describe('numbers', () => {
  test('above 2^32-1 as text, negative ones never', () => {
    expect(toNodeosJson(4294967295n)).toBe('4294967295');
    expect(toNodeosJson(4294967296n)).toBe('"4294967296"');
    expect(toNodeosJson(4294967296)).toBe('"4294967296"');
    expect(toNodeosJson(-9007199254740993n)).toBe('-9007199254740993');
    expect(toNodeosJson([1, true, null, 'a"\u007f', Uint8Array.of(1, 255), { a: undefined, b: 1n }])).toBe(
      '[1,true,null,"a\\"\\u007f","01ff",{"b":1}]',
    );
  });

  test('floats have 17 digits after the point', () => {
    expect(floatText(2)).toBe('2.00000000000000000');
    expect(floatText(-372101023483560067072)).toBe('-372101023483560067072.00000000000000000');
    expect(floatText(Infinity)).toBe('inf');
    expect(floatText(1e300)).toMatch(/^\d{301}\.0{17}$/);
    expect(toNodeosJson(0.5)).toBe('"0.50000000000000000"');
  });

  test('a type decides what a value is', () => {
    const abi = compileAbi(
      abiOf({
        structs: [structOf('row flag:bool f:float64 big:uint128 key:public_key at:time_point list:uint64[] opt:int8?')],
      }),
    );
    const row = {
      flag: true,
      f: 2,
      big: 1n,
      key: 'PUB_K1_5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovLY8E9M',
      at: '2026-11-21T03:20:00.500123',
      list: [1n, 1n << 40n],
      opt: null,
    };
    expect(toNodeosJson(row, 'row', abi)).toBe(
      '{"flag":1,"f":"2.00000000000000000","big":"1","key":"EOS5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovMBS5bu","at":"2026-11-21T03:20:00.500","list":[1,"1099511627776"],"opt":null}',
    );
  });

  test('keys have the prefix of their chain, wherever they are in a value', () => {
    const abi = compileAbi(
      abiOf({
        structs: [structOf('row key:public_key list:public_key[] opt:public_key? v:v r1:public_key')],
        variants: [{ name: 'v', types: ['public_key'] }],
      }),
    );
    const key = 'PUB_K1_5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovLY8E9M';
    const fio = 'FIO5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovMBS5bu';
    const r1 = 'PUB_R1_7eQ5VMbyuk3TvqS38ngVGHbqeuHyK9ASXEw5kmDburVcEgJC8Z';
    const row = { key, list: [key], opt: key, v: ['public_key', key], r1 };
    const printed = toNodeosJson(row, 'row', abi, 'FIO');
    expect(JSON.parse(printed)).toEqual({ key: fio, list: [fio], opt: fio, v: ['public_key', fio], r1 });
    expect(abi.encode('row', parseJsonExact(printed))).toEqual(abi.encode('row', row));
  });
});

describe('reading', () => {
  test('bare integers beyond 2^53 are exact', () => {
    expect(parseJsonExact('{"a":-9007199254740993,"b":[9007199254740993,1],"c":1234567890123456.5}')).toEqual({
      a: -9007199254740993n,
      b: [9007199254740993n, 1],
      c: 1234567890123456.5,
    });
    expect(parseJsonExact('{"a":"9007199254740993 \\" 9007199254740993","b":9007199254740992e2}')).toEqual({
      a: '9007199254740993 " 9007199254740993',
      b: 900719925474099200,
    });
    // Digits of a fraction or an exponent are not integers, whatever is beside them.
    for (const text of [
      '-0.10003610346753282',
      '0.12345678901234567',
      '1e-0000000000000000012',
      '1.5E+00000000000000001',
    ])
      expect(parseJsonExact(`[${text},12345678901234567890]`)).toEqual([Number(text), 12345678901234567890n]);
  });

  test('everything else is as JSON.parse has it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(withNumbers(parseJsonExact(text))).toEqual(JSON.parse(text));
      }),
      { numRuns: process.env.ANTESCOPE_SOAK === '1' ? 50_000 : 500 },
    );
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })), (numbers) => {
        const text = JSON.stringify(numbers);
        expect(withNumbers(parseJsonExact(text))).toEqual(JSON.parse(text));
      }),
      { numRuns: process.env.ANTESCOPE_SOAK === '1' ? 50_000 : 500 },
    );
    for (const bad of ['', '{', '[1234567890123456789,]', '{"a":01234567890123456789}', '1234567890123456789x']) {
      expect(() => parseJsonExact(bad)).toThrow(SyntaxError);
    }
  });

  test('nested without end', () => {
    const depth = 200_000;
    expect(() => parseJsonExact(`${'['.repeat(depth)}12345678901234567890${']'.repeat(depth)}`)).toThrow(
      new SyntaxError('JSON is nested too deep'),
    );
  });

  test('every integer that nodeos writes is read back', () => {
    fc.assert(
      fc.property(fc.bigInt(-(1n << 63n), (1n << 64n) - 1n), (value) => {
        const read = parseJsonExact(`[${toNodeosJson(value)}]`) as [string | number | bigint];
        expect(BigInt(read[0])).toBe(value);
      }),
    );
  });

  test('values of random ABIs printed as a node prints them are read back to the same bytes', () => {
    fc.assert(
      fc.property(fc.gen(), (pick) => {
        const abi = randomAbi(pick, 'nested');
        const compiled = compileAbi(abi);
        const value = randomValue(pick, abi, 's0');
        const text = toNodeosJson(value, 's0', compiled);
        expect(compiled.encode('s0', parseJsonExact(text))).toEqual(compiled.encode('s0', value));
      }),
      { numRuns: process.env.ANTESCOPE_SOAK === '1' ? 10_000 : 200 },
    );
  });
});
