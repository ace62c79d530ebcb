import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { quantity } from '../amount.ts';
import { check } from '../check.ts';
import { dispatch, withData, type Handler } from '../dispatch.ts';
import { payOut } from '../pay-out.ts';
import { accounts } from '../system/names.ts';
import { coreSymbolOf } from '../system/system.ts';

/** Row of `payouts`: `amount` whole tokens for `to` per `interval` seconds since `last_payout` (seconds since 1970). */
interface PayoutRow {
  to: string;
  amount: bigint;
  interval: bigint;
  last_payout: bigint;
}

type Payee = Pick<PayoutRow, 'to' | 'interval'> & { most: bigint; excess: string };

const system = 'eosio';
const unitsPerToken = 10_000n;
const daily = 86_400n;
const halfHourly = 1800n;

const handlers: Readonly<Record<string, Handler>> = {
  settf: setPayout({
    to: 'tf',
    interval: daily,
    most: 32_876n,
    excess: 'Max amount for tf account is 32876 per day',
  }),
  setecondev: setPayout({
    to: 'econdevfunds',
    interval: daily,
    most: 16_438n,
    excess: 'Max amount for econdevfunds account is 16438 per day',
  }),
  setcoredev: setPayout({
    to: 'treasury.tcd',
    interval: daily,
    most: 9863n,
    // The source names the other account.
    excess: 'Max amount for econdevfunds account is 9863 per day',
  }),
  setrex: setPayout({
    to: accounts.rex,
    interval: halfHourly,
    most: 1165n,
    excess: 'Max amount for eosio.rex account is 1165 per 30min',
  }),
  delpayout: withData(deletePayout),
  pay,
};

/** eosio.tedp: regular payments of Telos' economic development plan (telosnetwork/telos.contracts). */
export const tedpContract: Contract = {
  name: 'tedp',
  version: 1,
  abi: abiOf({
    structs: { payout: 'to name, amount uint64, interval uint64, last_payout uint64' },
    actions: {
      settf: 'amount uint64',
      setecondev: 'amount uint64',
      setcoredev: 'amount uint64',
      setrex: 'amount uint64',
      delpayout: 'to name',
      pay: '',
    },
    tables: { payouts: 'payout' },
  }),
  apply: (ctx) => dispatch(ctx, handlers),
};

function setPayout({ to, interval, most, excess }: Payee): Handler {
  return withData<{ amount: bigint }>((ctx, { amount }) => {
    check(ctx, amount <= most, excess);
    ctx.requireAuth(system);
    check(ctx, ctx.isAccount(to), 'The payee is not a valid account');
    const payouts = ctx.table<PayoutRow>('payouts');
    if (payouts.has(to)) payouts.modify(to, ctx.receiver, (row) => void (row.amount = amount));
    else payouts.emplace(ctx.receiver, to, { to, amount, interval, last_payout: secondsOf(ctx) });
  });
}

function deletePayout(ctx: ApplyContext, { to }: { to: string }): void {
  ctx.requireAuth(system);
  const payouts = ctx.table<PayoutRow>('payouts');
  check(ctx, payouts.has(to), "Payout does not exist, can't delete");
  payouts.erase(to);
}

/** Any account may send it: pays the full intervals since the last payment; the part of an interval is lost. */
function pay(ctx: ApplyContext): void {
  const payouts = ctx.table<PayoutRow>('payouts');
  const now = secondsOf(ctx);
  const due = [...payouts.lowerBound()].filter(([, row]) => now - row.last_payout >= row.interval);
  const symbol = coreSymbolOf(ctx, system);
  for (const [key, { to, amount, interval, last_payout }] of due) {
    payouts.modify(key, ctx.receiver, (row) => void (row.last_payout = now));
    const paid = quantity(((now - last_payout) / interval) * amount * unitsPerToken, symbol);
    if (to === accounts.rex) distributeViaRex(ctx, paid);
    else payOut(ctx, to, { quantity: paid, contract: accounts.token }, 'TEDP Funding');
  }
  check(ctx, due.length > 0, 'No payouts are due');
}

function distributeViaRex(ctx: ApplyContext, amount: string): void {
  ctx.sendInline({
    account: system,
    name: 'distviarex',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: { from: ctx.receiver, amount },
  });
}

function secondsOf(ctx: ApplyContext): bigint {
  return ctx.now / 1_000_000n;
}
