import type { HeadView } from '@antescope/sources/block/block-view';
import type { Outcome } from '@antescope/sources/outcome';
import { RealtimeHub, type HubOptions } from './hub.ts';

const everyMs = 1000;

/** Without an index: the head alone, asked of the node while somebody listens. */
export class HeadFeed {
  readonly hub: RealtimeHub;
  readonly #head: () => Promise<Outcome<HeadView>>;
  readonly #timer: NodeJS.Timeout;
  #last = '';
  #asking = false;

  constructor(head: () => Promise<Outcome<HeadView>>, limits: Omit<HubOptions, 'missed'> = {}) {
    this.hub = new RealtimeHub({ ...limits, missed: null });
    this.#head = head;
    this.#timer = setInterval(() => void this.ask(), everyMs);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** A node that does not answer is no news: pages that read from it say so themselves. */
  async ask(): Promise<void> {
    if (this.#asking || this.hub.clients === 0) return;
    this.#asking = true;
    try {
      const head = await this.#head();
      if (head.state !== 'data' || head.data.headId === this.#last) return;
      this.#last = head.data.headId;
      this.hub.publishHead(head.data, null);
    } finally {
      this.#asking = false;
    }
  }
}
