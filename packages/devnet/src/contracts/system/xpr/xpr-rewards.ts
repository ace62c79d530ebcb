import { voterReward } from '@antescope/economics/xpr-staking';
import { quantity } from '../../amount.ts';
import { check } from '../../check.ts';
import { accounts } from '../names.ts';
import { onBlock } from '../onblock.ts';
import type { System } from '../system.ts';
import { timeToWait } from './xpr-stake.ts';
import type { XprVoterRow } from './xpr-rows.ts';
import type { XprState } from './xpr-state.ts';

/** Pays a voter's rewards out; `restake` stakes them by an inline action. */
export const claimRewardsOf =
  (restake: boolean) =>
  (system: System, xpr: XprState, { owner }: { owner: string }): void => {
    const { ctx } = system;
    ctx.requireAuth(owner);
    const row = xpr.voters.get(owner);
    check(ctx, row !== null, 'Voter not found.');
    const interval = xpr.settings.voters_claim_interval;
    const since = xpr.seconds - row.lastclaim;
    const wait = timeToWait(interval - since);
    check(ctx, since > interval, `Your last claim was less than 24h ago. Please wait ${wait}`);
    check(ctx, row.claimamount > 0n, 'Nothing to claim.');
    const amount = quantity(row.claimamount, system.coreSymbol());
    system.pay(accounts.saving, owner, amount, 'Voter claim reward', owner);
    if (restake) {
      ctx.sendInline({
        account: ctx.receiver,
        name: 'stakexpr',
        authorization: [{ actor: owner, permission: 'active' }],
        data: { from: owner, receiver: owner, stake_xpr_quantity: amount },
      });
    }
    xpr.pool.notclaimed -= row.claimamount;
    xpr.voters.modify(owner, owner, (changed) => {
      changed.claimamount = 0n;
      changed.lastclaim = xpr.seconds;
    });
  };

/** onblock, followed by a batch of the distribution if one is due. */
export function onXprBlock(system: System, xpr: XprState, data: Parameters<typeof onBlock>[1]): void {
  onBlock(system, data);
  const { pool } = xpr;
  if (pool.isprocessing ? xpr.seconds > pool.processtimeupd : isDue(xpr)) shareBatch(xpr);
}

/** vrwrdsharing: distributes a batch of voter rewards. */
export function shareRewards({ ctx }: System, xpr: XprState): void {
  ctx.requireAuth(ctx.receiver);
  if (xpr.pool.isprocessing || isDue(xpr)) shareBatch(xpr);
  else ctx.print('No scheduled work');
}

function isDue({ pool, settings, seconds }: XprState): boolean {
  return seconds - pool.processtime >= settings.process_interval;
}

function shareBatch(xpr: XprState): void {
  const { pool, settings, voters } = xpr;
  if (!pool.isprocessing) {
    pool.processtime = xpr.seconds;
    pool.processQuant = pool.pool;
    pool.pool = 0n;
    pool.isprocessing = true;
    pool.processFrom = '';
    pool.processrstaked = pool.totalrstaked;
  }
  pool.processtimeupd = xpr.seconds;
  const batch: XprVoterRow[] = [];
  let next = '';
  for (const [, row] of voters.lowerBound(pool.processFrom === '' ? undefined : pool.processFrom)) {
    if (BigInt(batch.length) === settings.process_by) {
      next = row.owner;
      break;
    }
    batch.push(row);
  }
  for (const row of batch) shareWith(xpr, row);
  if (next === '') finish(xpr);
  else pool.processFrom = next;
}

function shareWith({ pool, voters, ctx }: XprState, row: XprVoterRow): void {
  const qualified = row.startqualif ?? row.isqualified;
  if (!qualified && row.startqualif === null && row.startstake === null) return;
  const share = qualified ? voterReward(pool.processQuant, row.startstake ?? row.staked, pool.processrstaked) : 0n;
  pool.processed += share;
  pool.notclaimed += share;
  voters.modify(row.owner, ctx.receiver, (changed) => {
    changed.claimamount += share;
    changed.startstake = null;
    changed.startqualif = null;
  });
}

function finish({ pool }: XprState): void {
  if (pool.processed < pool.processQuant) pool.pool += pool.processQuant - pool.processed;
  Object.assign(pool, {
    isprocessing: false,
    processFrom: '',
    processtimeupd: 0n,
    processQuant: 0n,
    processed: 0n,
    processrstaked: 0n,
  });
}
