import { unitsOf } from '../amount.ts';
import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { check } from '../check.ts';
import { dispatch, type Handler } from '../dispatch.ts';
import type { ClaimerRow } from '../saving/saving-contract.ts';
import {
  distributeUnits,
  donateToRex,
  liquidUnits,
  type Strategies,
  strategyAbi,
  strategyHandlers,
  transferTo,
} from '../strategies.ts';
import { accounts } from '../system/names.ts';

const memo = 'staking rewards';

const strategies: Strategies = new Map([
  ['eosio.rex', donateToRex(memo)],
  ['eosio.bonds', transferTo('eosio.bonds', memo)],
]);

const handlers: Readonly<Record<string, Handler>> = { ...strategyHandlers(strategies), distribute };

/** eosio.reward: claims its part of eosio.saving and distributes it by weight (eosnetworkfoundation/eosio.reward). */
export const rewardContract: Contract = {
  name: 'reward',
  version: 1,
  abi: abiOf({
    structs: strategyAbi.structs,
    actions: { ...strategyAbi.actions, distribute: '' },
    tables: strategyAbi.tables,
  }),
  apply: (ctx) => dispatch(ctx, handlers),
};

/** Any account may distribute. The claim is an inline action: it pays before the shares are sent. */
function distribute(ctx: ApplyContext): void {
  const claimable = claimableUnits(ctx);
  if (claimable !== 0n) claim(ctx);
  const units = liquidUnits(ctx) + claimable;
  check(ctx, units > 0n, 'no balance to distribute');
  distributeUnits(ctx, strategies, units);
}

/** Units that eosio.saving holds for this account. */
function claimableUnits(ctx: ApplyContext): bigint {
  if (!ctx.hasTable(accounts.saving, 'claimers')) return 0n;
  const claimers = ctx.table<ClaimerRow>('claimers', { code: accounts.saving, scope: accounts.saving });
  const row = claimers.get(ctx.receiver);
  return row === null ? 0n : unitsOf(row.balance);
}

function claim(ctx: ApplyContext): void {
  ctx.sendInline({
    account: accounts.saving,
    name: 'claim',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: { claimer: ctx.receiver },
  });
}
