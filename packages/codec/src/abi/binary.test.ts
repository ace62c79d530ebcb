import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectDocumented } from '../../test/documented.ts';
import { abiOf, structOf } from '../../test/abi-maker.ts';
import { concat, toHex } from '../bytes/bytes.ts';
import { CodecError } from '../bytes/error.ts';
import { u64ToName } from '../chain/name.ts';
import { parseJsonExact } from '../bytes/nodeos-json.ts';
import type { Abi } from './abi.ts';
import { decodeAbi, encodeAbi } from './binary.ts';
import { compileAbi } from './compile.ts';
import { abiToJson, parseAbiJson } from './json.ts';

const text = fc.string({ maxLength: 12 });
const name = fc.bigInt(0n, 0xffffffffffffffffn).map(u64ToName);
const typed = fc.record({ name: text, type: text });
const named = fc.record({ name, type: text });
const keyValueTable = fc.record({
  name,
  type: text,
  primary_index: named,
  secondary_indices: fc.uniqueArray(named, { maxLength: 3, selector: (index) => index.name }),
});
/** ABIs of every version with data in every section. */
const anyAbi: fc.Arbitrary<Abi> = fc.record(
  {
    version: fc.constantFrom('eosio::abi/1.0', 'eosio::abi/1.1', 'eosio::abi/1.2', 'eosio::abi/1.3'),
    types: fc.array(fc.record({ new_type_name: text, type: text }), { maxLength: 3 }),
    structs: fc.array(fc.record({ name: text, base: text, fields: fc.array(typed, { maxLength: 3 }) }), {
      maxLength: 3,
    }),
    actions: fc.array(fc.record({ name, type: text, ricardian_contract: text }), { maxLength: 3 }),
    tables: fc.array(
      fc.record({
        name,
        index_type: text,
        key_names: fc.array(text, { maxLength: 2 }),
        key_types: fc.array(text, { maxLength: 2 }),
        type: text,
      }),
      { maxLength: 3 },
    ),
    ricardian_clauses: fc.array(fc.record({ id: text, body: text }), { maxLength: 2 }),
    error_messages: fc.array(fc.record({ error_code: fc.bigInt(0n, 0xffffffffffffffffn), error_msg: text }), {
      maxLength: 2,
    }),
    abi_extensions: fc.array(
      fc.tuple(fc.nat(0xffff), fc.uint8Array({ maxLength: 5 })).map((pair): [number, Uint8Array] => pair),
      { maxLength: 2 },
    ),
    variants: fc.array(fc.record({ name: text, types: fc.array(text, { maxLength: 3 }) }), { maxLength: 2 }),
    action_results: fc.array(fc.record({ name, result_type: text }), { maxLength: 2 }),
    kv_tables: fc.uniqueArray(keyValueTable, { minLength: 1, maxLength: 2, selector: (table) => table.name }),
  },
  {
    requiredKeys: [
      'version',
      'types',
      'structs',
      'actions',
      'tables',
      'ricardian_clauses',
      'error_messages',
      'abi_extensions',
      'variants',
      'action_results',
    ],
  },
);

describe('binary and JSON form', () => {
  test('every ABI survives both', () => {
    fc.assert(
      fc.property(anyAbi, (abi) => {
        const bytes = encodeAbi(abi);
        expect(decodeAbi(bytes)).toEqual(abi);
        const json = parseJsonExact(JSON.stringify(abiToJson(abi)));
        expect(sorted(parseAbiJson(json))).toEqual(sorted(abi));
      }),
    );
  });

  /** Names are object keys in the JSON of key-value tables, so integer-like ones such as '12' come first. */
  function sorted(abi: Abi): Abi {
    if (abi.kv_tables === undefined) return abi;
    const byName = <T extends { name: string }>(items: T[]): T[] =>
      items.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const tables = abi.kv_tables.map((table) => ({ ...table, secondary_indices: byName(table.secondary_indices) }));
    return { ...abi, kv_tables: byName(tables) };
  }

  test('bytes round-trip with any sections, and any data after them', () => {
    fc.assert(
      fc.property(anyAbi, fc.integer({ min: 0, max: 6 }), fc.uint8Array({ maxLength: 20 }), (abi, sections, tail) => {
        const known = abi.kv_tables === undefined ? 5 : 6;
        const binaryForm = sections < known ? { sections, tail: new Uint8Array() } : { sections: known, tail };
        const bytes = encodeAbi({ ...abi, binaryForm });
        expect(toHex(encodeAbi(decodeAbi(bytes)))).toBe(toHex(bytes));
      }),
    );
    const old = abiOf({ version: 'eosio::abi/1.0' });
    const withoutVariants = encodeAbi({ ...old, binaryForm: { sections: 3, tail: new Uint8Array() } });
    expect(encodeAbi(old)).toHaveLength(withoutVariants.length + 1);
    expect(decodeAbi(withoutVariants).variants).toEqual([]);
    expect(decodeAbi(encodeAbi(old)).binaryForm).toBeUndefined();
  });

  test('an edited ABI is written with all that it has', () => {
    const read = decodeAbi(encodeAbi({ ...abiOf({}), binaryForm: { sections: 3, tail: new Uint8Array() } }));
    const edited = { ...read, action_results: [{ name: 'get', result_type: 'uint8' }] };
    expect(decodeAbi(encodeAbi(edited)).action_results).toEqual(edited.action_results);
  });

  test('an unknown section in place of key-value tables is preserved', () => {
    // One call: name, type, id, result type, as in sync calls.
    const calls = concat(
      Uint8Array.of(1),
      new Uint8Array(8).fill(1),
      Uint8Array.of(1, 97),
      new Uint8Array(8),
      Uint8Array.of(1, 98),
    );
    const bytes = concat(encodeAbi(abiOf({ version: 'eosio::abi/1.3' })), calls);
    const abi = decodeAbi(bytes);
    expect(abi.kv_tables).toBeUndefined();
    expect(toHex(encodeAbi(abi))).toBe(toHex(bytes));
  });

  test('key-value tables are decoded as tables', () => {
    const abi = abiOf({
      version: 'eosio::abi/1.3',
      structs: [structOf('row id:uint8')],
      kv_tables: [
        {
          name: 'things',
          type: 'row',
          primary_index: { name: 'id', type: 'uint8' },
          secondary_indices: [{ name: 'other', type: 'string' }],
        },
      ],
    });
    const compiled = compileAbi(decodeAbi(encodeAbi(abi)));
    expect(compiled.decodeTableRow('things', Uint8Array.of(7))).toEqual({ id: 7 });
    expect(JSON.parse(JSON.stringify(abiToJson(abi)))).toMatchObject({
      kv_tables: {
        things: {
          type: 'row',
          primary_index: { name: 'id', type: 'uint8' },
          secondary_indices: { other: { type: 'string' } },
        },
      },
    });
  });
});

describe('JSON that is not an ABI', () => {
  test('errors have a path', () => {
    const version = 'eosio::abi/1.1';
    const cases: [unknown, string, string][] = [
      [{ version: 'eosio::abi/2.0' }, '', 'Unsupported abi version'],
      [{ version, structs: {} }, 'structs', 'Expected an array'],
      [
        { version, structs: [{ name: 'a', fields: [{ name: 1, type: 'x' }] }] },
        'structs[0].fields[0]',
        'Expected text',
      ],
      [{ version, variants: [{ name: 'v', types: ['a', 2] }] }, 'variants[0].types[1]', 'Expected text'],
      [{ version, abi_extensions: [[1, '0']] }, 'abi_extensions[0]', 'Odd number of hex digits'],
      [{ version, abi_extensions: [['x', '00']] }, 'abi_extensions[0]', 'Expected a number'],
      [{ version, error_messages: [null] }, 'error_messages[0]', 'Expected an object'],
      [{ version, kv_tables: [] }, 'kv_tables', 'Expected an object'],
    ];
    for (const [json, path, message] of cases) {
      let found: unknown;
      try {
        parseAbiJson(json);
      } catch (error) {
        found = error;
      }
      expect(found).toBeInstanceOf(CodecError);
      expect(found).toMatchObject({ path, message });
    }
    for (const json of [null, 1, 'abi', []]) expect(() => parseAbiJson(json)).toThrow(CodecError);
  });

  test('any JSON is an ABI or a documented error', () => {
    const json = fc.oneof(
      fc.jsonValue(),
      fc
        .tuple(fc.constantFrom('types', 'structs', 'tables', 'kv_tables', 'abi_extensions'), fc.jsonValue())
        .map(([key, value]) => ({ version: 'eosio::abi/1.2', [key]: value })),
    );
    fc.assert(
      fc.property(json, (value) => {
        try {
          parseAbiJson(value);
        } catch (error) {
          expectDocumented(error);
        }
      }),
      { numRuns: process.env.ANTESCOPE_SOAK === '1' ? 20_000 : 300 },
    );
  });
});
