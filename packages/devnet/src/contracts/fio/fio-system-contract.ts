import { nameToU64 } from '@antescope/codec/chain/name';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { fioAccountOfKey } from '@antescope/codec/keys/fio-account';
import type { ApplyContext, Contract } from '../../contract.ts';
import { check } from '../check.ts';
import { dispatch, withData, type Handler } from '../dispatch.ts';
import { stillLocked } from './fio-balance.ts';
import { collectFee } from './fio-fees.ts';
import { addressContract, rowBy, secondsOf } from './fio-lookup.ts';
import { numberKey } from './fio-names.ts';
import type { LockRow, UnlockPeriod } from './fio-rows.ts';
import { fioSystemAbi } from './fio-system-abi.ts';
import {
  onBlock,
  registerProducer,
  registerProxy,
  unregisterProducer,
  unregisterProxy,
  vote,
  voteByProxy,
} from './fio-votes.ts';

/** RAM of a new account in bytes; the system grants it. */
const grantedRam = 25_600n;

/** Executed natively before the contract runs. */
const native: Handler = () => {};

/** eosio on FIO: accounts of keys, permissions with fees, producers and proxies by FIO address, locked tokens. */
export const fioSystemContract: Contract = {
  name: 'fio-system',
  version: 1,
  abi: fioSystemAbi,
  apply: (ctx) =>
    dispatch(ctx, {
      newaccount: withData(newAccount),
      setcode: native,
      setabi: native,
      updateauth: withData(chargedAs('auth_update')),
      deleteauth: withData(chargedAs('auth_delete')),
      linkauth: withData(chargedAs('auth_link')),
      unlinkauth: native,
      onblock: withData(onBlock),
      setpriv: withData(setPrivileged),
      newfioacc: withData(newFioAccount),
      regproducer: withData(registerProducer),
      unregprod: withData(unregisterProducer),
      voteproducer: withData(vote),
      voteproxy: withData(voteByProxy),
      regproxy: withData(registerProxy),
      unregproxy: withData(unregisterProxy),
      addlocked: withData(addLocked),
    }),
};

function newAccount(ctx: ApplyContext, { creator, name }: { creator: string; name: string }): void {
  check(ctx, ctx.isPrivileged(creator), 'only FIO contracts create accounts; use newfioacc');
  const ofSystem = creator === ctx.receiver && name.includes('.');
  ctx.setResourceLimits(name, { ramBytes: ofSystem ? -1n : grantedRam, net: -1n, cpu: -1n });
}

function setPrivileged(ctx: ApplyContext, data: { account: string; is_priv: number }): void {
  ctx.requireAuth(ctx.receiver);
  ctx.setPrivileged(data.account, data.is_priv !== 0);
}

function chargedAs(endPoint: string) {
  return (ctx: ApplyContext, { account, max_fee }: { account: string; max_fee?: bigint }): void => {
    if (ctx.isPrivileged(account)) return;
    collectFee(ctx, { endPoint, actor: account, maxFee: max_fee ?? 0n });
  };
}

interface NewFioAccount {
  fio_public_key: string;
  owner: unknown;
  active: unknown;
  max_fee: bigint;
  actor: string;
}

function newFioAccount(ctx: ApplyContext, { fio_public_key: key, owner, active, max_fee, actor }: NewFioAccount): void {
  ctx.requireAuth(actor);
  const account = fioAccountOfKey(key);
  check(ctx, !ctx.isAccount(account), 'Account already exists');
  const authorization = [{ actor: ctx.receiver, permission: 'active' }];
  const authorityOf = (given: unknown): unknown => (isEmpty(given) ? ownAuthority(key) : given);
  ctx.sendInline({
    account: ctx.receiver,
    name: 'newaccount',
    authorization,
    data: { creator: ctx.receiver, name: account, owner: authorityOf(owner), active: authorityOf(active) },
  });
  ctx.sendInline({
    account: addressContract,
    name: 'bind2eosio',
    authorization,
    data: { account, client_key: key, existing: false },
  });
  collectFee(ctx, { endPoint: 'new_fio_chain_account', actor, maxFee: max_fee });
}

function isEmpty(authority: unknown): boolean {
  const { keys, accounts } = authority as { keys: unknown[]; accounts: unknown[] };
  return keys.length === 0 && accounts.length === 0;
}

function ownAuthority(key: string) {
  const keys = [{ key: formatPublicKey(parsePublicKey(key)), weight: 1 }];
  return { threshold: 1, keys, accounts: [], waits: [] };
}

/** Adds a lock of an account; released parts of older locks are dropped. */
function addLocked(
  ctx: ApplyContext,
  data: { owner: string; can_vote: number; periods: UnlockPeriod[]; amount: bigint },
): void {
  check(ctx, ctx.hasAuth('fio.token') || ctx.hasAuth('fio.staking'), 'missing required authority of a FIO contract');
  const locks = ctx.table<LockRow>('locktokensv2');
  const now = secondsOf(ctx);
  const found = rowBy(locks, 0, nameToU64(data.owner));
  if (found === null) {
    const id = locks.availablePrimaryKey();
    const row: LockRow = {
      id,
      owner_account: data.owner,
      lock_amount: data.amount,
      payouts_performed: 0,
      can_vote: data.can_vote,
      periods: data.periods,
      remaining_lock_amount: data.amount,
      timestamp: Number(now),
    };
    locks.emplace(ctx.receiver, id, row, [numberKey(nameToU64(data.owner))]);
    return;
  }
  locks.modify(found.id, null, (row) => {
    const since = BigInt(row.timestamp);
    const shifted = data.periods.map(({ duration, amount }) => ({ duration: duration + now - since, amount }));
    row.remaining_lock_amount = stillLocked(row, now) + data.amount;
    row.periods = [...row.periods.filter(({ duration }) => since + duration > now), ...shifted];
    row.lock_amount += data.amount;
  });
}
