import type { BlockSummary } from '@antescope/sources/block/block-summary';
import { expect, test } from 'vitest';
import { withNewBlocks } from './live-blocks.ts';

const block = (number: number, fork = 'a'): BlockSummary => ({
  number,
  id: `${number}${fork}`,
  previous: '',
  time: '2026-11-22T10:00:00.000Z',
  producer: 'bp1',
  transactions: 1,
  cpuUs: 100,
});

test('new blocks come first, blocks of a fork replace the ones they undo', () => {
  const known = [block(12), block(11), block(10)];
  const ids = (batch: BlockSummary[]): string[] => withNewBlocks(known, batch).map(({ id }) => id);
  expect(ids([block(14), block(13)])).toEqual(['14a', '13a', '12a', '11a', '10a']);
  expect(ids([block(12, 'b'), block(11, 'b')])).toEqual(['12b', '11b', '10a']);
  expect(ids([])).toEqual(['12a', '11a', '10a']);
});
