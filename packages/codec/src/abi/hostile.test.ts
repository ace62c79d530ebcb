import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectDocumented } from '../../test/documented.ts';
import { abiOf, structOf } from '../../test/abi-maker.ts';
import { randomAbi } from '../../test/random-abi.ts';
import { fromHex } from '../bytes/bytes.ts';
import { ByteReader } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import type { Abi } from './abi.ts';
import { decodeAbi, encodeAbi } from './binary.ts';
import { builtins } from './builtins.ts';
import { compileAbi } from './compile.ts';

function alias(new_type_name: string, type: string): Abi['types'][number] {
  return { new_type_name, type };
}

describe('hostile ABIs', () => {
  test('loops of aliases and of bases', () => {
    const compiled = compileAbi(
      abiOf({
        types: [alias('a', 'b'), alias('b', 'a'), alias('self', 'self'), alias('list', 'list[]')],
        structs: [structOf('x(y)'), structOf('y(x)'), structOf('orphan(gone)')],
      }),
    );
    for (const type of ['a', 'self', 'x']) {
      expect(() => compiled.decode(type, new Uint8Array(9))).toThrow('Circular reference in type');
    }
    expect(() => compiled.decode('orphan', new Uint8Array())).toThrow('Unknown type gone');
    expect(() => compiled.decode('list', fromHex('01'.repeat(5000)))).toThrow('Circular reference in type list');
    const chain = Array.from({ length: 10_000 }, (_, i) => alias(`c${i}`, `c${i + 1}[]`));
    expect(() => compileAbi(abiOf({ types: chain })).decode('c0', new Uint8Array(9))).toThrow('is nested too deep');
  });

  test('types that contain themselves end at the depth that nodeos allows', () => {
    const compiled = compileAbi(
      abiOf({
        structs: [structOf('direct again:direct'), structOf('node next:node?'), structOf('tree kids:tree[]')],
        variants: [{ name: 'v', types: ['v', 'uint8'] }],
      }),
    );
    expect(() => compiled.decode('direct', new Uint8Array(1))).toThrow('max_recursion_depth 32');
    expect(() => compiled.decode('node', new Uint8Array(1000).fill(1))).toThrow('max_recursion_depth 32');
    expect(() => compiled.decode('tree', new Uint8Array(1000).fill(1))).toThrow('max_recursion_depth 32');
    expect(() => compiled.decode('v', new Uint8Array(1000))).toThrow('max_recursion_depth 32');
    const loop: { next: unknown } = { next: null };
    loop.next = loop;
    expect(() => compiled.encode('node', loop)).toThrow('max_recursion_depth 32');
  });

  test('sizes that lie, and a few bytes that would become millions of values', () => {
    const doubling = Array.from({ length: 30 }, (_, i) => structOf(`s${i} a:s${i + 1} b:s${i + 1}`));
    const compiled = compileAbi(abiOf({ structs: [...doubling, structOf('s30'), structOf('many l:s30[][]')] }));
    expect(() => compiled.decode('uint8[]', fromHex('ffffffff0f'))).toThrow('Read past end of buffer');
    expect(() => compiled.decode('s30[]', fromHex('ffffffff0f'))).toThrow('Too many values without content');
    expect(() => compiled.decode('s30[9999999]', new Uint8Array())).toThrow('Too many values without content');
    expect(() => compiled.decode('uint8[0]', new Uint8Array())).toThrow('Type uint8[0] has no elements');
    expect(() => compiled.decode('uint8[0][9999999]', new Uint8Array())).toThrow('has no elements');
    expect(() => compiled.decode('uint8[9999999][9999999]', new Uint8Array(99))).toThrow('Read past end of buffer');
    expect(() => compiled.decode('s0[]', fromHex('ffffffff0f'))).toThrow('Too many values without content');
    expect(() => compiled.decode('s0', new Uint8Array())).toThrow('Too many values without content');
    expect(() => compiled.decode('string', fromHex('ffffff7f'))).toThrow('Read past end of buffer');
  });

  test('types nested without end in their names', () => {
    const compiled = compileAbi(abiOf({}));
    expect(() => compiled.decode(`uint8${'[]'.repeat(50_000)}`, new Uint8Array(10))).toThrow('nested too deep');
    expect(() => compiled.decode(`uint8${'?'.repeat(33)}`, new Uint8Array(10))).toThrow('nested too deep');
    expect(() => compiled.decode('x'.repeat(100_000), new Uint8Array())).toThrow(/^Unknown type x{80}…$/);
  });

  test('a million fields cost nothing before they are used', () => {
    const fields = Array.from({ length: 1_000_000 }, (_, i) => ({ name: `f${i}`, type: 'uint8' }));
    const compiled = compileAbi(abiOf({ structs: [{ name: 'wide', base: '', fields }, structOf('narrow a:uint8')] }));
    expect(compiled.decode('narrow', Uint8Array.of(1))).toEqual({ a: 1 });
    expect(() => compiled.decode('wide', new Uint8Array(10))).toThrow('Type wide has too many fields');
    expect(() => compiled.decode('wide[]', fromHex('ffffffff0f'))).toThrow('Type wide has too many fields');
    expect(() => compiled.encode('wide', {})).toThrow('Type wide has too many fields');
  });

  test('200,000 key-value tables of as many types cost nothing before they are used', () => {
    const kv_tables = Array.from({ length: 200_000 }, (_, i) => ({
      name: `t${i}`,
      type: `uint8[${i + 1}]`,
      primary_index: { name: 'id', type: 'uint8' },
      secondary_indices: [],
    }));
    const before = process.memoryUsage().heapUsed;
    const compiled = compileAbi(abiOf({ kv_tables }));
    // 30 MB for the map of their names; functions for each of them would be 120 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
    expect(compiled.decodeTableRow('t1', Uint8Array.of(1, 2))).toEqual([1, 2]);
  });

  test('a hundred thousand structs within each other', () => {
    const chain = Array.from({ length: 100_000 }, (_, i) => structOf(`s${i} x:s${i + 1}`));
    const compiled = compileAbi(abiOf({ structs: [...chain, structOf('s100000')] }));
    for (const type of ['s0', 's0[]', 's0[9]', 's0?'])
      expect(() => compiled.decode(type, fromHex('ffff03'))).toThrow('max_recursion_depth 32');
  });

  test('long chains of aliases are followed once for all of them', () => {
    const count = 50_000;
    const types = Array.from({ length: count }, (_, i) => alias(`a${i}`, `a${i + 1}`));
    const fields = types.map((type, i) => ({ name: `f${i}`, type: type.new_type_name }));
    const compiled = compileAbi(
      abiOf({ types: [...types, alias(`a${count}`, 'uint8')], structs: [{ name: 'wide', base: '', fields }] }),
    );
    expect(compiled.decode('wide', new Uint8Array(count))).toMatchObject({ f0: 0, [`f${count - 1}`]: 0 });
  });

  test('chains of aliases that end in nothing are followed once for all of them', () => {
    const count = 20_000;
    const types = Array.from({ length: count }, (_, i) => alias(`a${i}`, `a${i + 1}`));
    const compiled = compileAbi(abiOf({ types }));
    const started = process.cpuUsage();
    for (const { new_type_name: name } of types) expect(() => compiled.resolve(name)).toThrow('Unknown type');
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(4000);
  });

  test('thousands of structs on a base of thousands of fields', () => {
    const numbers = Array.from({ length: 5000 }, (_, i) => i);
    const compiled = compileAbi(
      abiOf({
        structs: [
          { name: 'base', base: '', fields: numbers.map((i) => ({ name: `f${i}`, type: 'uint8' })) },
          ...numbers.map((i) => structOf(`d${i}(base)`)),
          { name: 'all', base: '', fields: numbers.map((i) => ({ name: `g${i}`, type: `d${i}` })) },
        ],
      }),
    );
    expect(() => compiled.decode('all', new Uint8Array(1))).toThrow('inherits too many fields');
    expect(Object.keys(compiled.decode('d0', new Uint8Array(5000)) as object)).toHaveLength(5000);
  });

  test('types that are used often stay bounded', () => {
    const chain = Array.from({ length: 1000 }, (_, i) => structOf(`s${i} x:s${i + 1} y:s${i + 1}[]`));
    const compiled = compileAbi(abiOf({ structs: [...chain, structOf('s1000 x:uint8')] }));
    for (let i = 0; i < 500; i++)
      expect(() => compiled.decode('s0', new Uint8Array(9))).toThrow('max_recursion_depth 32');
  });
});

test('random ABIs on random bytes give values or documented errors, and stop', () => {
  const word = fc.constantFrom(
    'a',
    'b',
    'c',
    'uint8',
    'string',
    'asset',
    'public_key',
    'a[]',
    'b?',
    'c[]?',
    'bytes',
    'v',
  );
  const struct = fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    base: fc.constantFrom('', '', 'a', 'b'),
    fields: fc.array(fc.record({ name: fc.constantFrom('x', 'y', '__proto__'), type: word }), { maxLength: 3 }),
  });
  const abi = fc.record({
    structs: fc.array(struct, { maxLength: 3 }),
    types: fc.array(fc.record({ new_type_name: fc.constantFrom('c', 'v'), type: word }), { maxLength: 2 }),
    variants: fc.array(fc.record({ name: fc.constant('v'), types: fc.array(word, { maxLength: 3 }) }), {
      maxLength: 1,
    }),
  });
  const runs = process.env.ANTESCOPE_SOAK === '1' ? 50_000 : 1000;
  const before = process.memoryUsage.rss();
  fc.assert(
    fc.property(abi, word, fc.uint8Array({ maxLength: 60 }), (parts, type, data) => {
      const compiled = compileAbi(abiOf(parts));
      let value: unknown;
      try {
        value = compiled.decodeFrom(type, new ByteReader(data));
      } catch (error) {
        expectDocumented(error);
        return;
      }
      expect(value).not.toBeUndefined();
    }),
    { numRuns: runs },
  );
  expect(process.memoryUsage.rss() - before).toBeLessThan(512 * 1024 * 1024);
});

test('random bytes are no ABI, and say so', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (data) => {
      const head = Uint8Array.from([14, ...new TextEncoder().encode('eosio::abi/1.2'), ...data]);
      try {
        decodeAbi(head);
      } catch (error) {
        expectDocumented(error);
      }
      expect(() => decodeAbi(data)).toThrow(CodecError);
    }),
    { numRuns: 500 },
  );
});

const many = process.env.ANTESCOPE_SOAK === '1' ? 20_000 : 300;

test('ABIs with changed bytes, and values by what is left of them, are read or refused', () => {
  const change = fc.tuple(fc.nat(), fc.nat(255));
  fc.assert(
    fc.property(
      fc.gen(),
      fc.array(change, { maxLength: 4 }),
      fc.uint8Array({ maxLength: 60 }),
      (pick, changes, data) => {
        const bytes = encodeAbi(randomAbi(pick, 'nested'));
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        try {
          const compiled = compileAbi(decodeAbi(bytes));
          for (const { name } of compiled.abi.structs) compiled.decodeFrom(name, new ByteReader(data));
        } catch (error) {
          expectDocumented(error);
        }
      },
    ),
    { numRuns: many },
  );
});

test('any JavaScript value for any type is written or refused', () => {
  const type = fc.constantFrom(...builtins.keys(), 'uint8[]', 'name?', 'asset[2]', 's', 'v', 's[]?');
  const given = fc.anything({ withBigInt: true, withTypedArray: true, withNullPrototype: true, withDate: true });
  const compiled = compileAbi(
    abiOf({
      structs: [structOf('s a:asset b:name c:v? d:symbol$')],
      variants: [{ name: 'v', types: ['s', 'checksum256', 'extended_asset'] }],
    }),
  );
  fc.assert(
    fc.property(type, given, (type, value) => {
      for (const one of [value, [value], { a: value, b: value }, ['s', value]]) {
        try {
          compiled.encode(type, one);
        } catch (error) {
          expectDocumented(error);
        }
      }
    }),
    { numRuns: many * 5 },
  );
});

test('any text for any type that is text is written or refused', () => {
  const types = ['name', 'asset', 'symbol', 'symbol_code', 'time_point', 'time_point_sec', 'block_timestamp_type'];
  const texts = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-: EOSPUBK1_RWAabz'), maxLength: 40 }),
  );
  const type = fc.constantFrom(...types, 'public_key', 'signature', 'int64', 'float64', 'float128', 'bytes', 'bool');
  const compiled = compileAbi(abiOf({}));
  fc.assert(
    fc.property(type, texts, (type, text) => {
      let bytes: Uint8Array;
      try {
        bytes = compiled.encode(type, text);
      } catch (error) {
        expectDocumented(error);
        return;
      }
      // Accepted input round-trips.
      const value = compiled.decode(type, bytes);
      expect(compiled.encode(type, value)).toEqual(bytes);
    }),
    { numRuns: many * 10 },
  );
});
