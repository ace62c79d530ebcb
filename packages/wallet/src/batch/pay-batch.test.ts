import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { packTransaction, transactionId, unpackTransaction } from '@antescope/codec/chain/transaction';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActionInput, Draft } from '../transact/draft.ts';
import { draftOf } from '../transact/given-transaction.ts';
import { WalletError } from '../wallet-error.ts';
import { type BatchRun, isFinished, newRun, paidRows } from './batch-run.ts';
import { type BatchSteps, payBatch, UnknownPartError } from './pay-batch.ts';

const level = { actor: 'alice', permission: 'active' };
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 1,
    action: { account: 'eosio.token', name: 'transfer', authorization: [level], data: { row: index } },
  }));

/** Seconds that a transaction stays valid; a block is a second here. */
const validity = 4;
/** Blocks until a block is irreversible. */
const finality = 6;

const timeOf = (block: number): string => new Date(Date.UTC(2026, 0, 1, 0, 0, block)).toISOString().slice(0, 19);

/** Numbers from 0, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** Something goes wrong at a step. */
type Fault = 'none' | 'before' | 'after';

/** A chain of one node with forks and an unreliable connection. `next` decides what happens at each step. */
class Chain {
  head = 20;
  pool: string[] = [];
  readonly received = new Set<string>();
  /** Ids by block. */
  included = new Map<number, string[]>();
  stored = '';
  made = 0;
  readonly payments = new Map<string, readonly number[]>();
  readonly #next: () => number;

  constructor(next: () => number) {
    this.#next = next;
  }

  get irreversible(): number {
    return this.head - finality;
  }

  blockOf(id: string): number | null {
    for (const [block, ids] of this.included) if (ids.includes(id)) return block;
    return null;
  }

  produce(): void {
    this.head += 1;
    const expired = (id: string): boolean => timeOf(this.head) > this.expirations.get(id)!;
    // Transactions of the pool are late at times, and some never arrive.
    const taken = this.pool.filter((id) => this.blockOf(id) === null && !expired(id) && this.#next() % 3 === 0);
    this.pool = this.pool.filter((id) => !taken.includes(id) && !expired(id) && this.#next() % 5 !== 0);
    this.included.set(this.head, taken);
  }

  readonly expirations = new Map<string, string>();

  /** The newest blocks are replaced: each of the others may have any transaction that was sent. */
  fork(): void {
    const depth = this.#next() % finality;
    for (let block = this.head - depth + 1; block <= this.head; block++) this.included.set(block, []);
    for (let block = this.head - depth + 1; block <= this.head; block++) {
      const fits = (id: string): boolean => this.blockOf(id) === null && timeOf(block) <= this.expirations.get(id)!;
      this.included.set(
        block,
        [...this.received].filter((id) => fits(id) && this.#next() % 2 === 0),
      );
    }
  }

  mayFork(): void {
    if (this.#next() % 4 === 0) this.fork();
  }

  receive(id: string): void {
    if (timeOf(this.head) > this.expirations.get(id)!) throw new WalletError('expired', 'expired');
    this.received.add(id);
    if (this.blockOf(id) === null && !this.pool.includes(id)) this.pool.push(id);
  }

  /** Rows that are paid, once for each time. */
  paid(): number[] {
    return [...this.included.values()].flat().flatMap((id) => this.payments.get(id) ?? []);
  }
}

/** Steps on a chain, each of which fails before or after its effect as `fault` says. */
function stepsOn(chain: Chain, fault: () => Fault): BatchSteps {
  const failing = <Value>(work: () => Value): Promise<Value> => {
    const when = fault();
    if (when === 'before') return Promise.reject(new Error('network'));
    try {
      const value = work();
      return when === 'after' ? Promise.reject(new Error('network')) : Promise.resolve(value);
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };
  return {
    chain: {
      times: () =>
        failing(() => ({
          head: timeOf(chain.head),
          irreversible: timeOf(chain.irreversible),
          irreversibleBlock: chain.irreversible,
        })),
      locate: (id) =>
        failing(() => {
          const block = chain.blockOf(id);
          if (block === null) return { state: 'absent', first: 1, last: chain.head } as const;
          return { state: 'found', block, irreversible: block <= chain.irreversible } as const;
        }),
    },
    prepare: (actions) => failing(() => draftFor(actions, chain)),
    sign: (draft) => failing(() => ({ ...draft, signatures: ['SIG_K1_x'] })),
    send: (draft) =>
      failing(() => {
        chain.receive(draft.id!);
        return { state: 'sent', draft } as const;
      }),
    save: (run) => {
      const when = fault();
      if (when === 'before') throw new WalletError('not-stored', 'full');
      chain.stored = JSON.stringify(run);
      if (when === 'after') throw new Error('closed');
    },
    wake: () =>
      failing(() => {
        chain.produce();
        chain.mayFork();
      }),
  };
}

function draftFor(actions: readonly ActionInput[], chain: Chain): Draft {
  chain.made += 1;
  const rows = actions.map(({ data }) => (data as { row: number }).row);
  const draft = draftOf({
    expiration: timeOf(chain.head + validity),
    ref_block_num: chain.made,
    ref_block_prefix: 0,
    actions: rows.map((row) => ({ account: 'a', name: 'b', authorization: [level], data: Uint8Array.of(row) })),
  });
  chain.payments.set(draft.id!, rows);
  chain.expirations.set(draft.id!, draft.transaction!.expiration);
  return draft;
}

test('[WALLET-004] no order of failures pays a row twice, and resuming pays every row', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 250 }), fc.integer(), async (count, seed) => {
      const next = randomFrom(seed);
      const chain = new Chain(next);
      let failures = 60;
      const fault = (): Fault => {
        if (failures === 0) return 'none';
        const kind = next() % 6;
        if (kind > 1) return 'none';
        failures -= 1;
        return kind === 0 ? 'before' : 'after';
      };
      const steps = stepsOn(chain, fault);
      chain.stored = JSON.stringify(newRun('', level, rowsOf(count)));
      let run = JSON.parse(chain.stored) as BatchRun;
      while (!isFinished(run)) {
        await payBatch(run, steps).catch(() => undefined);
        expect(new Set(chain.paid()).size).toBe(chain.paid().length);
        if (failures > 0 && next() % 4 === 0) chain.fork();
        chain.produce();
        run = JSON.parse(chain.stored) as BatchRun;
      }
      expect(chain.paid().toSorted((a, b) => a - b)).toEqual(rowsOf(count).map((_, index) => index));
      expect(paidRows(run)).toBe(count);
    }),
    { numRuns: 200 },
  );
});

test('[WALLET-004] a transaction has 100 transfers, the last one the rest', () => {
  const { parts } = newRun('', level, rowsOf(250));
  expect(parts.map(({ actions }) => actions.length)).toEqual([100, 100, 50]);
  expect(parts[2]!.lines[0]).toBe(201);
});

test('what cannot be stored is not signed', async () => {
  const chain = new Chain(() => 1);
  const signed: string[] = [];
  const steps = {
    ...stepsOn(chain, () => 'none'),
    save: () => {
      throw new WalletError('not-stored', 'full');
    },
    sign: (draft: Draft) => {
      signed.push(draft.id!);
      return Promise.resolve(draft);
    },
  };
  await expect(payBatch(newRun('', level, rowsOf(1)), steps)).rejects.toMatchObject({ code: 'not-stored' });
  expect(signed).toEqual([]);
});

test('an expired transaction that no source can look up is left to a person', async () => {
  const chain = new Chain(() => 1);
  const steps = stepsOn(chain, () => 'none');
  const [part] = newRun('', level, rowsOf(1)).parts;
  const draft = draftFor(part!.actions, chain);
  const attempt = {
    id: draft.id!,
    packed: toHex(draft.packed!),
    signatures: ['SIG_K1_x'],
    expiration: timeOf(1),
    after: 0,
    sentByWallet: false,
    block: null,
    irreversible: false,
  };
  const run = { title: '', level, parts: [{ ...part!, attempt }] };
  const unsure = { ...steps.chain, locate: () => Promise.resolve({ state: 'unsure' } as const) };
  await expect(payBatch(run, { ...steps, chain: unsure })).rejects.toThrow(UnknownPartError);
  // An index that begins later than the transaction proves nothing either.
  const young = { ...steps.chain, locate: () => Promise.resolve({ state: 'absent', first: 5, last: 90 } as const) };
  await expect(payBatch(run, { ...steps, chain: young })).rejects.toThrow(UnknownPartError);
  expect(chain.made).toBe(1);
});

test('a signed transaction is sent again as it is, not signed again', async () => {
  const chain = new Chain(() => 3);
  let run = newRun('', level, rowsOf(3));
  const steps = { ...stepsOn(chain, () => 'none'), save: (next: BatchRun) => void (run = next) };
  const lost = { ...steps, send: () => Promise.reject(new Error('network')) };
  await expect(payBatch(run, lost)).rejects.toThrow('network');
  const { id, packed } = run.parts[0]!.attempt!;
  expect(transactionId(packTransaction(unpackTransaction(fromHex(packed))))).toBe(id);
  await payBatch(run, { ...steps, sign: () => Promise.reject(new Error('signed twice')) });
  expect(run.parts[0]!.attempt).toMatchObject({ id, irreversible: true });
});
