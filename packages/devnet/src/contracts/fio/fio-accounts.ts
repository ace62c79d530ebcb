import { formatLegacyKey, formatPublicKey, parsePublicKey, type PublicKey } from '@antescope/codec/keys/key';
import { fioAccountOfKey } from '@antescope/codec/keys/fio-account';
import type { ApplyContext } from '../../contract.ts';
import { check } from '../check.ts';
import { addressContract } from './fio-lookup.ts';

/** The account of a key, created with that key if it does not exist. Fails if the text is not a FIO key. */
export function accountForKey(ctx: ApplyContext, key: string): string {
  const parsed = fioKey(key);
  check(ctx, parsed !== null, 'Invalid FIO Public Key');
  const account = fioAccountOfKey(key);
  if (!ctx.isAccount(account)) createAccount(ctx, account, parsed);
  return account;
}

function fioKey(text: string): PublicKey | null {
  try {
    return text.startsWith('FIO') ? parsePublicKey(text) : null;
  } catch {
    return null;
  }
}

function createAccount(ctx: ApplyContext, name: string, key: PublicKey): void {
  const level = [{ actor: ctx.receiver, permission: 'active' }];
  const authority = { threshold: 1, keys: [{ key: formatPublicKey(key), weight: 1 }], accounts: [], waits: [] };
  ctx.sendInline({
    account: 'eosio',
    name: 'newaccount',
    authorization: level,
    data: { creator: ctx.receiver, name, owner: authority, active: authority },
  });
  ctx.sendInline({
    account: addressContract,
    name: 'bind2eosio',
    authorization: level,
    data: { account: name, client_key: formatLegacyKey(key, 'FIO'), existing: false },
  });
}
