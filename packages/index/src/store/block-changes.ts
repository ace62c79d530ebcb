import { nameAt, nameToU64, u64ToName } from '@antescope/codec/chain/name';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { toHex } from '@antescope/codec/bytes/bytes';
import type { BlockChanges, PermissionChange, RowChange, RowState } from '@antescope/sources/state/past-states';
import type { HistoryReader, StoredAction, StoredRow } from './history-store.ts';
import type { AbiVersions } from '../answers/view/abi-versions.ts';
import { authorityView } from '../answers/view/authority.ts';

/** Max rows per response; a block may touch tens of thousands. */
const maxRows = 500;

export interface ChangesContext {
  reader: HistoryReader;
  abis: AbiVersions;
  /** Prefix of the chain's legacy public keys. */
  keyPrefix: string;
}

/** A transaction of the block, as needed to attribute changes of rows and permissions to it. */
interface TransactionActivity {
  id: string;
  /** Accounts whose code ran; only these contracts can have written their tables. */
  receivers: Set<string>;
  /** Notified accounts and authorizers. */
  accounts: Set<string>;
  /** Action data by receiver. */
  data: Map<string, Uint8Array[]>;
  /** Accounts whose permissions its native actions change. */
  permissionsOf: Set<string>;
}

/** Native actions that write permissions, with the offset of the account name in their data. */
const permissionActions: Record<string, number> = { newaccount: 8, updateauth: 0, deleteauth: 0 };

/** All changes of the block; with `transactionId`, those that the transaction may have made. */
export async function blockChanges(
  { reader, abis, keyPrefix }: ChangesContext,
  block: number,
  transactionId: string | null,
): Promise<BlockChanges> {
  const activities = await activitiesOf(reader, block);
  const requested = activities.filter(({ id }) => id === transactionId);
  const codes = transactionId === null ? null : [...new Set(requested.flatMap(({ receivers }) => [...receivers]))];
  const touched = await reader.touchedRows(block, codes, maxRows + 1);
  const rows = await Promise.all(
    touched.slice(0, maxRows).map(async ({ code, scope, table, primaryKey, before, after }): Promise<RowChange> => ({
      code,
      scope,
      table,
      primaryKey: primaryKey.toString(),
      payer: (after ?? before)?.payer ?? '',
      before: await stateOf(abis, before),
      after: await stateOf(abis, after),
      writers: idsOf(activities.filter(({ receivers }) => receivers.has(code))),
      named: idsOf(activities.filter((each) => refersTo(each, { code, scope, primaryKey }))),
    })),
  );
  return {
    block,
    // Drops rows that were created and removed within the block.
    rows: rows.filter(({ before, after }) => before !== null || after !== null),
    permissions: await permissionChanges({ reader, keyPrefix }, block, activities, transactionId),
    more: touched.length > maxRows,
  };
}

async function permissionChanges(
  { reader, keyPrefix }: Omit<ChangesContext, 'abis'>,
  block: number,
  activities: TransactionActivity[],
  transactionId: string | null,
): Promise<PermissionChange[]> {
  const changes: PermissionChange[] = [];
  for (const { owner, name } of await reader.touchedPermissions(block)) {
    const writers = idsOf(activities.filter(({ permissionsOf }) => permissionsOf.has(owner)));
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

async function activitiesOf(reader: HistoryReader, block: number): Promise<TransactionActivity[]> {
  const { system } = reader.accounts;
  const activities: TransactionActivity[] = [];
  for (const { id, num } of await reader.blockTransactions(block)) {
    const actions = await reader.transactionActions(num);
    const nativeActions = actions.filter(({ receiver, account }) => receiver === system && account === system);
    activities.push({
      id,
      receivers: new Set(actions.map(({ receiver }) => receiver)),
      accounts: new Set(
        actions.flatMap(({ receiver, authorization }) => [receiver, ...authorization.map(({ actor }) => actor)]),
      ),
      data: dataByReceiver(actions),
      permissionsOf: new Set(
        nativeActions.flatMap(({ name, data }) => {
          const at = permissionActions[name];
          return at === undefined || data.length < at + 8 ? [] : [nameAt(data, at)];
        }),
      ),
    });
  }
  return activities;
}

/**
 * Whether a transaction refers to a row: its scope (or key) is in the action data, or is a notified account or
 * authorizer.
 */
function refersTo(
  { receivers, accounts, data }: TransactionActivity,
  { code, scope, primaryKey }: Pick<RowChange, 'code' | 'scope'> & { primaryKey: bigint },
): boolean {
  if (!receivers.has(code)) return false;
  // A scope equal to the contract identifies no row, so the key is used; otherwise keys are often just a symbol code.
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

function idsOf(activities: TransactionActivity[]): string[] {
  return [...new Set(activities.map(({ id }) => id))];
}

async function stateOf(abis: AbiVersions, row: StoredRow | null): Promise<RowState | null> {
  if (row === null) return null;
  const text = await abis.rowJson(row.code, row.table, row.value, row.block);
  return {
    data: text === null ? null : parseJsonExact(text),
    hex: toHex(row.value),
    block: row.block,
    decodedBy: null,
  };
}
