import { createHash } from 'node:crypto';
import { slotToTime } from '@antescope/codec/chain/time';
import type { CompatChain } from '../core/compat-chain.ts';

/** Health of the node and of the index, under the service names that Hyperion clients expect. */
export async function health(chain: CompatChain, version: string, host: string): Promise<Record<string, unknown>> {
  const head = await chain.sources.head();
  const status = (await chain.store?.reader.status()) ?? null;
  const time = Date.now();
  const streams = status !== null;
  return {
    version,
    version_hash: createHash('sha256').update(version).digest('hex'),
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
                time_offset: Math.max(0, time - Date.parse(head.data.headTime)),
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
                active_shards: '100.0%',
                head_offset: Math.max(
                  0,
                  (head.state === 'data' ? head.data.head : status.head.number) - status.head.number,
                ),
                total_indexed_blocks: status.head.number - status.firstBlock + 1,
                first_indexed_block: status.firstBlock,
                last_indexed_block: status.head.number,
                last_indexed_block_time: slotToTime(status.head.slot),
                missing_blocks: missing(status.feeds, status.firstBlock, status.head.number),
                missing_pct: missingShare(status.feeds, status.firstBlock, status.head.number),
              },
            }),
        time,
      },
    ],
    features: {
      streaming: { enable: streams, traces: streams, deltas: streams },
      tables: { proposals: true, accounts: true, voters: true },
      index_deltas: true,
      index_transfer_memo: true,
      index_all_deltas: true,
      deferred_trx: true,
      failed_trx: true,
      resource_limits: false,
      resource_usage: false,
    },
  };
}

/** Blocks from the first to the head whose action traces are not indexed; block 1, the genesis, has none. */
function missing(
  feeds: readonly { first: number; last: number; traces: boolean }[],
  first: number,
  last: number,
): number {
  const indexed = feeds.filter(({ traces }) => traces).reduce((sum, feed) => sum + feed.last - feed.first + 1, 0);
  return Math.max(0, last - Math.max(first, 2) + 1 - indexed);
}

/** Percentage with two decimals, rounded up so that missing blocks never show as 0.00%. */
function missingShare(...range: Parameters<typeof missing>): string {
  const [, first, last] = range;
  const share = Math.ceil((10_000 * missing(...range)) / Math.max(1, last - first + 1));
  return `${Math.floor(share / 100)}.${String(share % 100).padStart(2, '0')}%`;
}
