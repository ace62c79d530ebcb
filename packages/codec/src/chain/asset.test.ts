import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addAssets, assetAt, formatAsset, formatUnits, parseAsset, putAsset } from './asset.ts';
import { parseSymbol, symbolCodeFromU64, symbolCodeToU64, symbolFromU64, symbolToU64 } from './symbol.ts';

const code = fc
  .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: 1, maxLength: 7 })
  .map((c) => c.join(''));
const limit = (1n << 62n) - 1n;

describe('asset', () => {
  test('[SERIAL-008] amount and symbol of a text and back', () => {
    expect(parseAsset('1.0000 EOS')).toEqual({ units: 10000n, precision: 4, code: 'EOS' });
    expect(parseAsset('-0.05 USDT')).toEqual({ units: -5n, precision: 2, code: 'USDT' });
    expect(parseAsset('0 ')).toEqual({ units: 0n, precision: 0, code: '' });
    expect(formatAsset({ units: -5n, precision: 4, code: 'EOS' })).toBe('-0.0005 EOS');
    expect(formatAsset({ units: 0n, precision: 0, code: '' })).toBe('0 ');
    expect(formatUnits(1234567n, 3)).toBe('1234.567');
  });

  test('every amount of every token survives as text', () => {
    fc.assert(
      fc.property(fc.bigInt(-limit, limit), fc.integer({ min: 0, max: 18 }), code, (units, precision, code) => {
        expect(parseAsset(formatAsset({ units, precision, code }))).toEqual({ units, precision, code });
      }),
    );
  });

  test('[TOKEN-016] what nodeos refuses is refused with its reason', () => {
    expect(() => parseAsset('1.0 eos')).toThrow('invalid character in symbol name');
    expect(() => parseAsset('1.0')).toThrow("Asset's amount and symbol should be separated with space");
    expect(() => parseAsset('7')).toThrow("Asset's amount and symbol should be separated with space");
    expect(() => parseAsset('1. EOS')).toThrow('Missing decimal fraction after decimal point');
    expect(() => parseAsset('x EOS')).toThrow('Asset must begin with a number');
    expect(() => parseAsset('EOS 1.0')).toThrow('Asset must begin with a number');
    expect(() => parseAsset('1e3 EOS')).toThrow('Asset must begin with a number');
    expect(() => parseAsset('1 TOOLONGER')).toThrow('symbol name is longer than 7 characters');
    expect(() => parseAsset(`0.${'0'.repeat(19)} EOS`)).toThrow('precision 19 should be <= 18');
    expect(() => parseAsset('4611686018427387904 EOS')).toThrow('number is out of range');
  });

  test('[SERIAL-009] amounts of different symbols cannot be added', () => {
    expect(formatAsset(addAssets(parseAsset('1.5000 EOS'), parseAsset('0.5001 EOS')))).toBe('2.0001 EOS');
    expect(() => addAssets(parseAsset('1.0000 EOS'), parseAsset('1.0000 WAX'))).toThrow('invalid symbol');
    expect(() => addAssets(parseAsset('1.0000 EOS'), parseAsset('1.00 EOS'))).toThrow('invalid symbol');
  });
});

describe('symbol', () => {
  test('known values', () => {
    expect(symbolToU64('4,EOS')).toBe(1397703940n);
    expect(symbolFromU64(1397703940n)).toBe('4,EOS');
    expect(symbolCodeToU64('EOS')).toBe(5459781n);
  });

  test('every symbol survives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 18 }), code, (precision, code) => {
        const text = `${precision},${code}`;
        expect(symbolFromU64(symbolToU64(text))).toBe(text);
        expect(parseSymbol(text)).toEqual({ precision, code });
        expect(symbolCodeFromU64(symbolCodeToU64(code))).toBe(code);
      }),
    );
  });

  test('what cannot be a symbol is refused', () => {
    expect(() => symbolFromU64(0x6565n << 8n)).toThrow('invalid symbol');
    expect(() => symbolFromU64(1397703949n + 10n)).toThrow('should be <= 18');
    expect(() => parseSymbol('EOS')).toThrow('missing comma in symbol');
    expect(() => parseSymbol('x,EOS')).toThrow('invalid precision in symbol');
  });
});

test('amounts in memory are what their texts say, however they are written', () => {
  const outcome = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return (error as Error).message;
    }
  };
  const bytesOf = (text: string): unknown => {
    const { units, precision, code } = parseAsset(text);
    const data = new Uint8Array(16);
    new DataView(data.buffer).setBigInt64(0, units, true);
    data.set([precision, ...new TextEncoder().encode(code)], 8);
    return data;
  };
  const digits = fc.string({ unit: fc.constantFrom(...'0019.-'), maxLength: 20 });
  const letters = fc.string({ unit: fc.constantFrom(...'AZa '), maxLength: 9 });
  fc.assert(
    fc.property(digits, fc.constantFrom(' ', ' ', '', '  '), letters, (amount, space, code) => {
      const text = amount + space + code;
      const put = (): Uint8Array => {
        // Memory with other content.
        const data = new Uint8Array(16).fill(9);
        putAsset(data, 0, text);
        return data;
      };
      expect(outcome(put)).toEqual(outcome(() => bytesOf(text)));
    }),
    { numRuns: 3000 },
  );
  fc.assert(
    fc.property(fc.bigInt(-(1n << 63n), (1n << 63n) - 1n), fc.nat(63), fc.nat(18), (any, shift, precision) => {
      const units = any >> BigInt(shift);
      const data = new Uint8Array(16);
      new DataView(data.buffer).setBigInt64(0, units, true);
      data.set([precision, 65, 66], 8);
      expect(assetAt(data, 0)).toBe(formatAsset({ units, precision, code: 'AB' }));
    }),
    { numRuns: 2000 },
  );
});
