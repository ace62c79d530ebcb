import type { ChainStore, ServedChain } from '../../../platform/served-chain.ts';
import { ChainTail } from './chain-tail.ts';
import { LiveBlocks } from './live-blocks.ts';

/** What the streams of one chain share. */
export class StreamedChain {
  readonly served: ServedChain;
  readonly tail: ChainTail;
  readonly live: LiveBlocks;

  constructor(served: ServedChain, store: ChainStore, report: (problem: string) => void) {
    this.served = served;
    this.tail = new ChainTail(store, report);
    this.live = new LiveBlocks(served);
  }
}
