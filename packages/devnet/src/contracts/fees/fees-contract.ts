import { secondsToTimePointSec, timePointSecToSeconds } from '@antescope/codec/chain/time';
import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { check } from '../check.ts';
import { dispatch, withData, type Handler } from '../dispatch.ts';
import { storeSingleton } from '../singleton.ts';
import {
  distributeUnits,
  donateToRex,
  liquidUnits,
  type Strategies,
  strategyAbi,
  strategyHandlers,
  systemAction,
  transferTo,
} from '../strategies.ts';

interface SettingsRow {
  /** Seconds. */
  epoch_time_interval: number;
  /** No distribution before this time. */
  next_epoch_timestamp: string;
}

const memo = 'system fees';

const strategies: Strategies = new Map([
  ['buyramburn', systemAction('buyramburn', (payer, quantity) => ({ payer, quantity, memo }))],
  ['buyramself', systemAction('buyramself', (account, quant) => ({ account, quant }))],
  ['donatetorex', donateToRex(memo)],
  ['eosio.bpay', transferTo('eosio.bpay', memo)],
  ['eosio.bonds', transferTo('eosio.bonds', memo)],
]);

const handlers: Readonly<Record<string, Handler>> = {
  ...strategyHandlers(strategies),
  init: withData(init),
  distribute,
};

/** eosio.fees: distributes the account's EOS by weight, once per epoch (eosnetworkfoundation/eosio.fees). */
export const feesContract: Contract = {
  name: 'fees',
  version: 1,
  abi: abiOf({
    structs: {
      ...strategyAbi.structs,
      settings_row: 'epoch_time_interval uint32, next_epoch_timestamp time_point_sec',
    },
    actions: { ...strategyAbi.actions, init: 'epoch_period uint32', distribute: '' },
    tables: { ...strategyAbi.tables, settings: 'settings_row' },
  }),
  apply: (ctx) => dispatch(ctx, handlers),
};

function init(ctx: ApplyContext, { epoch_period }: { epoch_period: number }): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, epoch_period > 0, 'epoch_time_interval must be greater than 0');
  const settings = ctx.table<SettingsRow>('settings').get('settings');
  const next_epoch_timestamp = settings?.next_epoch_timestamp ?? secondsToTimePointSec(0);
  storeSingleton<SettingsRow>(ctx, 'settings', { epoch_time_interval: epoch_period, next_epoch_timestamp });
}

/** Any account may distribute. */
function distribute(ctx: ApplyContext): void {
  startEpoch(ctx);
  const units = liquidUnits(ctx);
  check(ctx, units > 0n, 'no fees to distribute');
  distributeUnits(ctx, strategies, units);
}

/** The next epoch starts at the next multiple of the interval. */
function startEpoch(ctx: ApplyContext): void {
  const settings = ctx.table<SettingsRow>('settings').get('settings');
  check(ctx, settings !== null, 'singleton does not exist');
  const now = Number(ctx.now / 1_000_000n);
  check(ctx, timePointSecToSeconds(settings.next_epoch_timestamp) <= now, 'epoch not finished');
  const { epoch_time_interval: interval } = settings;
  const next = now - (now % interval) + interval;
  storeSingleton<SettingsRow>(ctx, 'settings', { ...settings, next_epoch_timestamp: secondsToTimePointSec(next) });
}
