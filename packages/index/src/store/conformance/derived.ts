import { nameToU64 } from '@antescope/codec/chain/name';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import type { ActionRows, BlockRows } from '../block-rows.ts';
import type { StoredRowChange } from '../change-reader.ts';
import type { DerivedReader } from '../derived-reader.ts';
import type { HistoryReader } from '../history-store.ts';
import { slotsPerDay, slotsPerHour } from '../statistics-reader.ts';
import { balanceValue } from '../token-rows.ts';
import { applyInBatches, filledPlace, type StoreKind, withReader } from './store-under-test.ts';

/** Derived data matches actions and versions, also after undos. */
export function derived(kind: StoreKind): void {
  test('undoing a fork removes its derived data', async () => {
    const shape = fc.record({
      seed: fc.nat(),
      common: fc.nat(12),
      lost: fc.integer({ min: 1, max: 12 }),
      batch: fc.nat(6),
    });
    await fc.assert(
      fc.asyncProperty(shape, async ({ seed, common, lost, batch }) => {
        const trunk = randomBlocks(genesis, common, seed);
        const wrong = eventful(randomBlocks(trunk.point, lost, seed + 1).blocks);
        const right = eventful(randomBlocks(trunk.point, 5, seed + 2).blocks);
        const forkedPlace = await filledPlace(kind, [...eventful(trunk.blocks), ...wrong], batch);
        const forked = await forkedPlace.openWriter();
        await forked.undoTo(common);
        await applyInBatches(forked, right, batch + 1);
        await forked.close();
        const cleanPlace = await filledPlace(kind, [...eventful(trunk.blocks), ...right], 3);
        expect(await forkedPlace.content()).toEqual(await cleanPlace.content());
        await forkedPlace.remove();
        await cleanPlace.remove();
      }),
      { numRuns: kind.runs },
    );
  });

  describe('a chain of 120 blocks', () => {
    const blocks = eventful(randomBlocks(genesis, 120, 12).blocks);
    const reading = (read: (derived: DerivedReader, reader: HistoryReader) => Promise<void>) => () =>
      withReader(kind, blocks, (reader) => read(reader.derived!, reader));
    test('balances and holders match the rows, largest first, also in pages', reading(tokensOfRows));
    test('accounts are ranked by RAM and by stake', reading(rankedResources));
    test(
      'hourly totals match their blocks',
      reading((one) => sumsOfBlocks(one, blocks)),
    );
    test(
      'proposal events are in order',
      reading((one) => proposalsOfActions(one, blocks)),
    );
    test(
      'schedules and gaps',
      reading((one) => roundsOfBlocks(one, blocks)),
    );
    test(
      'versions of rows and permissions, newest first, also in pages',
      reading((one) => changesOf(one, blocks)),
    );
    test(
      'versions of all rows by block, in pages, by place, payer and presence',
      reading((one) => changesByBlock(one, blocks)),
    );
    test(
      'transactions of a block by receiver: with its own actions of these names, or with any action',
      reading((one, reader) => receiversOfBlocks(one, reader, blocks)),
    );
  });
}

/** The random blocks spread over hours, with gaps, announced schedules and reused proposal names. */
function eventful(blocks: BlockRows[]): BlockRows[] {
  return blocks.map((rows) => {
    const { number } = rows.block;
    const slot = 1000 + number + Math.floor(number / 5) * 3000;
    const newSchedule =
      number % 6 === 2 ? { newSchedule: { version: number, producers: ['prod', `prod${number}`] } } : {};
    const transactions = rows.transactions.map((transaction) => ({
      ...transaction,
      actions: transaction.actions.map((action) => (action.account === 'eosio.msig' ? aboutProposal(action) : action)),
    }));
    return { ...rows, block: { ...rows.block, slot, ...newSchedule }, transactions };
  });
}

function aboutProposal(action: ActionRows): ActionRows {
  const data = new Uint8Array(24);
  const words = new DataView(data.buffer);
  words.setBigUint64(0, nameToU64('alice'), true);
  words.setBigUint64(8, nameToU64(action.data[0]! % 2 === 0 ? 'payday' : 'upgrade'), true);
  return { ...action, data };
}

async function tokensOfRows({ tokens }: DerivedReader, reader: HistoryReader): Promise<void> {
  const { items: rows } = await reader.rowsOfTable('eosio.token', 'accounts', { block: 120, from: null, limit: 1000 });
  const held = rows.flatMap((row) => {
    const value = balanceValue(row.primaryKey, row.value);
    return value === null ? [] : [{ owner: row.scope, ...value }];
  });
  expect(held.length).toBeGreaterThan(6);
  for (const code of ['EOS', 'MEME', 'NONE']) {
    const holding = held.filter((one) => one.code === code && one.units > 0n);
    const all = await tokens.holders('eosio.token', code, { after: null, limit: 100 });
    expect(all.map(({ owner }) => owner).sort()).toEqual(holding.map(({ owner }) => owner).sort());
    const units = holding.map((one) => one.units).sort((a, b) => Number(b - a));
    expect(all.map((one) => one.units)).toEqual(units);
    expect(await tokens.holderCount('eosio.token', code)).toBe(holding.length);
    const paged: string[] = [];
    for (let after = null as (typeof all)[number] | null; ;) {
      const page = await tokens.holders('eosio.token', code, { after, limit: 2 });
      paged.push(...page.map(({ owner }) => owner));
      after = page.at(-1) ?? null;
      if (after === null) break;
    }
    expect(paged).toEqual(all.map(({ owner }) => owner));
  }
  for (const { owner, code, units } of held) {
    expect(await tokens.balance(owner, 'eosio.token', code)).toMatchObject({ units });
    expect(await tokens.balances(owner, 10)).toContainEqual(expect.objectContaining({ code, units, owner }));
  }
  const listed = await tokens.tokens({ after: 0, limit: 10 });
  for (const { token } of listed) expect(await tokens.token(token.contract, token.code)).toEqual(token);
  const { items: stats } = await reader.rowsOfTable('eosio.token', 'stat', { block: 120, from: null, limit: 10 });
  expect(listed).toHaveLength(stats.length);
}

async function rankedResources({ resources }: DerivedReader, reader: HistoryReader): Promise<void> {
  const { items: rows } = await reader.rowsOfTable('eosio', 'userres', { block: 120, from: null, limit: 100 });
  expect(rows.length).toBeGreaterThan(3);
  for (const by of ['ram', 'stake'] as const) {
    const ranked = await resources.largestResources(by, 100);
    expect(ranked.map(({ owner }) => owner).sort()).toEqual(rows.map(({ scope }) => scope).sort());
    const sizes = ranked.map((one) => (by === 'ram' ? one.ram : one.net + one.cpu));
    expect(sizes).toEqual(sizes.toSorted((a, b) => Number(b - a)));
    expect(await resources.largestResources(by, 2)).toEqual(ranked.slice(0, 2));
    expect(await resources.resources(ranked[0]!.owner)).toEqual(ranked[0]);
  }
}

async function sumsOfBlocks({ statistics }: DerivedReader, blocks: BlockRows[]): Promise<void> {
  const last = blocks.at(-1)!.block.slot;
  for (let hour = 0; hour <= Math.floor(last / slotsPerHour); hour++) {
    const end = (hour + 1) * slotsPerHour - 1;
    const until = blocks.filter(({ block }) => block.slot <= end);
    const transactions = until.flatMap((one) => one.transactions);
    const executed = (rows: BlockRows[]) =>
      rows.flatMap((one) => one.transactions.flatMap(({ actions }) => actions)).filter(isExecution);
    expect(await statistics.totalsAt(end)).toMatchObject({
      transactions: transactions.length,
      actions: executed(until).length,
      cpuUs: transactions.length * 100,
      netBytes: transactions.length * 96,
      accounts: new Set(until.flatMap(({ abis }) => abis.map(({ account }) => account))).size,
    });
    const within = (length: number, number: number) =>
      blocks.filter(({ block }) => Math.floor(block.slot / length) === number);
    const active = (rows: BlockRows[]) =>
      new Set(executed(rows).flatMap(({ authorization }) => authorization.map(({ actor }) => actor))).size;
    expect(await statistics.activeAccounts('hour', hour)).toBe(active(within(slotsPerHour, hour)));
    const day = Math.floor((hour * slotsPerHour) / slotsPerDay);
    expect(await statistics.activeAccounts('day', day)).toBe(active(within(slotsPerDay, day)));
  }
  expect(await statistics.totalsAt(10)).toBeNull();
}

function isExecution(action: ActionRows): boolean {
  return action.executionSequence === action.globalSequence;
}

async function proposalsOfActions({ proposals }: DerivedReader, blocks: BlockRows[]): Promise<void> {
  const done = blocks
    .flatMap((rows) => rows.transactions.flatMap(({ actions }) => actions))
    .filter((action) => isExecution(action) && action.account === 'eosio.msig')
    .filter(({ name }) => ['propose', 'approve', 'exec'].includes(name))
    .toSorted((a, b) => a.globalSequence - b.globalSequence);
  expect(done.length).toBeGreaterThan(4);
  const histories = await Promise.all(
    ['payday', 'upgrade', 'nothing'].map((name) => proposals.proposalEvents('alice', name, 100)),
  );
  const sequences = histories.map((events) => events.map(({ sequence }) => sequence));
  for (const events of sequences) expect(events).toEqual(events.toSorted((a, b) => a - b));
  expect(sequences.flat().sort((a, b) => a - b)).toEqual(done.map(({ globalSequence }) => globalSequence));
  const made = done.filter(({ name }) => name === 'propose').map(({ globalSequence }) => globalSequence);
  const newest = made.toReversed();
  for (const proposer of [null, 'alice']) {
    const all = await proposals.proposed({ proposer, before: Number.MAX_SAFE_INTEGER, limit: 100 });
    expect(all.map(({ sequence }) => sequence)).toEqual(newest);
    const next = await proposals.proposed({ proposer, before: newest[0]!, limit: 2 });
    expect(next.map(({ sequence }) => sequence)).toEqual(newest.slice(1, 3));
  }
  expect(await proposals.proposed({ proposer: 'bob', before: 1e9, limit: 5 })).toEqual([]);
}

async function roundsOfBlocks({ rounds }: DerivedReader, blocks: BlockRows[]): Promise<void> {
  expect(await rounds.schedule(8)).toEqual({ version: 8, producers: ['prod', 'prod8'], block: 8 });
  expect(await rounds.schedule(9)).toBeNull();
  const announced = blocks.filter(({ block }) => block.newSchedule !== undefined && block.number <= 30).slice(-2);
  expect(await rounds.schedulesUpTo(blocks[29]!.block.slot, 2)).toEqual(
    announced.toReversed().map(({ block }) => ({
      ...block.newSchedule,
      block: block.number,
      slot: block.slot,
      blockVersion: block.scheduleVersion,
    })),
  );
  const [from, to] = [blocks[20]!.block.slot, blocks[60]!.block.slot];
  const gaps = await rounds.gaps(from, to, 100);
  const missing = gaps.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  expect(missing).toBe(to - from - 40);
  const made = await rounds.producerBlocks(from, to);
  expect(made.map(({ slot }) => slot)).toEqual(blocks.slice(20, 61).map(({ block }) => block.slot));
}

async function changesOf({ changes }: DerivedReader, blocks: BlockRows[]): Promise<void> {
  const written = blocks.flatMap(({ block, contractRows }) =>
    contractRows
      .filter(({ table, scope, primaryKey }) => `${table} ${scope} ${primaryKey}` === 'accounts alice 0')
      .map(({ value }) => ({ block: block.number, value: value === null ? null : Buffer.from(value) })),
  );
  expect(written.length).toBeGreaterThan(1);
  const place = { code: 'eosio.token', scope: 'alice', table: 'accounts', primaryKey: 0n };
  const newest = written.toReversed();
  const all = await changes.rowVersions(place, { before: 1e9, limit: 100 });
  expect(all.map(({ block, value }) => ({ block, value: value === null ? null : Buffer.from(value) }))).toEqual(newest);
  const older = await changes.rowVersions(place, { before: newest[0]!.block, limit: 1 });
  expect(older.map(({ block }) => block)).toEqual([newest[1]!.block]);
  const set = blocks.flatMap(({ block, permissions }) =>
    permissions
      .filter(({ owner }) => owner === 'alice')
      .map(({ state }) => ({ block: block.number, gone: state === null })),
  );
  const versions = await changes.permissionVersions('alice', { before: 1e9, limit: 100 });
  expect(versions.map(({ block, state }) => ({ block, gone: state === null }))).toEqual(set.toReversed());
  const permission = versions[0]!.name;
  const ofOne = await changes.permissionVersions('alice', { before: 1e9, limit: 100, permission });
  expect(ofOne).toEqual(versions.filter(({ name }) => name === permission));
  expect(await changes.permissionVersions('alice', { before: 1e9, limit: 100, permission: 'nosuch' })).toEqual([]);
}

async function changesByBlock({ changes }: DerivedReader, blocks: BlockRows[]): Promise<void> {
  // A block that writes a row twice has one version, the last.
  const written = blocks.flatMap(({ block, contractRows }) => [
    ...new Map(
      contractRows.map((row) => {
        const place = `${block.number} ${row.code} ${row.table} ${row.scope} ${row.primaryKey}`;
        return [
          place,
          { ...row, block: block.number, place, value: row.value === null ? null : Buffer.from(row.value) },
        ];
      }),
    ).values(),
  ]);
  const walk = async (filter: object, order: 'desc' | 'asc', limit: number) => {
    const found: (StoredRowChange & { place: string })[] = [];
    let [from, to] = [10, 110];
    for (;;) {
      const { items, stoppedAt } = await changes.rowChanges({ from, to, order, limit, ...filter });
      for (const one of items) {
        const place = `${one.block} ${one.code} ${one.table} ${one.scope} ${one.primaryKey}`;
        found.push({ ...one, place, value: one.value === null ? null : Buffer.from(one.value) });
      }
      if (stoppedAt === null) return found;
      if (order === 'desc') to = stoppedAt - 1;
      else from = stoppedAt + 1;
    }
  };
  const fits = (test: (row: (typeof written)[number]) => boolean) =>
    written
      .filter((row) => row.block >= 10 && row.block <= 110 && test(row))
      .map(({ place, payer, value }) => ({ place, payer, value }))
      .toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const sorted = (rows: Awaited<ReturnType<typeof walk>>) =>
    rows.map(({ place, payer, value }) => ({ place, payer, value })).toSorted((a, b) => (a.place < b.place ? -1 : 1));
  const all = await walk({}, 'desc', 10_000);
  expect(sorted(all)).toEqual(fits(() => true));
  expect(all.map(({ block }) => block)).toEqual(all.map(({ block }) => block).toSorted((a, b) => b - a));
  expect(await walk({}, 'asc', 10_000)).toEqual(all.toReversed());
  expect(await walk({}, 'desc', 7)).toEqual(all.slice(0, 7));
  const [one] = all;
  for (const field of ['code', 'scope', 'table', 'primaryKey', 'payer'] as const)
    expect(sorted(await walk({ [field]: one![field] }, 'desc', 10_000))).toEqual(
      fits((row) => row[field] === one![field]),
    );
  for (const present of [true, false]) {
    const expected = fits((row) => (row.value !== null) === present);
    expect(expected.length).toBeGreaterThan(1);
    expect(sorted(await walk({ present }, 'asc', 10_000))).toEqual(expected);
  }
  expect(await walk({ code: 'nosuch' }, 'desc', 10)).toEqual([]);
}

async function receiversOfBlocks(
  { changes }: DerivedReader,
  reader: HistoryReader,
  blocks: BlockRows[],
): Promise<void> {
  const receivers = [...new Set(blocks.flatMap(actionsOf).map(({ receiver }) => receiver))];
  const [name] = blocks.flatMap(actionsOf).map((action) => action.name);
  let [notified, own] = [0, 0];
  for (const { block, transactions } of blocks.slice(0, 40)) {
    for (const receiver of receivers) {
      for (const names of [null, [name!], []]) {
        const fits = (action: ActionRows): boolean =>
          action.receiver === receiver &&
          (names === null || (action.account === receiver && names.includes(action.name)));
        const expected = transactions.filter(({ actions }) => actions.some(fits)).map(({ id }) => id);
        const found = await changes.transactionsWith(block.number, receiver, names);
        const ids = await Promise.all(found.map(async (num) => (await reader.transactionAt(num))?.id));
        expect(ids).toEqual(expected);
        if (names === null) notified += expected.length;
        else own += expected.length;
      }
    }
  }
  expect(own).toBeGreaterThan(0);
  expect(notified).toBeGreaterThan(own);
}

function actionsOf({ transactions }: BlockRows): ActionRows[] {
  return transactions.flatMap(({ actions }) => actions);
}
