import type { HeadView } from '@antescope/sources/block/block-view';
import { getJson } from '../http.ts';

/** The head via our server's node proxy; null if the response has none. Throws HttpError if no node responds. */
export async function nodeHead(base: string): Promise<HeadView | null> {
  const info = await getJson<Record<string, unknown>>(`${base}/v1/chain/get_info`);
  const { head_block_num: head, last_irreversible_block_num: last } = info;
  if (typeof head !== 'number' || typeof last !== 'number') return null;
  return {
    chainId: String(info.chain_id),
    head,
    headId: String(info.head_block_id),
    headTime: `${String(info.head_block_time).replace(/Z$/, '')}Z`,
    producer: String(info.head_block_producer),
    lastIrreversible: last,
    lastIrreversibleId: String(info.last_irreversible_block_id),
    serverVersion: String(info.server_version_string ?? ''),
  };
}
