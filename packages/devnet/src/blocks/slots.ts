/** Microseconds of 2000-01-01, where slots are counted from. */
const epochMicros = 946_684_800_000_000n;
const slotMicros = 500_000n;

/** Begin of a half-second slot in microseconds since 1970. */
export function slotToMicros(slot: number): bigint {
  return epochMicros + BigInt(slot) * slotMicros;
}

/** Blocks that a producer makes in a row. */
export const producerRepetitions = 12;
