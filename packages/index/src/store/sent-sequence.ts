/** Above any real global sequence: the largest chains are at 2^39. */
const base = 2 ** 52;
const positionsPerBlock = 2 ** 20;

/**
 * Substitute sequence of an action from get_block, which has no global sequences. `place`: index of the action in the
 * block, from 0.
 */
export function sentSequence(block: number, place: number): number {
  return base + block * positionsPerBlock + place;
}

/** True for a substitute sequence, which is not a real global sequence. */
export function isSentSequence(sequence: number): boolean {
  return sequence >= base;
}
