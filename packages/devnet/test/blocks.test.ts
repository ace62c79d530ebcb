import { blockId, decodeSignedBlock, packHeader } from '@antescope/codec/chain/block';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { decodeHeaderExtension } from '@antescope/codec/chain/header-extension';
import { merkleRoot } from '@antescope/codec/chain/merkle';
import { actionReceiptDigest, transactionReceiptDigest } from '@antescope/codec/chain/receipt';
import { decodeDeltas } from '@antescope/codec/ship/deltas';
import { decodeDeltaRow } from '@antescope/codec/ship/rows';
import { decodeTraces } from '@antescope/codec/ship/traces';
import { refBlock } from '@antescope/codec/chain/transaction';
import { describe, expect, test } from 'vitest';
import { signatureDigest } from '../src/blocks/seal.ts';
import { Chain, type ProducedBlock } from '../src/chain.ts';
import { laboratoryContract } from './laboratory/laboratory-contract.ts';
import { lab, Laboratory, producerNames, testPublicKey } from './laboratory/laboratory.ts';

const put = (id: number, text = 'x', payer = 'lab') =>
  lab('put', 'lab', { payer, scope: 'lab', id: BigInt(id), text, rank: BigInt(-id) + 100n });

describe('a block', () => {
  const laboratory = new Laboratory();
  laboratory.push([put(1), lab('notify', 'alice', { accounts: ['alice', 'bob', 'alice'] })]);
  laboratory.push([lab('nest', 'lab', { depth: 2 })]);
  const made = laboratory.block();
  const block = decodeSignedBlock(made.content);
  const traces = decodeTraces(made.traces!);

  test('has the id, the number and the parent that its header says', () => {
    expect(blockId(block)).toBe(made.id);
    expect(packHeader(block)).toEqual(packHeader(made.block));
    expect(laboratory.chain.head).toMatchObject({ id: made.id, number: made.number });
  });

  test('has the merkle roots of its receipts', () => {
    const receipts = traces.flatMap((trace) => trace.action_traces.map((action) => action.receipt!));
    const ordered = receipts.sort((a, b) => Number(a.global_sequence - b.global_sequence));
    expect(block.action_mroot).toBe(toHex(merkleRoot(ordered.map(actionReceiptDigest))));
    expect(block.transaction_mroot).toBe(toHex(merkleRoot(block.transactions.map(transactionReceiptDigest))));
    expect(block.transactions).toHaveLength(2);
  });

  test('is signed by its producer', () => {
    const digest = signatureDigest(laboratory.chain.headState);
    expect(recoverPublicKey(digest, block.producer_signature)).toBe(testPublicKey('eosio'));
  });

  test('begins with onblock, which carries the header before', () => {
    const [onblock] = traces;
    expect(onblock!.action_traces[0]!.act).toMatchObject({ account: 'eosio', name: 'onblock' });
    expect(onblock!.cpu_usage_us).toBe(100);
    const ids = block.transactions.map(({ trx }) => (trx[0] === 'transaction_id' ? trx[1] : ''));
    expect(ids).not.toContain(onblock!.id);
  });

  test('numbers actions and records their creators', () => {
    const [, first, second] = traces;
    const tree = (trace: typeof first): unknown =>
      trace!.action_traces.map((action) => [
        action.action_ordinal,
        action.creator_action_ordinal,
        action.receiver,
        action.act.name,
      ]);
    expect(tree(first)).toEqual([
      [1, 0, 'lab', 'put'],
      [2, 0, 'lab', 'notify'],
      [3, 2, 'alice', 'notify'],
      [4, 2, 'bob', 'notify'],
    ]);
    expect(tree(second)).toEqual([
      [1, 0, 'lab', 'nest'],
      [2, 1, 'lab', 'nest'],
      [3, 2, 'lab', 'nest'],
    ]);
    const { executed } = made;
    expect(executed[1]!.action_traces.map((each) => each.closest_unnotified_ancestor_action_ordinal)).toEqual([
      0, 0, 2, 2,
    ]);
  });

  test('counts sequences without holes', () => {
    const receipts = traces.flatMap((trace) => trace.action_traces.map((action) => action.receipt!));
    const sequences = receipts.map((receipt) => receipt.global_sequence);
    expect(sequences).toEqual(sequences.map((_, i) => sequences[0]! + BigInt(i)));
    const notified = receipts.filter(({ receiver }) => receiver === 'alice' || receiver === 'bob');
    expect(notified.map(({ auth_sequence }) => auth_sequence[0]!.account)).toEqual(['alice', 'alice']);
  });

  test('reports each changed row once, in its last state, and removed ones as they were', () => {
    laboratory.push([lab('change', 'lab', { payer: '', scope: 'lab', id: 1n, text: 'one', rank: 5n }), put(2), put(3)]);
    laboratory.push(
      [
        lab('change', 'lab', { payer: 'alice', scope: 'lab', id: 1n, text: 'two', rank: 5n }),
        lab('drop', 'lab', { scope: 'lab', id: 3n }),
      ],
      ['lab'],
    );
    const rows = rowsOf(laboratory.block());
    expect(rows).toEqual([
      [true, 'contract_row', 1n, 'alice'],
      [true, 'contract_row', 2n, 'lab'],
      [true, 'contract_index64', 1n, 'lab'],
      [true, 'contract_index64', 2n, 'lab'],
    ]);
    laboratory.push([lab('drop', 'lab', { scope: 'lab', id: 1n }), lab('drop', 'lab', { scope: 'lab', id: 2n })]);
    expect(rowsOf(laboratory.block())).toEqual([
      [false, 'contract_table', null, 'lab'],
      [false, 'contract_row', 1n, 'alice'],
      [false, 'contract_row', 2n, 'lab'],
      [false, 'contract_index64', 1n, 'lab'],
      [false, 'contract_index64', 2n, 'lab'],
    ]);
  });
});

function rowsOf(block: ProducedBlock): unknown[] {
  const tables = ['contract_table', 'contract_row', 'contract_index64'] as const;
  return decodeDeltas(block.deltas!).flatMap(({ name, rows }) => {
    const table = tables.find((each) => each === name);
    if (table === undefined) return [];
    return rows.map(({ present, data }) => {
      const row = decodeDeltaRow(table, data);
      return [present, table, 'primary_key' in row ? row.primary_key : null, row.payer];
    });
  });
}

describe('producers', () => {
  const laboratory = new Laboratory();
  const { chain } = laboratory;
  const key = testPublicKey('producer');
  const made: ProducedBlock[] = [];
  chain.on('block', (block) => made.push(block));
  laboratory.push(producerNames.map((name) => laboratory.newAccount(name)));
  laboratory.block();
  laboratory.push([lab('producers', 'lab', { names: producerNames, key: testPublicKey(producerNames[0]!) })]);
  const proposedIn = laboratory.block().number;
  for (let i = 0; i < 1300; i++) laboratory.block();
  const blockOf = (number: number): ProducedBlock => made.find((block) => block.number === number)!;

  test('are announced in a header once the proposal is irreversible, and take over two blocks later', () => {
    const announced = blockOf(proposedIn + 1);
    const extension = decodeHeaderExtension(announced.block.header_extensions[0]!);
    if (extension.type !== 'producer_schedule_change') throw new Error(extension.type);
    expect(extension.schedule.version).toBe(1);
    expect(extension.schedule.producers.map(({ producer_name }) => producer_name)).toEqual(producerNames);
    expect(blockOf(proposedIn + 2).block).toMatchObject({ producer: 'eosio', schedule_version: 0 });
    expect(blockOf(proposedIn + 3).block.schedule_version).toBe(1);
    expect(producerNames).toContain(blockOf(proposedIn + 3).block.producer);
    expect(key).toMatch(/^PUB_K1_/);
  });

  test('take turns of twelve blocks in the order of the schedule', () => {
    for (let number = 400; number < 700; number++) {
      const { block } = blockOf(number);
      const slot = chain.head.slot - (chain.head.number - number);
      expect(block.producer).toBe(producerNames[Math.floor((slot % 252) / 12)]);
    }
  });

  test('confirm the blocks since their last turn', () => {
    const firsts = made.filter((block, i) => i > 600 && block.block.producer !== made[i - 1]!.block.producer);
    expect(firsts.length).toBeGreaterThan(20);
    for (const { block } of firsts) expect(block.confirmed).toBe(240);
  });

  test('make blocks irreversible as far behind as on the recorded chain', () => {
    // Recorded: head 2450, irreversible 2124; the lag moves within a turn.
    const lags = made.slice(-300).map(({ number, irreversible }) => number - irreversible);
    expect(Math.min(...lags)).toBe(325);
    expect(Math.max(...lags)).toBe(336);
    expect(chain.headerState(chain.lastIrreversible.number)!.id).toBe(chain.lastIrreversible.id);
  });

  test('change the permissions of eosio.prods', () => {
    const threshold = (name: string): number | undefined =>
      chain.state.database.permissions.get(`eosio.prods/${name}`)?.auth.threshold;
    expect(['active', 'prod.major', 'prod.minor'].map(threshold)).toEqual([15, 11, 8]);
  });
});

describe('forks', () => {
  test('undo blocks to the last byte of state and take their transactions up again', () => {
    const laboratory = new Laboratory({ finalityLag: 20 });
    const { chain } = laboratory;
    laboratory.push([put(1)]);
    const before = laboratory.block();
    const stateBefore = readable(laboratory);
    const usage = chain.state.database.usage.get('lab');
    laboratory.push([put(2, 'lost and found')]);
    const first = laboratory.block();
    laboratory.push([lab('drop', 'lab', { scope: 'lab', id: 1n })], undefined, refBlock(before.id));
    laboratory.push([lab('answer', 'alice', { value: 1 })]);
    const second = laboratory.block();
    const events: unknown[] = [];
    chain.on('fork', (event) => events.push([event, readable(laboratory), chain.state.database.usage.get('lab')]));
    chain.popBlocks(2);
    expect(events).toEqual([[{ head: before.number, dropped: [first.id, second.id] }, stateBefore, usage]]);
    expect(chain.head.id).toBe(before.id);
    // The third one referenced a dropped block.
    expect(chain.pendingTransactions).toBe(2);
    const replacement = laboratory.block();
    expect(replacement).toMatchObject({ number: first.number });
    expect(replacement.id).not.toBe(first.id);
    expect(replacement.block.previous).toBe(before.id);
    expect(replacement.block.timestamp > second.block.timestamp).toBe(true);
    expect(chain.blocks.get(first.number)!.id).toBe(replacement.id);
    expect(readable(laboratory)).toMatchObject({ rows: ['2:lost and found'] });
  });

  test('can drop what was in the blocks', () => {
    const laboratory = new Laboratory({ finalityLag: 20 });
    const before = readable(laboratory);
    laboratory.push([put(1)]);
    laboratory.block();
    laboratory.chain.popBlocks(1, { drop: true });
    laboratory.block();
    expect(readable(laboratory)).toEqual(before);
  });

  test('do not reach irreversible blocks', () => {
    const laboratory = new Laboratory({ finalityLag: 3 });
    for (let i = 0; i < 10; i++) laboratory.block();
    const { chain } = laboratory;
    expect(chain.head.number - chain.lastIrreversible.number).toBe(4);
    expect(() => chain.popBlocks(5)).toThrow('5 blocks cannot be popped, 4 are reversible');
    chain.popBlocks(4);
    expect(chain.head.number).toBe(chain.lastIrreversible.number);
  });
});

function readable(laboratory: Laboratory): unknown {
  const { database } = laboratory.chain.state;
  return {
    rows: [...database.rows.values()].map(
      ({ primary, value }) => `${primary}:${new TextDecoder().decode(value.slice(9, -8))}`,
    ),
    ram: laboratory.chain.state.resources.ramUsage('lab'),
    sequences: database.metadata.get('lab'),
  };
}

describe('time', () => {
  test('a block that comes later than it was begun for keeps its transactions', () => {
    const laboratory = new Laboratory();
    const { chain } = laboratory;
    laboratory.push([put(7)]);
    const late = chain.produceBlock('2026-11-21T00:00:20.500');
    expect(late.block.timestamp).toBe('2026-11-21T00:00:20.500');
    expect(late.block.transactions).toHaveLength(1);
    expect(() => chain.startBlock('2026-11-21T00:00:20.500')).toThrow('is not later than its parent');
  });

  test('a dry run leaves nothing behind and needs no signature', () => {
    const laboratory = new Laboratory();
    const { chain } = laboratory;
    laboratory.push([put(1)]);
    const before = readable(laboratory);
    const good = chain.compute(laboratory.signed(laboratory.transaction([put(2)]), []));
    const bad = chain.compute(laboratory.signed(laboratory.transaction([put(1, 'again')]), []));
    expect(good.failure).toBeNull();
    expect(good.receipt).toMatchObject({ status: 0 });
    expect(good.action_traces[0]!.account_ram_deltas).toEqual([{ account: 'lab', delta: 112n + 18n + 128n }]);
    expect(bad.failure?.message).toContain('could not insert object');
    expect(readable(laboratory)).toEqual(before);
    expect(laboratory.block().block.transactions).toHaveLength(1);
  });

  test('bytes that are no transaction are refused', () => {
    const { chain } = new Laboratory();
    for (const compression of [0, 1] as const) {
      const packed = {
        signatures: [],
        compression,
        packed_context_free_data: new Uint8Array(),
        packed_trx: fromHex('0102'),
      };
      expect(() => chain.pushTransaction(packed)).toThrow('Invalid packed transaction');
    }
  });
});

test('a slot of a producer whose key is elsewhere cannot be made here', () => {
  const laboratory = new Laboratory();
  const time = '2026-06-01T00:00:00.000';
  expect(laboratory.chain.canProduceAt(time)).toBe(true);
  const elsewhere = Chain.restore(laboratory.chain.snapshot(), { contracts: [laboratoryContract], producerKeys: [] });
  expect(elsewhere.canProduceAt(time)).toBe(false);
});
