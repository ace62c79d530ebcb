import { parseAsset } from '@antescope/codec/chain/asset';
import { nameToU64 } from '@antescope/codec/chain/name';
import { timePointToMicros } from '@antescope/codec/chain/time';
import { auctionDelaySeconds, minBid } from '@antescope/economics/name-bid';
import type { SecondaryKeys, Table } from '../../contract.ts';
import { plus, quantity, symbolOf } from '../amount.ts';
import { check } from '../check.ts';
import { accounts } from './names.ts';
import { payFees } from './ram.ts';
import type { BidRefundRow, NameBidRow } from './rows.ts';
import type { System } from './system.ts';

const microsPerDay = BigInt(auctionDelaySeconds) * 1_000_000n;

/** Bids for a short name; the previous highest bidder can claim a refund. */
export function bidName(system: System, data: { bidder: string; newname: string; bid: string }): void {
  const { ctx } = system;
  const { bidder, newname, bid } = data;
  ctx.requireAuth(bidder);
  checkBiddable(system, newname);
  check(ctx, symbolOf(bid) === system.coreSymbol(), 'asset must be system token');
  const { units } = parseAsset(bid);
  check(ctx, units > 0n, 'insufficient bid');
  system.pay(bidder, accounts.names, bid, `bid name ${newname}`);
  const bids = bidsOf(system);
  const current = bids.get(newname);
  const next: NameBidRow = { newname, high_bidder: bidder, high_bid: units, last_bid_time: system.time };
  if (current === null) {
    bids.emplace(bidder, newname, next, bidKeys(next));
    return;
  }
  check(ctx, current.high_bid > 0n, 'this auction has already closed');
  check(ctx, units >= minBid(current.high_bid), 'must increase bid by 10%');
  check(ctx, current.high_bidder !== bidder, 'account is already highest bidder');
  owe(system, newname, current, bidder);
  bids.modify(newname, bidder, (row) => void Object.assign(row, next), bidKeys);
}

/** Refunds an outbid bid. */
export function refundBid(system: System, { bidder, newname }: { bidder: string; newname: string }): void {
  const refunds = refundsOf(system, newname);
  const row = refunds.get(bidder);
  check(system.ctx, row !== null, 'refund not found');
  system.pay(accounts.names, bidder, row.amount, `refund bid on name ${newname}`, bidder);
  refunds.erase(bidder);
}

/** Once a day closes the auction of the highest bid, if unbeaten for a day. */
export function closeAuction(system: System, time: string): void {
  const { ctx, global } = system;
  const bids = bidsOf(system);
  // The index holds negated bids as unsigned numbers, so the highest open bid is the first of the upper half.
  const [first] = bids.bySecondary(0, (1n << 63n) - 1n);
  const highest = first?.[2];
  if (highest === undefined || highest.high_bid <= 0n) return;
  const settled = ctx.now - timePointToMicros(highest.last_bid_time) > microsPerDay;
  const mature = ctx.now - timePointToMicros(global.thresh_activated_stake_time) > 14n * microsPerDay;
  if (!settled || !mature) return;
  global.last_name_close = time;
  payFees(system, accounts.names, quantity(highest.high_bid, system.coreSymbol()));
  bids.modify(
    highest.newname,
    null,
    (row) => {
      row.high_bid = -row.high_bid;
    },
    bidKeys,
  );
}

function checkBiddable({ ctx }: System, name: string): void {
  check(ctx, !name.includes('.'), 'you can only bid on top-level suffix');
  check(ctx, name !== '', 'the empty name is not a valid account name to bid on');
  check(ctx, name.length < 13, '13 character names are not valid account names to bid on');
  const free = (nameToU64(name) & 0x1f0n) !== 0n;
  check(ctx, !free, 'accounts with 12 character names and no dots can be created without bidding required');
  check(ctx, !ctx.isAccount(name), 'account already exists');
}

function owe(system: System, newname: string, outbid: NameBidRow, payer: string): void {
  const refunds = refundsOf(system, newname);
  const { high_bidder: bidder, high_bid: units } = outbid;
  if (refunds.has(bidder)) {
    refunds.modify(bidder, null, (row) => {
      row.amount = plus(row.amount, units);
    });
    return;
  }
  refunds.emplace(payer, bidder, { bidder, amount: quantity(units, system.coreSymbol()) });
}

function bidKeys(row: NameBidRow): SecondaryKeys {
  return [{ type: 'idx64', key: BigInt.asUintN(64, -row.high_bid) }];
}

function bidsOf({ ctx }: System): Table<NameBidRow> {
  return ctx.table<NameBidRow>('namebids');
}

function refundsOf({ ctx }: System, newname: string): Table<BidRefundRow> {
  return ctx.table<BidRefundRow>('bidrefunds', { scope: newname });
}
