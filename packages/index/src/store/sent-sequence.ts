/** Above every global sequence that a chain has given or will: the largest chains are at 2^39. */
const base = 2 ** 52;
const placesOfABlock = 2 ** 20;

/**
 * Place in the store's order of an action that get_block told of, whose global sequence nobody said. `place` counts the
 * block's actions from 0.
 */
export function sentSequence(block: number, place: number): number {
  return base + block * placesOfABlock + place;
}

/** True for a place that the store gave, which is no global sequence. */
export function isSentSequence(sequence: number): boolean {
  return sequence >= base;
}
