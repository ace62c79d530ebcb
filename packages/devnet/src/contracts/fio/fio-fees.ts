import type { ApplyContext } from '../../contract.ts';
import { quantity } from '../amount.ts';
import { check } from '../check.ts';
import { addressContract, handleOf, rowBy, secondsOf } from './fio-lookup.ts';
import { isHandle, textHash } from './fio-names.ts';
import type { FeeRow, HandleRow } from './fio-rows.ts';

export const fioSymbol = '9,FIO';

export interface FeeTerms {
  readonly endPoint: string;
  readonly actor: string;
  /** SUF at most. */
  readonly maxFee: bigint;
  /** FIO address of the technology provider; '' for none. */
  readonly tpid?: string;
  /** Address whose bundled transactions may pay; absent: the fee is always paid. */
  readonly bundlesOf?: string;
  /** Number of bundled transactions or sets; 1 by default. */
  readonly times?: bigint;
  /** Registrations pay into the bucket pool, everything else into the producers' rewards. */
  readonly pool?: 'bprewards' | 'bpbucketpool';
}

/** The fee of an end point in SUF; 0 without a row. */
export function feeOf(ctx: ApplyContext, endPoint: string): { amount: bigint; bundled: boolean } {
  const fees = ctx.table<FeeRow>('fiofees', { code: 'fio.fee', scope: 'fio.fee' });
  const found = rowBy(fees, 0, textHash(endPoint));
  return { amount: found?.row.suf_amount ?? 0n, bundled: found?.row.type === 1n };
}

/**
 * Collects the fee of an action: a bundled transaction of the address if one is left, otherwise a transfer of the actor
 * to fio.treasury. Returns the SUF collected.
 */
export function collectFee(ctx: ApplyContext, terms: FeeTerms): bigint {
  const { endPoint, actor, maxFee, tpid = '', times = 1n, pool = 'bprewards' } = terms;
  check(ctx, tpid === '' || isHandle(tpid.toLowerCase()), 'TPID must be empty or valid FIO address');
  check(ctx, maxFee >= 0n, 'Invalid fee value');
  const { amount, bundled } = feeOf(ctx, endPoint);
  if (bundled && terms.bundlesOf !== undefined && spendBundle(ctx, terms.bundlesOf, times)) return 0n;
  const fee = amount * (bundled ? 1n : times);
  check(ctx, maxFee >= fee, 'Fee exceeds supplied maximum.');
  if (fee === 0n) return 0n;
  ctx.sendInline({
    account: 'fio.token',
    name: 'transfer',
    authorization: [{ actor, permission: 'active' }],
    data: { from: actor, to: 'fio.treasury', quantity: quantity(fee, fioSymbol), memo: `FIO fee: ${endPoint}` },
  });
  ctx.sendInline({
    account: 'fio.treasury',
    name: pool === 'bprewards' ? 'bprewdupdate' : 'bppoolupdate',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: { amount: (fee * 60n) / 100n },
  });
  return fee;
}

/** Uses bundled transactions of an address. False if not enough are left. */
function spendBundle(ctx: ApplyContext, address: string, times: bigint): boolean {
  const found = handleOf(ctx, address.toLowerCase());
  if (found === null || found.row.bundleeligiblecountdown < times) return false;
  if (ctx.receiver === addressContract) {
    ctx.table<HandleRow>('fionames').modify(found.id, null, (row) => {
      row.bundleeligiblecountdown -= times;
    });
    return true;
  }
  ctx.sendInline({
    account: addressContract,
    name: 'decrcounter',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: { fio_address: address.toLowerCase(), step: Number(times) },
  });
  return true;
}

/** The address and its row; fails unless the actor owns it and its domain has not expired. */
export function ownHandle(ctx: ApplyContext, address: string, actor: string): { id: bigint; row: HandleRow } {
  check(ctx, isHandle(address.toLowerCase()), 'Invalid FIO Address');
  const found = handleOf(ctx, address.toLowerCase());
  check(ctx, found !== null, 'FIO Address not registered');
  check(ctx, found.row.owner_account === actor, 'Signer is not the owner of the FIO Address');
  check(ctx, found.row.expiration > secondsOf(ctx), 'FIO Address expired. Renew first.');
  return found;
}
