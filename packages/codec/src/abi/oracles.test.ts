import { createRequire } from 'node:module';
import { Serializer } from '@wharfkit/antelope';
import { createInitialTypes, getTypesFromAbi, SerialBuffer, type Type } from 'eosjs/dist/eosjs-serialize.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abiOf } from '../../test/abi-maker.ts';
import { builtinValues, isFloat, randomAbi, randomValue } from '../../test/random-abi.ts';
import { toHex } from '../bytes/bytes.ts';
import type { Abi } from './abi.ts';
import { compileAbi } from './compile.ts';
import { abiToJson } from './json.ts';

const soak = process.env.ANTESCOPE_SOAK === '1' ? 50 : 1;

/** Normalizes what the three libraries print differently: numbers, hex, times, missing values. */
function normal(value: unknown): unknown {
  if (value instanceof Uint8Array) return toHex(value);
  if (typeof value === 'bigint' || typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const text = value.replace(/^0x([0-9a-f]{32})$/i, '$1').replace(/^(\d{4,}-\d\d-\d\dT[\d:]{8})\.000$/, '$1');
    return /^[0-9A-F]{2,}$/.test(text) ? text.toLowerCase() : text;
  }
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, content]) => content !== undefined)
      .map(([key, content]) => [key, normal(content)]),
  );
}

/** WharfKit reads a missing binary extension as null. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, content]) => content !== null);
  return Object.fromEntries(given.map(([key, content]) => [key, withoutNulls(content)]));
}

/** Input for eosjs: 64-bit numbers as text, float128 without prefix. */
function forEosjs(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return value.replace(/^0x([0-9a-f]{32})$/, '$1');
  if (value instanceof Uint8Array) return toHex(value);
  if (Array.isArray(value)) return value.map(forEosjs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, content]) => [key, forEosjs(content)]));
}

function eosjsTypes(abi: Abi): Map<string, Type> {
  const json = abiToJson(abi) as unknown as Parameters<typeof getTypesFromAbi>[1];
  return getTypesFromAbi(createInitialTypes(), json);
}

function throughEosjs(type: Type, value: unknown, bytes: Uint8Array): { bytes: string; value: unknown } {
  const buffer = new SerialBuffer();
  type.serialize(buffer, forEosjs(value));
  const reader = new SerialBuffer({ array: bytes });
  return { bytes: toHex(buffer.asUint8Array()), value: type.deserialize(reader) };
}

function throughWharfkit(abi: Abi, type: string, value: unknown, bytes: Uint8Array): { bytes: string; value: unknown } {
  const json = abiToJson(abi) as unknown as string;
  const encoded = Serializer.encode({ object: forEosjs(value), type, abi: json });
  return { bytes: encoded.hexString, value: Serializer.objectify(Serializer.decode({ data: bytes, type, abi: json })) };
}

describe('built-in types', () => {
  const compiled = compileAbi(abiOf({}));
  const types = eosjsTypes(abiOf({}));
  for (const [name, values] of Object.entries(builtinValues)) {
    test(`${name} is written and read as by both peers`, () => {
      fc.assert(
        fc.property(values, (value) => {
          const bytes = compiled.encode(name, value);
          expect(compiled.decode(name, bytes)).toEqual(value);
          const eosjs = throughEosjs(types.get(name)!, value, bytes);
          expect(eosjs.bytes).toBe(toHex(bytes));
          expect(normal(eosjs.value)).toEqual(normal(value));
          const wharfkit = throughWharfkit(abiOf({}), name, value, bytes);
          expect(wharfkit.bytes).toBe(toHex(bytes));
          // WharfKit cuts floats to a few digits when it prints them.
          if (!isFloat(name)) expect(normal(wharfkit.value)).toEqual(normal(value));
        }),
        { numRuns: 25 * soak },
      );
    });
  }
});

test('values of random ABIs are written and read as by both peers', () => {
  fc.assert(
    fc.property(fc.gen(), (pick) => {
      const abi = randomAbi(pick);
      const value = randomValue(pick, abi, 's0');
      const compiled = compileAbi(abi);
      const bytes = compiled.encode('s0', value);
      expect(compiled.decode('s0', bytes)).toEqual(value);
      const eosjs = throughEosjs(eosjsTypes(abi).get('s0')!, value, bytes);
      expect(eosjs.bytes).toBe(toHex(bytes));
      expect(normal(eosjs.value)).toEqual(normal(value));
      const wharfkit = throughWharfkit(abi, 's0', value, bytes);
      expect(wharfkit.bytes).toBe(toHex(bytes));
      expect(withoutNulls(normal(wharfkit.value))).toEqual(withoutNulls(normal(value)));
    }),
    { numRuns: 150 * soak },
  );
});

test('containers of containers are written and read as by eosjs', () => {
  fc.assert(
    fc.property(fc.gen(), (pick) => {
      const abi = randomAbi(pick, 'nested');
      const value = randomValue(pick, abi, 's0');
      const compiled = compileAbi(abi);
      const bytes = compiled.encode('s0', value);
      expect(compiled.decode('s0', bytes)).toEqual(value);
      const eosjs = throughEosjs(eosjsTypes(abi).get('s0')!, value, bytes);
      expect(eosjs.bytes).toBe(toHex(bytes));
      expect(normal(eosjs.value)).toEqual(normal(value));
    }),
    { numRuns: 150 * soak },
  );
});

// Its package has a native module for this platform only.
describe.skipIf(process.platform !== 'linux' || process.arch !== 'x64')('abieos', () => {
  const load = createRequire(import.meta.url);
  const instance = () => (load('@eosrio/node-abieos') as typeof import('@eosrio/node-abieos')).Abieos.getInstance();

  /** It prints 64-bit numbers as text, bytes in capitals and times with milliseconds. */
  function throughAbieos(abi: Abi, type: string, value: unknown, bytes: Uint8Array): { bytes: string; value: unknown } {
    const abieos = instance();
    abieos.loadAbi('test', JSON.stringify(abiToJson(abi)));
    return {
      bytes: abieos.jsonToHex('test', type, forEosjs(value) as object).toLowerCase(),
      value: abieos.hexToJson('test', type, toHex(bytes)) as unknown,
    };
  }

  test('values of random ABIs are written and read as by the C++ of the chain', () => {
    fc.assert(
      fc.property(fc.gen(), (pick) => {
        const abi = randomAbi(pick, 'single');
        const value = randomValue(pick, abi, 's0');
        // It reads times as 32-bit seconds; later ones wrap to 1970.
        fc.pre(!/"(21[1-9]|210[6-9]|2[2-9])\d*-\d\d-\d\dT/.test(JSON.stringify(forEosjs(value))));
        const bytes = compileAbi(abi).encode('s0', value);
        const theirs = throughAbieos(abi, 's0', value, bytes);
        expect(theirs.bytes).toBe(toHex(bytes));
        expect(normal(theirs.value)).toEqual(normal(value));
      }),
      { numRuns: 100 * soak },
    );
  });
});
