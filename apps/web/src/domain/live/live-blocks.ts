import { type BlockSummary, recentBlockCount } from '@antescope/sources/block/block-summary';

/** Adds newer blocks, newest first; after a fork they replace blocks with the same and higher numbers. */
export function withNewBlocks(known: readonly BlockSummary[], batch: readonly BlockSummary[]): readonly BlockSummary[] {
  const oldest = batch.at(-1);
  if (oldest === undefined) return known;
  return [...batch, ...known.filter(({ number }) => number < oldest.number)].slice(0, recentBlockCount);
}
