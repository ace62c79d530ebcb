/** Microseconds since 1970 of 2000-01-01, slot 0. */
const epochMicros = 946_684_800_000_000n;
const slotMicros = 500_000n;

/** Start of a half-second slot in microseconds since 1970. */
export function slotToMicros(slot: number): bigint {
  return epochMicros + BigInt(slot) * slotMicros;
}

/** Consecutive blocks per producer. */
export const producerRepetitions = 12;
