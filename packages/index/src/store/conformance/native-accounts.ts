import { nameToU64 } from '@antescope/codec/chain/name';
import { expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import type { ActionRows, BlockRows } from '../block-rows.ts';
import type { HistoryReader } from '../history-store.ts';
import { eosioAccounts, type NativeAccounts } from '../native-accounts.ts';
import { nothingFinal, type StoreKind } from './store-under-test.ts';

const rem: NativeAccounts = { system: 'rem', msig: 'rem.msig' };

/** Only the native accounts of the store's chain are interpreted: elsewhere anyone may own these names. */
export function nativeAccounts(kind: StoreKind): void {
  test('native accounts of another family are interpreted on its chains only', async () => {
    const eosio = nativeActions(randomBlocks(genesis, 30, 4).blocks);
    const remme = renamed(eosio);
    const expected = await interpreted(kind, eosio, eosioAccounts);
    expect(expected.creator).toBe('alice');
    expect(expected.proposals.length).toBeGreaterThan(0);
    expect(expected.resources.length).toBeGreaterThan(2);
    expect(expected.withoutOnblock).toBeLessThan(expected.withOnblock);

    const names = (text: string): string => text.replace(/^eosio\b/, 'rem');
    expect(await interpreted(kind, remme, rem)).toEqual({
      ...expected,
      resources: expected.resources.map((one) => ({ ...one, owner: names(one.owner) })).toSorted(byOwner),
    });
    expect(await interpreted(kind, remme, eosioAccounts)).toEqual({
      creator: null,
      proposals: [],
      resources: [],
      transactions: expected.transactions + remme.length,
      withOnblock: expected.withOnblock,
      withoutOnblock: expected.withOnblock,
    });
  });

  test('a reader gets the accounts from the store', async () => {
    const place = await kind.create();
    await (await place.openWriter(undefined, rem)).close();
    const reader = await place.openReader();
    expect(reader.accounts).toMatchObject(rem);
    await reader.close();
    await place.remove();
  });
}

async function interpreted(kind: StoreKind, blocks: BlockRows[], accounts: NativeAccounts) {
  const place = await kind.create();
  const writer = await place.openWriter(undefined, accounts);
  await writer.apply(blocks, nothingFinal);
  await writer.close();
  const reader = await place.openReader();
  const executions = async (withoutOnblock: boolean): Promise<number> => {
    const query = { from: 0, to: Number.MAX_SAFE_INTEGER, order: 'asc', limit: 10_000, withoutOnblock } as const;
    return (await reader.executions(query)).executions.length;
  };
  const result = {
    creator: (await reader.creation('created'))?.creator ?? null,
    proposals: (await reader.derived!.proposals.proposalEvents('alice', 'payday', 1000)).map(
      ({ sequence }) => sequence,
    ),
    resources: (await largest(reader)).toSorted(byOwner),
    transactions: (await reader.derived!.statistics.totalsAt(1e9))!.transactions,
    withOnblock: await executions(false),
    withoutOnblock: await executions(true),
  };
  await reader.close();
  await place.remove();
  return result;
}

function largest(reader: HistoryReader) {
  return reader.derived!.resources.largestResources('ram', 1000);
}

function byOwner(a: { owner: string }, b: { owner: string }): number {
  return a.owner < b.owner ? -1 : 1;
}

/** Every block begins with onblock; the second one also creates an account, and some actions are multisig actions. */
function nativeActions(blocks: BlockRows[]): BlockRows[] {
  const used = blocks.filter(({ transactions }) => (transactions[0]?.actions.length ?? 0) > 0);
  const linked = relinked(used);
  for (const [index, { transactions, abis }] of linked.entries()) {
    const action = transactions[0]!.actions[0]!;
    for (const one of transactions[0]!.actions) {
      if (one.executionSequence === action.globalSequence) Object.assign(one, { account: 'eosio', name: 'onblock' });
    }
    action.receiver = 'eosio';
    for (const one of transactions.slice(1).flatMap(({ actions }) => actions)) {
      if (one.account === 'eosio.msig') one.data = namesOf('alice', 'payday');
    }
    if (index === 1) {
      const creation = { receiver: 'eosio', account: 'eosio', name: 'newaccount', data: namesOf('alice', 'created') };
      const other = linked.flatMap((rows) => rows.transactions.slice(1)).flatMap(({ actions }) => actions);
      const execution = other.find((one) => isExecution(one) && one.account === 'eosio')!;
      for (const one of other) if (one.executionSequence === execution.globalSequence) one.name = 'newaccount';
      Object.assign(execution, creation);
      abis.push({ account: 'created', created: '2026-02-02T00:00:00.000', abi: new Uint8Array() });
    }
  }
  return linked;
}

/** The blocks as a separate chain. */
function relinked(blocks: BlockRows[]): BlockRows[] {
  return blocks.map((rows, index) => ({
    ...rows,
    block: { ...rows.block, number: index + 1, previous: blocks[index - 1]?.block.id ?? null },
  }));
}

/** The same chain with `rem` for `eosio` in every name. */
function renamed(blocks: BlockRows[]): BlockRows[] {
  return blocks.map((rows) => rename(rows) as BlockRows);
}

function rename(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^eosio\b/, 'rem');
  if (Array.isArray(value)) return value.map(rename);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, rename(field)]));
  return 'primaryKey' in fields && fields['table'] === 'userres'
    ? { ...fields, primaryKey: nameToU64(String(fields['scope'])) }
    : fields;
}

function isExecution(action: ActionRows): boolean {
  return action.globalSequence === action.executionSequence;
}

function namesOf(first: string, second: string): Uint8Array {
  const data = new Uint8Array(16);
  const words = new DataView(data.buffer);
  words.setBigUint64(0, nameToU64(first), true);
  words.setBigUint64(8, nameToU64(second), true);
  return data;
}
