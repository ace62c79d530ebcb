import type { HeadView } from '@antescope/sources/block/block-view';

const timeoutMs = 5000;

/**
 * The head of a node or of our node proxy; null when it answers with an error. Not the node client: this is part of the
 * first visit, and there is one address to ask.
 */
export async function nodeHead(base: string): Promise<HeadView | null> {
  const response = await fetch(`${base}/v1/chain/get_info`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) return null;
  const info = (await response.json()) as Record<string, unknown>;
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
