import { slotToTime } from '@antescope/codec/time';
import type { ServedChain } from '../../http/served-chain.ts';

/** Health of the node and of the index, under the names by which clients of Hyperion look for them. */
export async function health(chain: ServedChain, version: string, host: string): Promise<Record<string, unknown>> {
  const head = await chain.sources.head();
  const status = (await chain.store?.reader.status()) ?? null;
  const time = Date.now();
  return {
    version,
    host,
    health: [
      {
        service: 'NodeosRPC',
        status: head.state === 'data' ? 'OK' : 'Error',
        ...(head.state === 'data'
          ? {
              service_data: {
                head_block_num: head.data.head,
                head_block_time: head.data.headTime,
                last_irreversible_block: head.data.lastIrreversible,
                chain_id: head.data.chainId,
              },
            }
          : {}),
        time,
      },
      {
        service: 'Elasticsearch',
        status: status === null ? 'Error' : 'OK',
        ...(status === null
          ? {}
          : {
              service_data: {
                engine: 'antescope',
                first_indexed_block: status.firstBlock,
                last_indexed_block: status.head.number,
                last_indexed_block_time: slotToTime(status.head.slot),
                missing_blocks: missing(status.feeds, status.firstBlock, status.head.number),
              },
            }),
        time,
      },
    ],
    features: {
      streaming: { enable: false, traces: false, deltas: false },
      tables: { proposals: false, accounts: true, voters: false },
    },
  };
}

/** Blocks between the first and the head whose actions the index was not fed; the genesis, block 1, has none. */
function missing(
  feeds: readonly { first: number; last: number; traces: boolean }[],
  first: number,
  last: number,
): number {
  const fed = feeds.filter(({ traces }) => traces).reduce((sum, feed) => sum + feed.last - feed.first + 1, 0);
  return Math.max(0, last - Math.max(first, 2) + 1 - fed);
}
