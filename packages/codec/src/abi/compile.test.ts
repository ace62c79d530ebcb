import { describe, expect, test } from 'vitest';
import { abiOf, structOf } from '../../test/abi-maker.ts';
import { fromHex, toHex } from '../bytes/bytes.ts';
import { CodecError } from '../bytes/error.ts';
import { compileAbi } from './compile.ts';

const abi = abiOf({
  types: [
    { new_type_name: 'account_name', type: 'name' },
    { new_type_name: 'names', type: 'account_name[]' },
  ],
  structs: [
    structOf('transfer from:account_name to:account_name quantity:asset memo:string'),
    structOf('base id:uint8'),
    structOf('derived(base) extra:uint16?'),
    structOf('extended(base) one:uint8$ two:names$'),
    structOf('outer list:extended[] last:extended'),
    structOf('grid cells:uint8[2] rows:int8[][] maybe:uint8[]?'),
    structOf('node value:uint8 next:node?'),
    structOf('holder it:number'),
    structOf('odd __proto__:uint8 constructor:uint8'),
    structOf('empty'),
    structOf('empties list:empty[]'),
  ],
  variants: [{ name: 'number', types: ['uint8', 'string', 'derived'] }],
  actions: [{ name: 'transfer', type: 'transfer', ricardian_contract: '' }],
  tables: [{ name: 'rows', index_type: 'i64', key_names: [], key_types: [], type: 'derived' }],
  action_results: [{ name: 'transfer', result_type: 'uint64' }],
});
const compiled = compileAbi(abi);

function failure(run: () => unknown): CodecError {
  try {
    run();
  } catch (error) {
    if (error instanceof CodecError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown');
}

describe('structs', () => {
  test('fields of the base come first', () => {
    expect(toHex(compiled.encode('derived', { id: 1, extra: 2 }))).toBe('01010200');
    expect(Object.keys(compiled.decode('derived', fromHex('01010200')) as object)).toEqual(['id', 'extra']);
    expect(compiled.decode('derived', fromHex('0100'))).toEqual({ id: 1, extra: null });
  });

  test('a base may be named by aliases', () => {
    const aliased = compileAbi(
      abiOf({
        types: [
          { new_type_name: 'first', type: 'second' },
          { new_type_name: 'second', type: 'base' },
          { new_type_name: 'loop', type: 'loop' },
        ],
        structs: [structOf('base id:uint8'), structOf('row(first) more:uint8'), structOf('lost(loop)')],
      }),
    );
    expect(aliased.decode('row', fromHex('0102'))).toEqual({ id: 1, more: 2 });
    expect(failure(() => aliased.decode('lost', fromHex('01'))).message).toBe('Unknown type loop');
  });

  test('binary extensions may be missing at the end only', () => {
    expect(compiled.decode('extended', fromHex('01'))).toEqual({ id: 1 });
    expect(compiled.decode('extended', fromHex('0102'))).toEqual({ id: 1, one: 2 });
    expect(toHex(compiled.encode('extended', { id: 1 }))).toBe('01');
    expect(toHex(compiled.encode('extended', { id: 1, one: 2, two: [] }))).toBe('010200');
    expect(toHex(compiled.encode('outer', { list: [], last: { id: 1 } }))).toBe('0001');
    expect(failure(() => compiled.encode('outer', { list: [{ id: 1 }], last: { id: 1 } })).message).toBe(
      "Missing field 'one' in input object while processing struct 'outer.list[0]'",
    );
    expect(failure(() => compiled.encode('extended', { id: 1, two: [] })).message).toBe(
      "Unexpected field 'two' found in input object while processing struct 'extended'",
    );
  });

  test('an array of the fields is taken as nodeos takes it', () => {
    expect(compiled.encodeAction('transfer', ['alice', 'bob', '1.0000 EOS', 'm'])).toEqual(
      compiled.encodeAction('transfer', { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'm' }),
    );
    expect(failure(() => compiled.encode('transfer', ['alice'])).message).toContain("requires input for field 'to'");
    expect(failure(() => compiled.encode('derived', [1, 2])).message).toContain('derived struct');
  });

  test('fields named as parts of every object are plain fields', () => {
    const value = compiled.decode('odd', fromHex('0708')) as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(toHex(compiled.encode('odd', value))).toBe('0708');
    expect(failure(() => compiled.encode('odd', {})).message).toContain("Missing field '__proto__'");
  });
});

describe('containers and variants', () => {
  test('arrays of a fixed size, nested arrays, optional arrays', () => {
    const value = { cells: [1, 2], rows: [[-1], []], maybe: null };
    expect(toHex(compiled.encode('grid', value))).toBe('01020201ff0000');
    expect(compiled.decode('grid', fromHex('01020201ff0000'))).toEqual(value);
    expect(failure(() => compiled.encode('grid', { ...value, cells: [1] })).message).toContain('Expected 2 elements');
    expect(failure(() => compiled.encode('grid', { ...value, cells: 'no' })).path).toBe('grid.cells');
  });

  test('a variant is its type and its value', () => {
    expect(toHex(compiled.encode('holder', { it: ['derived', { id: 1, extra: null }] }))).toBe('020100');
    expect(compiled.decode('holder', fromHex('010161'))).toEqual({ it: ['string', 'a'] });
    expect(failure(() => compiled.decode('holder', fromHex('05'))).message).toBe(
      "Unpacked invalid tag (5) for variant 'holder.it'",
    );
    expect(failure(() => compiled.encode('holder', { it: ['int8', 1] })).message).toBe(
      "Specified type 'int8' in input array is not valid within the variant 'holder.it'",
    );
    expect(failure(() => compiled.encode('holder', { it: 1 })).message).toContain('array of two items');
  });

  test('empty structs take no bytes', () => {
    expect(compiled.decode('empties', fromHex('03'))).toEqual({ list: [{}, {}, {}] });
    expect(toHex(compiled.encode('empties', { list: [{}, {}] }))).toBe('02');
  });
});

describe('values', () => {
  test('[SERIAL-007] types and actions that are not there', () => {
    expect(failure(() => compiled.encode('nothing', 1)).message).toBe('Unknown type nothing');
    expect(failure(() => compiled.decodeAction('nope', new Uint8Array(), 'eosio.token')).message).toBe(
      'Unknown action nope in contract eosio.token',
    );
    expect(failure(() => compiled.decodeTableRow('nope', new Uint8Array())).message).toBe('Unknown table nope');
    expect(compiled.actionType('transfer')).toBe('transfer');
    expect(compiled.actionType('nope')).toBeUndefined();
    expect(compiled.tableType('rows')).toBe('derived');
    expect(compiled.actionResultType('transfer')).toBe('uint64');
  });

  test('[SERIAL-004] an ABI of another generation is refused', () => {
    expect(() => compileAbi(abiOf({ version: 'eosio::abi/2.0' }))).toThrow('Unsupported abi version');
    expect(() => compileAbi(abiOf({ version: 'eosio::abi/1.3' }))).not.toThrow();
  });

  test('errors have a path', () => {
    const cut = failure(() => compiled.decodeAction('transfer', fromHex('0000000000855c340000000000000e3d10270000')));
    expect(cut.message).toBe('Read past end of buffer');
    expect(cut.path).toBe('transfer.quantity');
    expect(cut.builtin).toBe('asset');
    expect(failure(() => compiled.encode('grid', { cells: [1, 256], rows: [], maybe: null })).path).toBe(
      'grid.cells[1]',
    );
    expect(failure(() => compiled.encode('uint8', 256)).message).toBe('number is out of range');
    expect(failure(() => compiled.encode('uint64', 2 ** 53)).message).toBe('number is out of range');
    expect(failure(() => compiled.encode('uint64', {})).message).toBe(
      'Expected a number, found a value of type object',
    );
  });

  test('bytes left are an error for a value, and ignored for actions and rows', () => {
    expect(failure(() => compiled.decode('uint8', fromHex('0102'))).message).toBe('1 bytes left after the value');
    expect(compiled.decodeTableRow('rows', fromHex('0100ffff'))).toEqual({ id: 1, extra: null });
  });

  test('64-bit numbers come as text, bigint or number; canonical is bigint', () => {
    for (const given of ['-5', -5, -5n]) expect(toHex(compiled.encode('int64', given))).toBe('fbffffffffffffff');
    expect(compiled.decode('int64', fromHex('fbffffffffffffff'))).toBe(-5n);
    expect(compiled.decode('uint128', fromHex('ff'.repeat(16)))).toBe((1n << 128n) - 1n);
    expect(compiled.decode('float128', fromHex('01'.repeat(16)))).toBe(`0x${'01'.repeat(16)}`);
    expect(toHex(compiled.encode('float128', `0x${'01'.repeat(16)}`))).toBe('01'.repeat(16));
    expect(toHex(compiled.encode('float64', '2.00000000000000000'))).toBe('0000000000000040');
    expect(compiled.decode('bytes', fromHex('020708'))).toEqual(Uint8Array.of(7, 8));
    expect(toHex(compiled.encode('bytes', '0708'))).toBe('020708');
    expect(compiled.decode('extended_asset', fromHex('102700000000000004454f530000000000a6823403ea3055'))).toEqual({
      quantity: '1.0000 EOS',
      contract: 'eosio.token',
    });
  });
});
