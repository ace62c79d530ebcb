import { ExpiringCache } from '../core/expiring-cache.ts';
import type { Outcome } from '../core/outcome.ts';
import type { ChainApi } from '../node/chain-api.ts';
import { NodeUnavailableError } from '../node/node-error.ts';
import { reading } from '../node/reading.ts';
import type { HeadView } from './block-view.ts';
import { newerHead, readHead } from './read-head.ts';

/** A head is shared by the reads of one page. */
const cacheMs = 250;

/** The head of the chain, which never goes back while nodes with different heads answer in turn. */
export class HeadReader {
  readonly #api: ChainApi;
  readonly #cache = new ExpiringCache<Outcome<HeadView>>(1);
  #highest: HeadView | null = null;

  constructor(api: ChainApi) {
    this.#api = api;
  }

  read(): Promise<Outcome<HeadView>> {
    return this.#cache.get('head', cacheMs, () => this.#read());
  }

  /** The head, or the last one read. Throws NodeUnavailableError if there is neither. */
  async lastKnown(): Promise<HeadView> {
    const head = await this.read();
    if (head.state === 'data') return head.data;
    if (this.#highest !== null) return this.#highest;
    throw new NodeUnavailableError(head.meta.failures);
  }

  async #read(): Promise<Outcome<HeadView>> {
    const outcome = await reading(
      async () => {
        const answer = await this.#api.client.info();
        return { ...answer, value: readHead(answer.value) };
      },
      { trueAt: (head) => ({ block: head.head, blockId: head.headId, time: head.headTime }) },
    );
    if (outcome.state !== 'data') return outcome;
    const head = newerHead(this.#highest, outcome.data);
    this.#highest = head;
    const meta = { ...outcome.meta, block: head.head, blockId: head.headId, time: head.headTime };
    return { ...outcome, data: head, meta };
  }
}
