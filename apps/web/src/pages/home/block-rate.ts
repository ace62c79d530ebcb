import type { BlockSummary } from '@antescope/sources/block/block-summary';

/**
 * Transactions per second from the oldest to the newest of the blocks, in any order, with one decimal; null for fewer
 * than two. Over ten seconds of blocks it is what the realtime feed sends.
 */
export function blockRate(blocks: readonly Pick<BlockSummary, 'number' | 'time' | 'transactions'>[]): number | null {
  const [first, ...rest] = blocks.toSorted((a, b) => a.number - b.number);
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return null;
  const milliseconds = Date.parse(last.time) - Date.parse(first.time);
  if (!(milliseconds > 0)) return null;
  const transactions = rest.reduce((sum, block) => sum + block.transactions, 0);
  return Math.round((transactions * 10_000) / milliseconds) / 10;
}
