import type { BlockFacts, ProducerList } from './block-rows.ts';

/** The block after genesis; any time may pass between the two. */
export const firstOwnBlock = 2;

/** The schedule that a block announces. No header announces the first producer: block 2 names it. */
export function announcedList(
  block: Pick<BlockFacts, 'number' | 'producer' | 'scheduleVersion' | 'newSchedule'>,
): ProducerList | null {
  const initial = { version: block.scheduleVersion, producers: [block.producer] };
  return block.newSchedule ?? (block.number === firstOwnBlock ? initial : null);
}
