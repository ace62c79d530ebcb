import { toHex } from '@antescope/codec/bytes/bytes';
import { nameAt } from '@antescope/codec/chain/name';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { data, empty, type Meta, type Outcome } from '@antescope/sources/core/outcome';
import type { RowPlace } from '@antescope/sources/state/state-index';
import type {
  ContractVersion,
  PermissionVersion,
  RowVersion,
  Version,
  VersionPage,
  VersionsQuery,
} from '@antescope/sources/state/versions';
import type { HistoryReader } from '../../store/history-store.ts';
import { answerOf, derivedOf, requireName } from '../index-answer.ts';
import { authorityView } from '../view/authority.ts';
import type { RecordsContext } from './records-context.ts';

const maxPageSize = 200;
/** True if a native action may have written a version. */
type IsWriter = (name: string, data: Uint8Array) => boolean;

/** newaccount has the creator first, then the new account, and creates owner and active. */
function writesPermission(account: string, permission: string): IsWriter {
  return (name, data) => {
    if (data.length < 16) return false;
    if (name === 'newaccount') return nameAt(data, 8) === account && ['owner', 'active'].includes(permission);
    return nameAt(data, 0) === account && nameAt(data, 8) === permission;
  };
}

function writesContract(account: string, what: 'abi' | 'code'): IsWriter {
  return (name, data) => {
    if (name === 'newaccount') return data.length >= 16 && nameAt(data, 8) === account;
    return name === `set${what}` && data.length >= 8 && nameAt(data, 0) === account;
  };
}

/** Every version of a row, one per block at most, newest first. */
export function rowVersions(
  { reader, abis }: RecordsContext,
  place: RowPlace,
  query: VersionsQuery,
): Promise<Outcome<VersionPage<RowVersion>>> {
  return answerOf(reader, 'deltas', async (_, about) => {
    requireName(place.code);
    const { before, limit } = bounds(query);
    const { changes } = derivedOf(reader);
    const results = await changes.rowVersions(place, { before, limit: limit + 1 });
    const rowAbis = abis.forRows(results[0]?.block ?? 0);
    const versions: RowVersion[] = [];
    for (const { block, payer, value } of results.slice(0, limit)) {
      const writers = await transactionIds(reader, await changes.transactionsWith(block, place.code, null));
      const text = value === null ? null : await rowAbis.rowJson(place.code, place.table, value, block);
      versions.push({
        ...(await when(reader, block)),
        writers,
        payer,
        data: text === null ? null : parseJsonExact(text),
        hex: value === null ? null : toHex(value),
      });
    }
    return pageOf(versions, results.length > limit, query, about);
  });
}

/** Every version of an account's permissions, newest first. */
export function permissionVersions(
  { reader, keyPrefix }: RecordsContext,
  account: string,
  { permission = null, ...query }: VersionsQuery & { permission?: string | null },
): Promise<Outcome<VersionPage<PermissionVersion>>> {
  return answerOf(reader, 'deltas', async (_, about) => {
    requireName(account);
    if (permission !== null) requireName(permission);
    const { before, limit } = bounds(query);
    const { changes } = derivedOf(reader);
    const results = await changes.permissionVersions(account, { before, limit: limit + 1, permission });
    const shown = upToBlockEnd(results, limit);
    const versions: PermissionVersion[] = [];
    for (const { block, name, state } of shown) {
      versions.push({
        ...(await when(reader, block)),
        writers: await nativeWriters(
          reader,
          block,
          ['newaccount', 'updateauth', 'deleteauth'],
          writesPermission(account, name),
        ),
        permission: name,
        parent: state === null || state.parent === '' ? null : state.parent,
        authority: state === null ? null : authorityView(state.authority, keyPrefix),
      });
    }
    return pageOf(versions, results.length > shown.length, query, about);
  });
}

/** Every change of an account's ABI and code, newest first. */
export function contractVersions(
  { reader }: RecordsContext,
  account: string,
  query: VersionsQuery,
): Promise<Outcome<VersionPage<ContractVersion>>> {
  return answerOf(reader, 'deltas', async (_, about) => {
    requireName(account);
    const { before, limit } = bounds(query);
    const results = await derivedOf(reader).changes.contractVersions(account, { before, limit: limit + 1 });
    const shown = upToBlockEnd(results, limit);
    const versions: ContractVersion[] = [];
    for (const { block, what, hash, bytes } of shown) {
      const names = ['newaccount', 'setcode', 'setabi'];
      const writers = await nativeWriters(reader, block, names, writesContract(account, what));
      versions.push({ ...(await when(reader, block)), writers, what, hash, bytes });
    }
    return pageOf(versions, results.length > shown.length, query, about);
  });
}

/** Versions up to the limit, plus the rest of the last block: pages end at block boundaries. */
function upToBlockEnd<Item extends { block: number }>(results: readonly Item[], limit: number): Item[] {
  const last = results[limit - 1]?.block;
  return results.filter(({ block }, at) => at < limit || block === last);
}

function bounds({ before, limit }: VersionsQuery): { before: number; limit: number } {
  return {
    before: before ?? Number.MAX_SAFE_INTEGER,
    limit: Math.max(1, Math.min(maxPageSize, Math.trunc(limit) || 1)),
  };
}

function pageOf<Item extends Version>(
  versions: Item[],
  more: boolean,
  query: VersionsQuery,
  about: Meta,
): Outcome<VersionPage<Item>> {
  if (versions.length === 0 && query.before === null) return empty(about);
  return data({ versions, next: more ? (versions.at(-1)?.block ?? null) : null }, about);
}

async function when(reader: HistoryReader, block: number): Promise<{ block: number; time: string }> {
  const stored = await reader.block(block);
  return { block, time: isoZ(slotToTime(stored?.slot ?? 0)) };
}

/** Transactions of the block with a native action that may have written the version. */
async function nativeWriters(
  reader: HistoryReader,
  block: number,
  names: string[],
  isWriter: IsWriter,
): Promise<string[]> {
  const { system } = reader.accounts;
  const results: number[] = [];
  for (const num of await derivedOf(reader).changes.transactionsWith(block, system, names)) {
    const actions = await reader.transactionActions(num);
    const native = actions.filter(
      (one) => one.receiver === system && one.account === system && names.includes(one.name),
    );
    if (native.some(({ name, data: bytes }) => isWriter(name, bytes))) results.push(num);
  }
  return transactionIds(reader, results);
}

async function transactionIds(reader: HistoryReader, nums: readonly number[]): Promise<string[]> {
  const results = await Promise.all(nums.map((num) => reader.transactionAt(num)));
  return [...new Set(results.flatMap((transaction) => (transaction === null ? [] : [transaction.id])))];
}
