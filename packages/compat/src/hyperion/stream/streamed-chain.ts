import type { ChainStore, CompatChain } from '../../core/compat-chain.ts';
import type { SocketHost } from '../../core/define-compat.ts';
import { ChainTail } from './chain-tail.ts';
import { LiveBlocks } from './live-blocks.ts';

/** What the streams of one chain share. */
export class StreamedChain {
  readonly served: CompatChain;
  readonly tail: ChainTail;
  readonly live: LiveBlocks;

  constructor(served: CompatChain, store: ChainStore, { meter, report }: Pick<SocketHost, 'meter' | 'report'>) {
    this.served = served;
    this.tail = new ChainTail(store, report);
    this.live = new LiveBlocks(served, meter);
  }
}
