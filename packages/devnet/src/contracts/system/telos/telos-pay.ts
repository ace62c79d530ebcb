import { timePointToMicros } from '@antescope/codec/chain/time';
import { telosPaidRanks, telosProducerPay, telosShares } from '@antescope/economics/telos-pay';
import { plus, quantity, unitsOf } from '../../amount.ts';
import type { Table } from '../../../contract.ts';
import { check } from '../../check.ts';
import type { AverageRow } from '../../oracle/rows.ts';
import { accounts } from '../names.ts';
import { onBlock } from '../onblock.ts';
import { addToReturns, rexAvailable } from '../rex-pool.ts';
import { issue } from '../rewards.ts';
import { noTime, type ProducerRow } from '../rows.ts';
import { statsOf } from '../settings.ts';
import type { System } from '../system.ts';
import { tokenBalance } from '../../token/balance.ts';

/** Half an hour. */
const slotsBetweenSnapshots = 3600;
const oracle = { code: 'delphioracle', scope: 'tlosusd' };
/** Averages of the oracle by preference: of thirty days, of two weeks, of a week. */
const averageTypes = [4, 3, 2];
/** Price without an average: the lowest there is, at which pay has its maximum. */
const lowestPrice = 1n;

/** Row of `payments`: what a producer can claim. */
interface PaymentRow {
  bp: string;
  pay: string;
}

/** onblock: every half hour the pay since the last time is issued and divided. */
export function onTelosBlock(system: System, data: Parameters<typeof onBlock>[1]): void {
  onBlock(system, data);
  const { global } = system;
  global.block_num = (global.block_num ?? 0) + 1;
  if (!system.activated) return;
  const slot = data.header.timestamp;
  global.last_claimrewards ||= slot;
  if (slot < global.last_claimrewards + slotsBetweenSnapshots) return;
  takeSnapshot(system);
  global.last_claimrewards = slot;
}

function takeSnapshot(system: System): void {
  const { global, producers, time } = system;
  if (global.total_unpaid_blocks <= 0) return;
  fillBucket(system);
  const paid = rankedProducers(system);
  const shares = telosShares(global.perblock_bucket, paid.length);
  for (const [index, { owner, unpaid_blocks }] of paid.entries()) {
    const share = shares[index]!;
    global.perblock_bucket -= share;
    global.total_unpaid_blocks -= unpaid_blocks;
    producers.modify(owner, null, (row) => {
      row.last_claim_time = time;
      row.unpaid_blocks = 0;
    });
    addPayment(system, owner, share);
  }
}

/** Collects the pay of all producers since the last snapshot. */
function fillBucket(system: System): void {
  const { ctx, global } = system;
  const elapsed = ctx.now - timePointToMicros(global.last_pervote_bucket_fill);
  if (elapsed <= 0n || global.last_pervote_bucket_fill === noTime) return;
  const symbol = system.coreSymbol();
  const units = telosProducerPay(averagePrice(system), elapsed);
  const { supply, max_supply } = statsOf(ctx, symbol);
  const offset = least(units, developmentUnits(system));
  const fresh = units - offset;
  if (units > 0n && unitsOf(supply) + fresh <= unitsOf(max_supply)) {
    if (offset > 0n) system.pay(accounts.tedp, ctx.receiver, quantity(offset, symbol), 'TEDP: Inflation offset');
    if (fresh > 0n) issue(system, quantity(fresh, symbol), 'Issue new TLOS tokens');
    const message = 'Transfer producer share to per-block bucket';
    system.pay(ctx.receiver, accounts.blockPay, quantity(units, symbol), message);
    global.perblock_bucket += units;
  }
  global.last_pervote_bucket_fill = system.time;
}

/** Units of the economic development plan, which pays producers before tokens are issued. */
function developmentUnits(system: System): bigint {
  const balance = tokenBalance(system.ctx, accounts.tedp, system.coreSymbol());
  return balance === null ? 0n : unitsOf(balance);
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function averagePrice({ ctx }: System): bigint {
  if (!ctx.hasTable(oracle.code, 'averages')) return lowestPrice;
  const rows = [...ctx.table<AverageRow>('averages', oracle).lowerBound()].map(([, row]) => row);
  const found = averageTypes.map((type) => rows.find((row) => row.type === type)).find((row) => row !== undefined);
  return found?.value ?? lowestPrice;
}

function rankedProducers({ producers }: System): ProducerRow[] {
  const ranked: ProducerRow[] = [];
  for (const [, , row] of producers.bySecondary(0)) {
    if (row.is_active && ranked.push(row) === telosPaidRanks) break;
  }
  return ranked;
}

/** Payments add up until they are claimed. */
function addPayment(system: System, bp: string, units: bigint): void {
  const payments = paymentsOf(system);
  if (payments.has(bp)) payments.modify(bp, null, (row) => void (row.pay = plus(row.pay, units)));
  else payments.emplace(system.ctx.receiver, bp, { bp, pay: quantity(units, system.coreSymbol()) });
}

function paymentsOf({ ctx }: System): Table<PaymentRow> {
  return ctx.table<PaymentRow>('payments');
}

/** claimrewards: pays what has added up, at any time. */
export function claimTelosPay(system: System, { owner }: { owner: string }): void {
  const { ctx } = system;
  ctx.requireAuth(owner);
  const producer = system.producers.get(owner);
  check(ctx, producer !== null, 'unable to find key');
  check(ctx, producer.is_active, 'producer does not have an active key');
  check(ctx, system.activated, 'cannot claim rewards until the chain is activated (1,000,000 blocks produced)');
  const payments = paymentsOf(system);
  const payment = payments.get(owner);
  check(ctx, payment !== null, 'No payment exists for account');
  system.pay(accounts.blockPay, owner, payment.pay, 'Producer/Standby Payment');
  payments.erase(owner);
}

/** distviarex: distributes TEDP funds to REX lenders. */
export function distributeViaRex(system: System, { from, amount }: { from: string; amount: string }): void {
  const { ctx } = system;
  check(ctx, from === accounts.tedp, 'distviarex may only distribute TEDP funds');
  ctx.requireAuth(accounts.tedp);
  if (!rexAvailable(system)) return;
  addToReturns(system, unitsOf(amount));
  system.pay(from, accounts.rex, amount, `transfer from ${from} to ${accounts.rex}`);
}
