import { ByteReader } from '@antescope/codec/bytes/cursor';
import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import type { StoredRow } from '@antescope/index/store/history-store';
import type { StoredResources } from '@antescope/index/store/resource-reader';
import { LightError } from './light-error.ts';
import type { Network } from './networks.ts';

/** Rows scanned per request: more would delay other requests. */
const maxDelegations = 1000;

/** Stakes and RAM of an account, in units of the system token and bytes. */
export interface Resources {
  account: string;
  cpu: bigint;
  net: bigint;
  ram: bigint;
}

/** Decodes a `userres` row: owner, NET and CPU stakes as assets, RAM bytes. null for any other layout. */
function resourcesOf(row: StoredRow): Resources | null {
  if (row.value.length < 48) return null;
  const reader = new ByteReader(row.value);
  const account = u64ToName(reader.u64());
  const net = reader.i64();
  reader.u64();
  const cpu = reader.i64();
  reader.u64();
  return { account, cpu, net, ram: reader.i64() };
}

export async function resourcesOfAccount(
  { chain, store, status }: Network,
  account: string,
): Promise<Resources | null> {
  const system = chain.config.systemAccounts.system;
  const row = await store.reader.row(system, account, 'userres', nameToU64(account), status.head.number);
  return row === null ? null : resourcesOf(row);
}

/** Accounts by RAM or stake, largest first. Throws LightError if the store does not rank them. */
export async function largestResources(
  { store }: Network,
  by: 'ram' | 'stake',
  count: number,
): Promise<StoredResources[]> {
  if (store.reader.derived === undefined) throw new LightError(503, 'This store does not rank accounts yet');
  return store.reader.derived.resources.largestResources(by, count);
}

export interface Delegation {
  from: string;
  to: string;
  cpu: bigint;
  net: bigint;
}

/** Decodes a `delband` row: from, to, NET and CPU stakes as assets. null for any other layout. */
function delegationOf(row: StoredRow): Delegation | null {
  if (row.value.length < 48) return null;
  const reader = new ByteReader(row.value);
  const from = u64ToName(reader.u64());
  const to = u64ToName(reader.u64());
  const net = reader.i64();
  reader.u64();
  return { from, to, net, cpu: reader.i64() };
}

/** Stake an account delegated, its own included. */
export async function delegatedTo({ chain, store, status }: Network, account: string): Promise<Delegation[]> {
  const query = { block: status.head.number, from: 0n, limit: 1000 };
  const rows = await store.reader.rows(chain.config.systemAccounts.system, account, 'delband', query);
  return rows.items.map(delegationOf).filter((delegation) => delegation !== null);
}

/** Stake delegated to an account, by itself included; null if too many delegate to it. `delband` is keyed by the receiver. */
export async function delegatedFrom({ chain, store, status }: Network, account: string): Promise<Delegation[] | null> {
  const system = chain.config.systemAccounts.system;
  const [key, block] = [nameToU64(account), status.head.number];
  const query = { block, from: null, limit: maxDelegations };
  const { items, next } = await store.reader.scopesOfRow(system, 'delband', key, query);
  if (next !== null) return null;
  const delegations: Delegation[] = [];
  for (const scope of items) {
    const row = await store.reader.row(system, scope, 'delband', key, block);
    const delegation = row === null ? null : delegationOf(row);
    if (delegation !== null) delegations.push(delegation);
  }
  return delegations;
}
