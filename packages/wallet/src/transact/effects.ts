import { addAssets, formatAsset, parseAsset } from '@antescope/codec/asset';
import type { ComputedTrace } from './processed.ts';

/** Change of one account's balance of one token. `before` and `after` are null where the balance could not be read. */
export interface BalanceChange {
  account: string;
  contract: string;
  /** Signed asset text, '-1.0000 EOS'. */
  delta: string;
  before: string | null;
  after: string | null;
}

export interface PreviewAction {
  contract: string;
  name: string;
  receiver: string;
  data: unknown;
  /** Sent by a contract, not by the person. */
  inline: boolean;
}

export interface PermissionChange {
  account: string;
  permission: string;
  change: 'set' | 'deleted' | 'linked' | 'unlinked' | 'created';
}

interface TokenFields {
  from?: unknown;
  to?: unknown;
  issuer?: unknown;
  quantity?: unknown;
}

/** Net movement per account and token over all executed transfer, issue and retire actions. */
export function sumMovements(actions: readonly PreviewAction[]): BalanceChange[] {
  const sums = new Map<string, BalanceChange>();
  const move = (account: unknown, contract: string, quantity: string, sign: 1n | -1n): void => {
    if (typeof account !== 'string') return;
    const amount = parseAsset(quantity);
    const signed = { ...amount, units: amount.units * sign };
    const key = `${account} ${contract} ${amount.precision},${amount.code}`;
    const known = sums.get(key);
    const delta = formatAsset(known === undefined ? signed : addAssets(parseAsset(known.delta), signed));
    sums.set(key, { account, contract, delta, before: null, after: null });
  };
  for (const action of actions) {
    const fields = (typeof action.data === 'object' && action.data !== null ? action.data : {}) as TokenFields;
    if (typeof fields.quantity !== 'string' || !isAsset(fields.quantity)) continue;
    if (action.name === 'transfer') {
      move(fields.from, action.contract, fields.quantity, -1n);
      move(fields.to, action.contract, fields.quantity, 1n);
    } else if (action.name === 'issue') move(fields.to, action.contract, fields.quantity, 1n);
  }
  return [...sums.values()].filter((change) => parseAsset(change.delta).units !== 0n);
}

function isAsset(text: string): boolean {
  return /^-?\d+(\.\d+)? [A-Z]{1,7}$/.test(text);
}

/** Net bytes of RAM per account, zero sums left out. */
export function sumRam(traces: readonly ComputedTrace[]): { account: string; bytes: string }[] {
  const sums = new Map<string, bigint>();
  for (const trace of traces) {
    for (const { account, delta } of trace.account_ram_deltas ?? [])
      sums.set(account, (sums.get(account) ?? 0n) + BigInt(delta));
  }
  return [...sums].filter(([, bytes]) => bytes !== 0n).map(([account, bytes]) => ({ account, bytes: String(bytes) }));
}

interface PermissionFields {
  account?: unknown;
  name?: unknown;
  permission?: unknown;
  requirement?: unknown;
}

/** Permissions that the native actions among these set, delete or link. */
export function permissionChanges(actions: readonly PreviewAction[]): PermissionChange[] {
  const changes: PermissionChange[] = [];
  for (const action of actions) {
    if (action.contract !== 'eosio') continue;
    const fields = (typeof action.data === 'object' && action.data !== null ? action.data : {}) as PermissionFields;
    const account = String(fields.account ?? fields.name ?? '');
    if (action.name === 'updateauth') changes.push({ account, permission: String(fields.permission), change: 'set' });
    else if (action.name === 'deleteauth')
      changes.push({ account, permission: String(fields.permission), change: 'deleted' });
    else if (action.name === 'linkauth')
      changes.push({ account, permission: String(fields.requirement), change: 'linked' });
    else if (action.name === 'unlinkauth') changes.push({ account, permission: '', change: 'unlinked' });
    else if (action.name === 'newaccount')
      changes.push({ account: String(fields.name ?? ''), permission: 'owner', change: 'created' });
  }
  return changes;
}
