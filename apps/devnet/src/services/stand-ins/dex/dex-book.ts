import type { MarketRow, OrderRow } from '@antescope/devnet/contracts/xpr/dex/dex-rows';
import type { ExecutedAction, StandInChain } from '../../stand-in-chain.ts';

/** A fill of two orders; amounts in units. */
export interface Trade {
  id: number;
  marketId: number;
  price: bigint;
  /** Side of the order that came second. */
  side: number;
  buyer: Side;
  seller: Side;
  at: ExecutedAction;
}

interface Side {
  account: string;
  orderId: bigint;
  /** Received, before the fee. */
  amount: bigint;
  fee: bigint;
}

/** An order since it was placed. */
export interface OrderRecord {
  id: bigint;
  placed: OrderRow;
  /** What is left, in units of the token that it pays with. */
  left: bigint;
  received: bigint;
  fee: bigint;
  entries: { status: 'create' | 'update' | 'cancel' | 'delete'; left: bigint; at: ExecutedAction }[];
}

/** Orders and trades of the contract, read off its actions; rebuilt after a fork. */
export class DexBook {
  readonly #chain: StandInChain;
  #last = { sequence: -1, blockNumber: 0, blockId: '', head: '' };
  orders = new Map<bigint, OrderRecord>();
  trades: Trade[] = [];

  constructor(chain: StandInChain) {
    this.#chain = chain;
  }

  get markets(): MarketRow[] {
    return this.#chain.rows<MarketRow>('dex', 'markets');
  }

  /** Orders that the contract still has: resting, new, or not triggered yet. */
  get open(): OrderRow[] {
    return this.#chain.rows<OrderRow>('dex', 'orders');
  }

  follow(): void {
    const head = this.#chain.head();
    if (head === this.#last.head) return;
    const { blockNumber, blockId } = this.#last;
    if (blockId !== '' && !this.#chain.has(blockNumber, blockId)) {
      this.#last = { sequence: -1, blockNumber: 0, blockId: '', head: '' };
      this.orders = new Map();
      this.trades = [];
    }
    for (const action of this.#chain.actions('dex', this.#last.sequence)) {
      this.#apply(action);
      const id = this.#chain.idOf(action.blockNumber);
      this.#last = { sequence: action.sequence, blockNumber: action.blockNumber, blockId: id, head };
    }
    this.#last.head = head;
    this.#closeFilled();
  }

  #apply(action: ExecutedAction): void {
    const { name, data } = action;
    if (name === 'placeorder') {
      // The contract numbers orders from 1.
      const id = BigInt(this.orders.size + 1);
      const placed = { ...(data as unknown as OrderRow), order_id: id, quantity_init: data.quantity as bigint };
      const entries = [{ status: 'create' as const, left: placed.quantity, at: action }];
      this.orders.set(id, { id, placed, left: placed.quantity, received: 0n, fee: 0n, entries });
    } else if (name === 'cancelorder') {
      const order = this.orders.get(data.order_id as bigint);
      order?.entries.push({ status: 'cancel', left: order.left, at: action });
    } else if (name === 'logtrade') this.#trade(action);
  }

  #trade(at: ExecutedAction): void {
    const { data } = at;
    const sideOf = (side: 'bid' | 'ask'): Side => ({
      account: data[`${side}_user`] as string,
      orderId: data[`${side}_user_order_id`] as bigint,
      amount: data[`${side}_amount`] as bigint,
      fee: data[`${side}_fee`] as bigint,
    });
    const trade: Trade = {
      id: this.trades.length + 1,
      marketId: Number(data.market_id),
      price: data.price as bigint,
      side: Number(data.order_side),
      buyer: sideOf('bid'),
      seller: sideOf('ask'),
      at,
    };
    this.trades.push(trade);
    this.#fill(trade.buyer, trade.seller.amount, at);
    this.#fill(trade.seller, trade.buyer.amount, at);
  }

  #fill({ orderId, amount, fee }: Side, paid: bigint, at: ExecutedAction): void {
    const order = this.orders.get(orderId);
    if (order === undefined) return;
    order.left -= paid;
    order.received += amount;
    order.fee += fee;
    order.entries.push({ status: 'update', left: order.left, at });
  }

  /** The contract has no action of its own for an order that is filled or whose rest is returned. */
  #closeFilled(): void {
    const open = new Set(this.open.map(({ order_id }) => order_id));
    for (const order of this.orders.values()) {
      const last = order.entries.at(-1)!;
      if (open.has(order.id) || last.status === 'cancel' || last.status === 'delete') continue;
      order.entries.push({ status: 'delete', left: order.left, at: last.at });
    }
  }
}
