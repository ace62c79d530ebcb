import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chain, type ProducedBlock } from '../src/chain.ts';
import { packValue, unpackValue } from '../src/state/pack.ts';
import { lab, Laboratory, labOptions, level, native, keyOnly, testPublicKey } from './laboratory/laboratory.ts';

const put = (id: number) => lab('put', 'lab', { payer: 'lab', scope: 'lab', id: BigInt(id), text: 't', rank: 1n });

/** A chain with all kinds of state: rows, links, a delayed transaction, open undo sessions. */
function livedIn(): { laboratory: Laboratory; made: ProducedBlock[] } {
  const laboratory = new Laboratory({ finalityLag: 10 });
  const made: ProducedBlock[] = [];
  laboratory.chain.on('block', (block) => made.push(block));
  const waits = [{ wait_sec: 3, weight: 1 }];
  const auth = { threshold: 2, keys: [{ key: testPublicKey('slow'), weight: 1 }], accounts: [], waits };
  laboratory.push([native('updateauth', 'alice', { account: 'alice', permission: 'slow', parent: 'active', auth })]);
  laboratory.push([
    native('linkauth', 'alice', { account: 'alice', code: 'lab', type: 'answer', requirement: 'slow' }),
  ]);
  for (let i = 0; i < 15; i++) {
    laboratory.push([put(i)]);
    if (i === 12) {
      laboratory.push([lab('answer', 'alice@slow', { value: 1 })], ['slow'], { delay_sec: 3 });
    }
    laboratory.block();
  }
  return { laboratory, made };
}

describe('a snapshot', () => {
  test('restores the same chain: same responses, same next blocks, same undo', () => {
    const { laboratory, made } = livedIn();
    const { chain } = laboratory;
    const restored = new Laboratory(
      {},
      Chain.restore(chain.snapshot(), { ...labOptions({ finalityLag: 10 }), blocks: chain.blocks }),
    );
    expect(restored.chain.head).toEqual(chain.head);
    expect(restored.chain.lastIrreversible).toEqual(chain.lastIrreversible);
    expect(restored.chain.snapshot()).toEqual(chain.snapshot());
    const packed = laboratory.signed(laboratory.transaction([put(100)]));
    const next = [laboratory, restored].map((each) => {
      each.chain.pushTransaction(packed);
      const block = each.block();
      for (let i = 0; i < 8; i++) each.block();
      return { block, head: each.chain.head };
    });
    expect(next[0]!.block.id).toBe(next[1]!.block.id);
    expect(next[0]!.head).toEqual(next[1]!.head);
    expect(made.some(({ block }) => block.transactions.some(({ trx }) => trx[0] === 'transaction_id'))).toBe(true);
    restored.chain.popBlocks(5);
    expect(restored.chain.head.number).toBe(next[0]!.head.number - 5);
  });

  test('excludes the pending block and leaves it unchanged', () => {
    const { laboratory } = livedIn();
    const { chain } = laboratory;
    const before = chain.snapshot();
    laboratory.push([put(50)]);
    expect(chain.snapshot()).toEqual(before);
    expect(chain.pendingTransactions).toBe(1);
    expect(laboratory.block().block.transactions).toHaveLength(1);
  });

  test('and later blocks restore the head', () => {
    const laboratory = new Laboratory({ finalityLag: 10 });
    const snapshot = laboratory.chain.snapshot();
    const made: ProducedBlock[] = [];
    laboratory.chain.on('block', (block) => made.push(block));
    for (let i = 0; i < 5; i++) {
      laboratory.push([put(i), lab('nest', 'lab', { depth: 1 })]);
      laboratory.push([laboratory.newAccount(`account${'abcde'[i]}`)]);
      laboratory.block(i + 1);
    }
    const replayed = Chain.restore(snapshot, labOptions({ finalityLag: 10 }));
    for (const block of made) {
      const again = replayed.replay(block.content);
      expect(again.id).toBe(block.id);
      expect(again.deltas).toEqual(block.deltas);
      expect(again.traces).toEqual(block.traces);
    }
    expect(replayed.snapshot()).toEqual(laboratory.chain.snapshot());
  });

  test('rejects blocks of another chain', () => {
    const laboratory = new Laboratory();
    const snapshot = laboratory.chain.snapshot();
    const first = laboratory.block();
    laboratory.push([put(1)]);
    const second = laboratory.block();
    const replayed = Chain.restore(snapshot, labOptions());
    expect(() => replayed.replay(second.content)).toThrow('does not link to the head');
    expect(replayed.replay(first.content).id).toBe(first.id);
    const other = Chain.restore(snapshot, labOptions({ contracts: [] }));
    other.replay(first.content);
    expect(() => other.replay(second.content)).toThrow('the code of lab is WebAssembly');
  });
});

test('the same calls produce the same chain', () => {
  const [one, two] = [livedIn(), livedIn()];
  expect(one.laboratory.chain.head.id).toBe(two.laboratory.chain.head.id);
  expect(level('alice').permission).toBe('active');
  expect(keyOnly('alice').threshold).toBe(1);
});

test('values of any shape round-trip', () => {
  const leaf = fc.oneof(
    fc.constant(null),
    fc.constant(undefined),
    fc.boolean(),
    fc.double({ noNaN: true }),
    fc.integer(),
    fc.bigInt({ min: -(1n << 130n), max: 1n << 130n }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 63, maxLength: 65 }),
    fc.uint8Array({ maxLength: 40 }),
  );
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('value'), { maxLength: 6 }),
      fc.dictionary(fc.string(), tie('value'), { maxKeys: 6, noNullPrototype: true }),
      fc.array(fc.tuple(fc.string(), tie('value')), { maxLength: 5 }).map((entries) => new Map(entries)),
    ),
  })).value;
  fc.assert(
    fc.property(value, (each) => {
      expect(unpackValue(packValue(each))).toEqual(each);
    }),
    { numRuns: 300, seed: 6 },
  );
});
