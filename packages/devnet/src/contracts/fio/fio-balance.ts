import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import type { ApplyContext } from '../../contract.ts';
import { unitsOf } from '../amount.ts';
import { check } from '../check.ts';
import type { TokenBalance } from '../token/token-contract.ts';
import { rowBy, secondsOf } from './fio-lookup.ts';
import { nameToU64 } from '@antescope/codec/chain/name';
import type { LockRow, StakeRow } from './fio-rows.ts';

/** Balance of an account in SUF, locked and staked tokens included. */
export function balanceOf(ctx: ApplyContext, account: string): bigint {
  const row = ctx.table<TokenBalance>('accounts', { code: 'fio.token', scope: account }).get(symbolCodeToU64('FIO'));
  return row === null ? 0n : unitsOf(row.balance);
}

/** SUF that are staked. */
export function stakedOf(ctx: ApplyContext, account: string): bigint {
  const stakes = ctx.table<StakeRow>('accountstake', { code: 'fio.staking', scope: 'fio.staking' });
  return rowBy(stakes, 0, nameToU64(account))?.row.total_staked_fio ?? 0n;
}

/** SUF of a lock that are not released at this time. */
export function stillLocked({ timestamp, periods }: LockRow, seconds: bigint): bigint {
  const later = periods.filter(({ duration }) => BigInt(timestamp) + duration > seconds);
  return later.reduce((total, { amount }) => total + amount, 0n);
}

/** SUF that are locked at the time of the block. */
export function lockedOf(ctx: ApplyContext, account: string): bigint {
  const locks = ctx.table<LockRow>('locktokensv2', { code: 'eosio', scope: 'eosio' });
  const found = rowBy(locks, 0, nameToU64(account));
  return found === null ? 0n : stillLocked(found.row, secondsOf(ctx));
}

/** Fails unless the account can spend `amount` SUF. */
export function requireAvailable(ctx: ApplyContext, account: string, amount: bigint): void {
  const available = balanceOf(ctx, account) - stakedOf(ctx, account) - lockedOf(ctx, account);
  check(ctx, available >= amount, 'Insufficient balance');
}
