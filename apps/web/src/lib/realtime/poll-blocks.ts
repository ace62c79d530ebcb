import type { PublicChain } from '@antescope/chains/config/chain-config';
import { AbiSource } from '@antescope/sources/abi/abi-source';
import type { HeadView } from '@antescope/sources/block/block-view';
import { readHead } from '@antescope/sources/block/read-head';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import { BlockFollower } from '@antescope/sources/realtime/block-follower';
import { matchesLiveFilter, type LiveFilter } from '@antescope/sources/realtime/live-filter';
import { pollEveryMs } from '@antescope/sources/realtime/poll-head';
import type { ActionsListener } from '@antescope/sources/realtime/realtime-client';

export interface PolledListener extends ActionsListener {
  /** The head of each poll, including unchanged ones. */
  head(head: HeadView): void;
  /** Whether the node responds. */
  responding(yes: boolean): void;
}

interface PolledChain {
  nodeUrl: string;
  chain: PublicChain;
}

/**
 * Polls for new actions without a socket: get_info and new blocks every two seconds, decoded in this browser. Resumes
 * after `upTo`. Returns the stop function. Loaded on demand, because it includes the decoder.
 */
export function pollBlocks(
  { nodeUrl, chain }: PolledChain,
  filter: LiveFilter,
  upTo: { number: number; id: string } | null,
  listener: PolledListener,
): () => void {
  const node = new NodeClient({ endpoints: [nodeUrl] });
  const api = new ChainApi(node);
  const knownHead = async () => readHead((await node.info()).value);
  const follower = new BlockFollower({ api, abis: new AbiSource(api), knownHead });
  if (upTo !== null) follower.begin(upTo.number, upTo.id);
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async (): Promise<void> => {
    try {
      for await (const event of document.hidden ? [] : follower.poll()) {
        if (stopped) return;
        if (event.type === 'undo') listener.undo(event.block);
        else if (event.type === 'gap') listener.gap(event.reason);
        else if (event.type === 'head') listener.head(event.head);
        else {
          const { number, id, rows } = event.block;
          const matches = rows.filter((row) => matchesLiveFilter(row, filter, chain));
          if (matches.length > 0) listener.rows(matches, { number, id });
        }
        listener.responding(true);
      }
    } catch (error) {
      // The status next to the title shows it; the next poll resumes here.
      console.info(`realtime: ${error instanceof Error ? error.message : String(error)}`);
      if (!stopped) listener.responding(false);
    }
    if (!stopped) timer = setTimeout(() => void poll(), pollEveryMs);
  };
  void poll();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
