import { approximateSize } from '../core/approximate-size.ts';
import { BoundedMap } from '../core/bounded-map.ts';
import { ExpiringCache } from '../core/expiring-cache.ts';
import type { Field } from '../core/fields.ts';
import type { ChainApi } from '../node/chain-api.ts';
import type { NodeAnswer } from '../node/node-client.ts';
import type { BlockView, HeadView } from './block-view.ts';

const irreversibleMs = 600_000;
const limits = {
  entries: 200,
  bytes: 32_000_000,
  sizeOf: ({ value }: NodeAnswer<Field>) => approximateSize(value.value),
};
const maxTransactions = 10_000;

/** Irreversible blocks that were read, and the blocks of the transactions seen in any block. */
export class BlockCache {
  readonly #api: ChainApi;
  readonly #answers = new ExpiringCache<NodeAnswer<Field>>(limits);
  readonly #blockOf = new BoundedMap<number>({ entries: maxTransactions });

  constructor(api: ChainApi) {
    this.#api = api;
  }

  get(numberOrId: string, head: HeadView): Promise<NodeAnswer<Field>> {
    const cacheMs = ({ value }: NodeAnswer<Field>): number =>
      value.at('block_num').number() <= head.lastIrreversible ? irreversibleMs : 0;
    return this.#answers.get(numberOrId, cacheMs, () => this.#api.getBlock(numberOrId));
  }

  /** A node finds a failed transaction only by its block. */
  noteTransactions({ number, transactions }: BlockView): void {
    for (const { id, status } of transactions) {
      if (status !== 'delayed' || this.#blockOf.get(id) === undefined) this.#blockOf.set(id, number);
    }
  }

  blockOf(transactionId: string): number | undefined {
    return this.#blockOf.get(transactionId);
  }
}
