import { type BlockHeader, blockId } from '@antescope/codec/chain/block';
import { slotToTime } from '@antescope/codec/chain/time';
import type { BlockFacts } from '../src/store/block-rows.ts';

type HeaderFacts = Omit<BlockFacts, 'id' | 'number'>;

const zero = '0'.repeat(64);
/** Transaction roots by block id: they make blocks of different forks differ. */
const roots = new Map<string, string>();

/** Header of a synthetic block. */
export function headerOf({ slot, producer, previous, scheduleVersion }: HeaderFacts, root: string): BlockHeader {
  return {
    timestamp: slotToTime(slot),
    producer,
    confirmed: 0,
    previous: previous ?? zero,
    transaction_mroot: root,
    action_mroot: zero,
    schedule_version: scheduleVersion,
    new_producers: null,
    header_extensions: [],
  };
}

/** Id that the header of a synthetic block hashes to. */
export function syntheticId(facts: HeaderFacts, root: string): string {
  const id = blockId(headerOf(facts, root));
  roots.set(id, root);
  return id;
}

/** Header of a block whose id is from `syntheticId`. */
export function syntheticHeader(block: BlockFacts): BlockHeader {
  return headerOf(block, roots.get(block.id) ?? zero);
}
