import { type MarketRow, type OrderRow, sides } from '@antescope/devnet/contracts/xpr/dex/dex-rows';
import type { OrderRecord, Trade } from './dex-book.ts';

interface Token {
  code: string;
  precision: number;
}

function tokenOf(sym: string): Token {
  const [precision = '0', code = ''] = sym.split(',');
  return { code, precision: Number(precision) };
}

/** Units as a JSON number of whole tokens, as the service writes them. */
export function whole(units: bigint, precision: number): number {
  return Number(units) / 10 ** precision;
}

/** A market with the precisions of its tokens. */
export class MarketView {
  readonly row: MarketRow;
  readonly bid: Token;
  readonly ask: Token;

  constructor(row: MarketRow) {
    this.row = row;
    this.bid = tokenOf(row.bid_token.sym);
    this.ask = tokenOf(row.ask_token.sym);
  }

  get symbol(): string {
    return `${this.bid.code}_${this.ask.code}`;
  }

  price(units: bigint): number {
    return whole(units, this.ask.precision);
  }

  json() {
    const { row } = this;
    const token = ({ code, precision }: Token, contract: string) => ({
      code,
      precision,
      contract,
      multiplier: 10 ** precision,
    });
    return {
      market_id: row.market_id,
      symbol: this.symbol,
      status_code: row.status_code,
      type: 'spot',
      maker_fee: Number(row.maker_fee) / 10_000,
      taker_fee: Number(row.taker_fee) / 10_000,
      order_min: String(row.order_min),
      bid_token: token(this.bid, row.bid_token.contract),
      ask_token: token(this.ask, row.ask_token.contract),
    };
  }

  trade({ id, price, side, buyer, seller, at }: Trade) {
    const bid = (units: bigint) => whole(units, this.bid.precision);
    const ask = (units: bigint) => whole(units, this.ask.precision);
    return {
      block_num: at.blockNumber,
      block_time: at.time,
      trade_id: id,
      market_id: this.row.market_id,
      price: this.price(price),
      bid_user: buyer.account,
      bid_user_order_id: String(buyer.orderId),
      bid_user_ordinal_order_id: ordinalId(buyer.orderId),
      bid_total: bid(buyer.amount),
      bid_amount: bid(buyer.amount - buyer.fee),
      bid_fee: bid(buyer.fee),
      bid_referrer: '',
      bid_referrer_fee: 0,
      ask_user: seller.account,
      ask_user_order_id: String(seller.orderId),
      ask_user_ordinal_order_id: ordinalId(seller.orderId),
      ask_total: ask(seller.amount),
      ask_amount: ask(seller.amount - seller.fee),
      ask_fee: ask(seller.fee),
      ask_referrer: '',
      ask_referrer_fee: 0,
      order_side: side,
      trx_id: at.transactionId,
    };
  }

  /** What orders with this referrer received, and their fees; null if none was filled. */
  referrals(referrer: string, trades: readonly Trade[], orders: ReadonlyMap<bigint, OrderRecord>) {
    const referred = (side: Trade['buyer']) =>
      referrer !== '' && orders.get(side.orderId)?.placed.referrer === referrer;
    const bought = trades.map(({ buyer }) => buyer).filter(referred);
    const sold = trades.map(({ seller }) => seller).filter(referred);
    if (bought.length + sold.length === 0) return null;
    const sum = (sides: Trade['buyer'][], of: 'amount' | 'fee') => sides.reduce((total, side) => total + side[of], 0n);
    return {
      referrer,
      market_id: this.row.market_id,
      bid_total: whole(sum(bought, 'amount'), this.bid.precision),
      bid_fee: whole(sum(bought, 'fee'), this.bid.precision),
      ask_total: whole(sum(sold, 'amount'), this.ask.precision),
      ask_fee: whole(sum(sold, 'fee'), this.ask.precision),
    };
  }

  /** An order as `row` has it now, or as it was at an entry of its history. */
  order({ id, placed, received, fee, entries }: OrderRecord, row: OrderRow | null, entry = entries.at(-1)!) {
    const pays = placed.order_side === sides.sell ? this.bid.precision : this.ask.precision;
    const gets = placed.order_side === sides.sell ? this.ask.precision : this.bid.precision;
    return {
      block_num: entry.at.blockNumber,
      block_time: entry.at.time,
      order_id: String(id),
      ordinal_order_id: ordinalId(id),
      market_id: this.row.market_id,
      quantity_init: whole(placed.quantity_init, pays),
      quantity_curr: whole(row?.quantity ?? entry.left, pays),
      price: this.price(placed.price),
      account_name: placed.account,
      order_side: placed.order_side,
      order_type: placed.order_type,
      trigger_price: this.price(placed.trigger_price),
      fill_type: placed.fill_type,
      status: row === null ? entry.status : entry.status === 'create' ? 'transfer' : entry.status,
      filled_total: whole(received, gets),
      filled_amount: whole(received - fee, gets),
      filled_fee: whole(fee, gets),
      created_at: entries[0]!.at.time,
      updated_at: entry.at.time,
      trx_id: entry.at.transactionId,
    };
  }
}

/** The service's own ID of an order. */
export function ordinalId(id: bigint): string {
  return id.toString(16).padStart(64, '0');
}
