import { formatAsset } from '@antescope/codec/chain/asset';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { ActionInput } from '@antescope/wallet/transact/draft';
import { typedUnits } from '../../wallet/typed-units.ts';

export type AccountField = 'name' | 'owner' | 'active' | 'ram' | 'cpu' | 'net';
export type AccountTyped = Record<AccountField, string>;

/** What a form starts with: RAM that an account with two keys needs, and the suggested stake of 0.2 tokens, a half each. */
export const suggested: AccountTyped = { name: '', owner: '', active: '', ram: '3000', cpu: '0.1', net: '0.1' };

export interface NewAccount {
  name: string;
  owner: string;
  active: string;
  bytes: number;
  cpu: string;
  net: string;
  staked: boolean;
}

export type CheckedAccount =
  | { ok: true; account: NewAccount }
  | { ok: false; faults: Partial<Record<AccountField, string>> };

const mostBytes = 0xffff_ffff;

/** What was typed as an account to make, or what is wrong with it, by field. */
export function checkAccount(
  typed: AccountTyped,
  symbol: { code: string; precision: number },
  strings: StringFolders['pages/createaccount'],
): CheckedAccount {
  const faults: Partial<Record<AccountField, string>> = {};
  const name = typed.name.trim();
  if (!/^[a-z1-5]{12}$/.test(name)) faults.name = strings.badName;
  const owner = keyOf(typed.owner);
  const active = typed.active.trim() === '' ? owner : keyOf(typed.active);
  if (owner === null) faults.owner = strings.badKey;
  if (active === null && typed.active.trim() !== '') faults.active = strings.badKey;
  const bytes = /^\d{1,10}$/.test(typed.ram.trim()) ? Number(typed.ram.trim()) : 0;
  if (bytes < 1 || bytes > mostBytes) faults.ram = strings.badRam;
  const stake = { cpu: 0n, net: 0n };
  for (const field of ['cpu', 'net'] as const) {
    const units = typed[field].trim() === '' ? 0n : typedUnits(typed[field].trim(), symbol.precision);
    if (units === null)
      faults[field] = strings.badAmount(formatAsset({ ...symbol, units: 10n ** BigInt(symbol.precision) }));
    else stake[field] = units;
  }
  if (Object.keys(faults).length > 0 || owner === null || active === null) return { ok: false, faults };
  return {
    ok: true,
    account: {
      name,
      owner,
      active,
      bytes,
      cpu: formatAsset({ ...symbol, units: stake.cpu }),
      net: formatAsset({ ...symbol, units: stake.net }),
      staked: stake.cpu + stake.net > 0n,
    },
  };
}

/** A public key of a new permission, whichever way it is spelled; null for anything else. */
function keyOf(text: string): string | null {
  try {
    return formatPublicKey(parsePublicKey(text.trim()));
  } catch {
    // Not a key: the form says so.
    return null;
  }
}

interface Creator {
  actor: string;
  permission: string;
  system: string;
  /** Name of newaccount's third field. */
  nameField: 'name' | 'newact';
}

/** newaccount, its RAM and, where anything is staked, its stake: one transaction, whole or not at all. */
export function createActions(account: NewAccount, { actor, permission, system, nameField }: Creator): ActionInput[] {
  const authority = (key: string) => ({ threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] });
  const action = (name: string, data: Record<string, unknown>): ActionInput => ({
    account: system,
    name,
    authorization: [{ actor, permission }],
    data,
  });
  return [
    action('newaccount', {
      creator: actor,
      [nameField]: account.name,
      owner: authority(account.owner),
      active: authority(account.active),
    }),
    action('buyrambytes', { payer: actor, receiver: account.name, bytes: account.bytes }),
    ...(account.staked
      ? [
          action('delegatebw', {
            from: actor,
            receiver: account.name,
            stake_net_quantity: account.net,
            stake_cpu_quantity: account.cpu,
            transfer: false,
          }),
        ]
      : []),
  ];
}
