import { nameAt, nameToU64, u64ToName } from '@antescope/codec/chain/name';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { toHex } from '@antescope/codec/bytes/bytes';
import type { BlockChanges, PermissionChange, RowChange, RowState } from '@antescope/sources/state/past-states';
import type { HistoryReader, StoredAction, StoredRow } from './history-store.ts';
import type { AbiVersions } from '../answers/view/abi-versions.ts';
import { authorityView } from '../answers/view/authority.ts';

/** Rows that one answer tells of: a block may touch tens of thousands. */
const mostRows = 500;

export interface ChangesContext {
  reader: HistoryReader;
  abis: AbiVersions;
  /** How the chain's older keys begin. */
  keyPrefix: string;
}

/** What ran in a block, as far as it tells who may have written a row or a permission. */
interface Ran {
  id: string;
  /** Accounts whose code ran: only those can write into tables of their own. */
  receivers: Set<string>;
  /** Accounts that it notified or that authorised something. */
  accounts: Set<string>;
  /** Data of the actions that each contract ran on. */
  data: Map<string, Uint8Array[]>;
  /** Accounts whose permissions the transaction's native actions name. */
  permissionsOf: Set<string>;
}

/** Native actions that write permissions, and where in their data the account's name stands. */
const permissionActions: Record<string, number> = { newaccount: 8, updateauth: 0, deleteauth: 0 };

/** What the block changed; of one transaction, what it may have changed. */
export async function blockChanges(
  { reader, abis, keyPrefix }: ChangesContext,
  block: number,
  transactionId: string | null,
): Promise<BlockChanges> {
  const ran = await whatRan(reader, block);
  const mine = ran.filter(({ id }) => id === transactionId);
  const codes = transactionId === null ? null : [...new Set(mine.flatMap(({ receivers }) => [...receivers]))];
  const touched = await reader.touchedRows(block, codes, mostRows + 1);
  const rows = await Promise.all(
    touched.slice(0, mostRows).map(async ({ code, scope, table, primaryKey, before, after }): Promise<RowChange> => ({
      code,
      scope,
      table,
      primaryKey: primaryKey.toString(),
      payer: (after ?? before)?.payer ?? '',
      before: await stateOf(abis, before),
      after: await stateOf(abis, after),
      writers: idsOf(ran.filter(({ receivers }) => receivers.has(code))),
      named: idsOf(ran.filter((each) => names(each, { code, scope, primaryKey }))),
    })),
  );
  return {
    block,
    // A row that was made and removed within the block leaves nothing to show.
    rows: rows.filter(({ before, after }) => before !== null || after !== null),
    permissions: await permissionChanges({ reader, keyPrefix }, block, ran, transactionId),
    more: touched.length > mostRows,
  };
}

async function permissionChanges(
  { reader, keyPrefix }: Omit<ChangesContext, 'abis'>,
  block: number,
  ran: Ran[],
  transactionId: string | null,
): Promise<PermissionChange[]> {
  const changes: PermissionChange[] = [];
  for (const { owner, name } of await reader.touchedPermissions(block)) {
    const writers = idsOf(ran.filter(({ permissionsOf }) => permissionsOf.has(owner)));
    if (transactionId !== null && !writers.includes(transactionId)) continue;
    const [before, after] = [
      await reader.permission(owner, name, block - 1),
      await reader.permission(owner, name, block),
    ];
    changes.push({
      account: owner,
      permission: name,
      before: before === null ? null : authorityView(before.authority, keyPrefix),
      after: after === null ? null : authorityView(after.authority, keyPrefix),
      writers,
    });
  }
  return changes;
}

async function whatRan(reader: HistoryReader, block: number): Promise<Ran[]> {
  const { system } = reader.accounts;
  const ran: Ran[] = [];
  for (const { id, num } of await reader.blockTransactions(block)) {
    const actions = await reader.transactionActions(num);
    const native = actions.filter(({ receiver, account }) => receiver === system && account === system);
    ran.push({
      id,
      receivers: new Set(actions.map(({ receiver }) => receiver)),
      accounts: new Set(
        actions.flatMap(({ receiver, authorization }) => [receiver, ...authorization.map(({ actor }) => actor)]),
      ),
      data: dataByReceiver(actions),
      permissionsOf: new Set(
        native.flatMap(({ name, data }) => {
          const at = permissionActions[name];
          return at === undefined || data.length < at + 8 ? [] : [nameAt(data, at)];
        }),
      ),
    });
  }
  return ran;
}

/** Whether a transaction speaks of a row: its scope (or key) stands in the data of the contract's actions, or took part. */
function names(
  { receivers, accounts, data }: Ran,
  { code, scope, primaryKey }: Pick<RowChange, 'code' | 'scope'> & { primaryKey: bigint },
): boolean {
  if (!receivers.has(code)) return false;
  // A scope that is the contract itself says nothing, so there it is the key; elsewhere keys are often a token's code.
  const value = scope === code ? primaryKey : nameToU64(scope);
  if (accounts.has(u64ToName(value)) && u64ToName(value) !== code) return true;
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return data.get(code)?.some((each) => bytesIn(each, bytes)) === true;
}

function dataByReceiver(actions: StoredAction[]): Map<string, Uint8Array[]> {
  const byReceiver = new Map<string, Uint8Array[]>();
  for (const { receiver, data } of actions) byReceiver.set(receiver, [...(byReceiver.get(receiver) ?? []), data]);
  return byReceiver;
}

function bytesIn(data: Uint8Array, bytes: Buffer): boolean {
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(bytes);
}

function idsOf(ran: Ran[]): string[] {
  return [...new Set(ran.map(({ id }) => id))];
}

async function stateOf(abis: AbiVersions, row: StoredRow | null): Promise<RowState | null> {
  if (row === null) return null;
  const text = await abis.rowJson(row.code, row.table, row.value, row.block);
  return { data: text === null ? null : parseJsonExact(text), hex: toHex(row.value) };
}
