import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureFrames, loadFixtureFrames } from '../../../../fixtures/exchanges.ts';
import { abiOf, structOf } from '../../test/abi-maker.ts';
import { blocksOf } from '../../test/frame-check.ts';
import { randomAbi, randomValue } from '../../test/random-abi.ts';
import { equal, toHex } from '../bytes/bytes.ts';
import { ByteReader } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { shipAbi } from '../ship/abi.ts';
import { decodeDeltas } from '../ship/deltas.ts';
import type { Abi } from './abi.ts';
import { compileAbi, type CompiledAbi } from './compile.ts';

const soak = process.env.ANTESCOPE_SOAK === '1' ? 50 : 1;

/** Result or error of a call, to compare two forms. */
function outcome(run: () => unknown): unknown {
  try {
    return { value: run() };
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    return { message: error.message, path: error.path, builtin: error.builtin };
  }
}

function forms(abi: Abi): [CompiledAbi, CompiledAbi] {
  return [compileAbi(abi, { form: 'closures' }), compileAbi(abi, { form: 'generated' })];
}

function agree([closures, generated]: [CompiledAbi, CompiledAbi], run: (compiled: CompiledAbi) => unknown): unknown {
  const expected = outcome(() => run(closures));
  expect(outcome(() => run(generated))).toEqual(expected);
  return expected;
}

/** All operations on bytes of a type. */
function agreeOnBytes(pair: [CompiledAbi, CompiledAbi], type: string, data: Uint8Array): void {
  agree(pair, (compiled) => compiled.decode(type, data));
  const at = (run: (reader: ByteReader) => unknown): unknown => {
    const reader = new ByteReader(data);
    const value = run(reader);
    return { value, pos: reader.pos, depth: reader.depth };
  };
  agree(pair, (compiled) => at((reader) => compiled.decodeFrom(type, reader)));
  agree(pair, (compiled) => at((reader) => compiled.skip(type, reader)));
}

describe('closures and generated code', () => {
  test('values of random ABIs, whole, cut and with changed bytes', () => {
    const change = fc.tuple(fc.nat(), fc.nat(255));
    fc.assert(
      fc.property(fc.gen(), fc.array(change, { maxLength: 3 }), fc.nat(), (pick, changes, cut) => {
        const abi = randomAbi(pick);
        const value = randomValue(pick, abi, 's0');
        const pair = forms(abi);
        const bytes = pair[0].encode('s0', value);
        expect(toHex(pair[1].encode('s0', value))).toBe(toHex(bytes));
        expect(pair[1].decode('s0', bytes)).toEqual(value);
        const mutated = bytes.slice();
        for (const [at, byte] of changes) if (mutated.length > 0) mutated[at % mutated.length] = byte;
        for (const data of [bytes, mutated, mutated.slice(0, cut % (mutated.length + 1))])
          agreeOnBytes(pair, 's0', data);
      }),
      { numRuns: 300 * soak },
    );
  });

  test('values that do not fit random ABIs', () => {
    fc.assert(
      fc.property(fc.gen(), fc.gen(), fc.boolean(), (pick, other, broken) => {
        const abi = randomAbi(pick);
        const fields = randomValue(other, abi, 's0') as Record<string, unknown>;
        const [first] = Object.keys(fields);
        const wrong = other(() => fc.constantFrom(null, undefined, -1, 'x', {}, [], [[]], 1n << 64n, true));
        const value = broken && first !== undefined ? { ...fields, [first]: wrong } : Object.values(fields);
        agree(forms(abi), (compiled) => compiled.encode('s0', value));
        agree(forms(abi), (compiled) => compiled.validate('s0', value));
      }),
      { numRuns: 300 * soak },
    );
  });

  test('hostile ABIs on random bytes', () => {
    const word = fc.constantFrom(
      'a',
      'b',
      'c',
      'uint8',
      'string',
      'asset',
      'a[]',
      'b?',
      'c[]?',
      'name[2]',
      'bytes',
      'v',
    );
    const struct = fc.record({
      name: fc.constantFrom('a', 'b', 'c'),
      base: fc.constantFrom('', '', 'a', 'b'),
      fields: fc.array(
        fc.record({
          name: fc.constantFrom('x', 'y', '__proto__', 'constructor', "'};throw 1;//"),
          type: fc.oneof(
            word,
            word.map((type) => `${type}$`),
          ),
        }),
        { maxLength: 3 },
      ),
    });
    const abi = fc.record({
      structs: fc.array(struct, { maxLength: 3 }),
      types: fc.array(fc.record({ new_type_name: fc.constantFrom('c', 'v'), type: word }), { maxLength: 2 }),
      variants: fc.array(fc.record({ name: fc.constant('v'), types: fc.array(word, { maxLength: 3 }) }), {
        maxLength: 1,
      }),
    });
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.array(fc.nat(3), { maxLength: 90 }).map((list) => Uint8Array.from(list)),
    );
    fc.assert(
      fc.property(abi, word, bytes, (parts, type, data) => {
        const pair = forms(abiOf(parts));
        agreeOnBytes(pair, type, data);
        const decoded = outcome(() => pair[0].decodeFrom(type, new ByteReader(data)));
        const { value } = decoded as { value?: unknown };
        if (value !== undefined) agree(pair, (compiled) => compiled.encode(type, value));
      }),
      { numRuns: 1000 * soak },
    );
  });

  test('what generated code leaves to the closures', () => {
    const pair = forms(
      abiOf({
        structs: [
          structOf('odd constructor:uint8 toString:uint8?'),
          structOf('plain a:uint8 b:string? c:uint8$ d:string$'),
        ],
      }),
    );
    class Thing {
      a = 1;
      get b(): string {
        return 'inherited';
      }
    }
    const inherited = Object.assign(Object.create({ a: 1 }) as object, { b: null });
    const bare = Object.assign(Object.create(null) as object, { a: 1, b: null });
    for (const value of [
      new Thing(),
      inherited,
      bare,
      { b: null },
      { a: 1, b: null, d: 'x' },
      { a: 1, b: null, c: 2 },
    ]) {
      agree(pair, (compiled) => toHex(compiled.encode('plain', value)));
    }
    for (const value of [{ constructor: 1, toString: null }, {}])
      agree(pair, (compiled) => toHex(compiled.encode('odd', value)));
    // Sequential, so that a type rejected often enough is left to the closures from the start.
    for (let i = 0; i < 120; i++)
      expect(toHex(pair[1].encode('plain', [i % 256, null]))).toBe(toHex(Uint8Array.of(i % 256, 0)));
  });

  test('frames of state history through the ABI of the protocol', () => {
    const pair = forms(shipAbi);
    const same = (type: string, data: Uint8Array): void => {
      const value = pair[1].decode(type, data);
      expect(value).toEqual(pair[0].decode(type, data));
      if (!equal(pair[1].encode(type, value), data)) throw new Error(`${type} is encoded differently`);
      const reader = new ByteReader(data);
      pair[1].skip(type, reader);
      expect(reader.remaining).toBe(0);
    };
    for (const { name } of fixtureFrames) {
      // Every tenth frame of the boot, whose blocks are alike.
      for (const frame of loadFixtureFrames(name).filter((_, i) => i % 10 === 0)) {
        const result = blocksOf(frame);
        same('result', frame);
        same('signed_block', result.block!);
        same('transaction_trace[]', result.traces!);
        for (const delta of decodeDeltas(result.deltas!)) for (const row of delta.rows) same(delta.name, row.data);
      }
    }
  });
});

describe('lazy fields', () => {
  const pair = forms(
    abiOf({
      structs: [
        structOf('inner n:name list:string[]'),
        structOf('outer first:uint8 text:string inner:inner many:inner[] maybe:asset? last:name'),
        structOf('later(outer) added:uint8$ more:string$'),
      ],
    }),
  );
  const inner = { n: 'alice', list: ['a', 'bc'] };
  const value = { first: 7, text: 'é', inner, many: [inner], maybe: '1.0 A', last: 'bob' };

  test('only the wanted fields are read, and nothing after them', () => {
    const bytes = pair[0].encode('later', { ...value, added: 9 });
    for (const fields of [['first'], ['last', 'text'], ['inner', 'added'], ['more'], []]) {
      const wanted = Object.fromEntries(
        Object.entries({ ...value, added: 9 }).filter(([name]) => fields.includes(name)),
      );
      for (const compiled of pair) expect(compiled.picker('later', fields)(new ByteReader(bytes))).toEqual(wanted);
    }
    for (const compiled of pair) {
      expect(compiled.picker('later', ['first'])(new ByteReader(bytes.slice(0, 1)))).toEqual({ first: 7 });
    }
  });

  test('what is missing is said with its path', () => {
    const bytes = pair[0].encode('outer', value);
    agree(pair, (compiled) => compiled.picker('outer', ['last'])(new ByteReader(bytes.slice(0, 12))));
    agree(pair, (compiled) => compiled.picker('outer', ['nothing']));
    expect(agree(pair, (compiled) => compiled.picker('inner[]', ['n']))).toMatchObject({ path: 'inner[]' });
  });
});

test('a type that is used much is read by generated code, with the same values', () => {
  const compiled = compileAbi(abiOf({ structs: [structOf('transfer from:name to:name quantity:asset memo:string')] }));
  const value = { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'm' };
  const bytes = compiled.encode('transfer', value);
  for (let i = 0; i < 300; i++) {
    expect(compiled.decode('transfer', bytes)).toEqual(value);
    expect(compiled.encode('transfer', value)).toEqual(bytes);
  }
  expect(outcome(() => compiled.decode('transfer', bytes.slice(0, 20)))).toEqual({
    message: 'Read past end of buffer',
    path: 'transfer.quantity',
    builtin: 'asset',
  });
});

test('where the engine makes no code from text, closures do the work', () => {
  const script = `
    const { compileAbi } = await import(${JSON.stringify(pathToFileURL(resolve(import.meta.dirname, 'compile.ts')).href)});
    const abi = ${JSON.stringify(abiOf({ structs: [structOf('a b:uint8')] }))};
    for (const form of ['auto', 'generated', 'closures']) {
      const compiled = compileAbi(abi, { form });
      for (let i = 0; i < 200; i++) console.log(compiled.decode('a', compiled.encode('a', { b: i })).b);
    }`;
  const args = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toHaveLength(600);
});

test('in a page the engine is not even asked, which would be reported as a breach of its policy', () => {
  const script = `
    const { log } = console;
    const { compileAbi } = await import(${JSON.stringify(pathToFileURL(resolve(import.meta.dirname, 'compile.ts')).href)});
    const abi = ${JSON.stringify(abiOf({ structs: [structOf('a b:uint8')] }))};
    globalThis.process = undefined;
    globalThis.Function = function () { log('asked'); throw new Error('refused'); };
    const compiled = compileAbi(abi);
    for (let i = 0; i < 200; i++) log(compiled.decode('a', compiled.encode('a', { b: i })).b);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual(Array.from({ length: 200 }, (_, i) => String(i)));
});
