import { parseSymbol } from '@antescope/codec/chain/symbol';
import { dexFeePercent } from '@antescope/economics/dex-fee';
import type { ApplyContext } from '../../../contract.ts';
import type { XprVoterRow } from '../../system/xpr/xpr-rows.ts';
import { credit } from './dex-balances.ts';
import { fillTypes, type MarketRow, markets, type OrderRow, orders, orderTypes, sides } from './dex-rows.ts';

const feePrecision = 10_000n;

/** Account that receives fees as a deposit. */
const feeAccount = 'dexfees';

/** Matches an order with the book, then places the rest into it, or returns it. */
export function match(ctx: ApplyContext, market: MarketRow, order: OrderRow): void {
  const taker = { ...order };
  const makers = opposite(ctx, market, taker);
  const crosses = makers.length > 0;
  if (taker.fill_type === fillTypes.postOnly && crosses) return close(ctx, market, taker);
  for (const maker of makers) {
    if (!trade(ctx, market, taker, maker)) break;
  }
  if (taker.fill_type === fillTypes.immediate || isSpent(market, taker, taker.price)) {
    return close(ctx, market, taker);
  }
  orders(ctx).modify(taker.order_id, null, (row) => {
    row.quantity = taker.quantity;
    row.order_type = orderTypes.resting;
  });
}

/** Removes an order and returns what is left of it as a deposit. */
export function close(ctx: ApplyContext, market: MarketRow, order: OrderRow): void {
  credit(ctx, order.account, order.order_side === sides.sell ? market.bid_token : market.ask_token, order.quantity);
  orders(ctx).erase(order.order_id);
}

/** Resting orders of the other side that the order may be filled with: the best price first, then the oldest. */
function opposite(ctx: ApplyContext, market: MarketRow, taker: OrderRow): OrderRow[] {
  const buying = taker.order_side === sides.buy;
  return [...orders(ctx).lowerBound()]
    .map(([, row]) => row)
    .filter(
      (row) =>
        row.market_id === market.market_id &&
        row.order_type === orderTypes.resting &&
        row.order_side !== taker.order_side &&
        (buying ? row.price <= taker.price : row.price >= taker.price),
    )
    .sort((a, b) => (a.price === b.price ? 0 : a.price < b.price === buying ? -1 : 1));
}

/** Fills both orders at the maker's price. Returns whether the taker has anything left. */
function trade(ctx: ApplyContext, market: MarketRow, taker: OrderRow, resting: OrderRow): boolean {
  const maker = { ...resting };
  const { price } = maker;
  const bid = least(bidUnits(market, taker, price), bidUnits(market, maker, price));
  const ask = (bid * price) / wholeBid(market);
  if (bid === 0n || ask === 0n) return false;
  const [buyer, seller] = taker.order_side === sides.buy ? [taker, maker] : [maker, taker];
  buyer.quantity -= ask;
  seller.quantity -= bid;
  const feeOf = (order: OrderRow, units: bigint) => {
    const fee = order === taker ? market.taker_fee : market.maker_fee;
    return (units * fee * dexFeePercent(stakeOf(ctx, order.account))) / (feePrecision * 100n);
  };
  const [bidFee, askFee] = [feeOf(buyer, bid), feeOf(seller, ask)];
  credit(ctx, buyer.account, market.bid_token, bid - bidFee);
  credit(ctx, seller.account, market.ask_token, ask - askFee);
  credit(ctx, feeAccount, market.bid_token, bidFee);
  credit(ctx, feeAccount, market.ask_token, askFee);
  markets(ctx).modify(BigInt(market.market_id), null, (row) => void (row.last_price = price));
  log(ctx, market, { price, bid, ask, bidFee, askFee, buyer, seller, side: taker.order_side });
  if (isSpent(market, maker, price)) close(ctx, market, maker);
  else orders(ctx).modify(maker.order_id, null, (row) => void (row.quantity = maker.quantity));
  return !isSpent(market, taker, price);
}

/** XPR that an account has staked, in units. */
function stakeOf(ctx: ApplyContext, account: string): bigint {
  return ctx.table<XprVoterRow>('votersxpr', { code: 'eosio', scope: 'eosio' }).get(account)?.staked ?? 0n;
}

interface Fill {
  price: bigint;
  bid: bigint;
  ask: bigint;
  bidFee: bigint;
  askFee: bigint;
  buyer: OrderRow;
  seller: OrderRow;
  side: number;
}

function log(ctx: ApplyContext, { market_id }: MarketRow, fill: Fill): void {
  ctx.sendInline({
    account: ctx.receiver,
    name: 'logtrade',
    authorization: [{ actor: ctx.receiver, permission: 'active' }],
    data: {
      market_id,
      price: fill.price,
      order_side: fill.side,
      bid_user: fill.buyer.account,
      bid_user_order_id: fill.buyer.order_id,
      bid_amount: fill.bid,
      bid_fee: fill.bidFee,
      ask_user: fill.seller.account,
      ask_user_order_id: fill.seller.order_id,
      ask_amount: fill.ask,
      ask_fee: fill.askFee,
    },
  });
}

/** Units of the bid token that are left of an order at a price. */
function bidUnits(market: MarketRow, order: OrderRow, price: bigint): bigint {
  return order.order_side === sides.sell ? order.quantity : (order.quantity * wholeBid(market)) / price;
}

/** Whether what is left of an order is worth less than a unit of either token. */
function isSpent(market: MarketRow, order: OrderRow, price: bigint): boolean {
  const bid = bidUnits(market, order, price);
  return bid === 0n || (bid * price) / wholeBid(market) === 0n;
}

function wholeBid({ bid_token }: MarketRow): bigint {
  return 10n ** BigInt(parseSymbol(bid_token.sym).precision);
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
