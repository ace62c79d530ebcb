/** Slots in a row that each producer of a schedule has. */
export const slotsPerTurn = 12;

/** Whose turn a slot (half seconds since 2000) is. `producers` in the order of the schedule, at least one. */
export function producerOfSlot(slot: number, producers: readonly string[]): string {
  const place = Math.floor((slot % (producers.length * slotsPerTurn)) / slotsPerTurn);
  return producers[place]!;
}

/** How many of the slots `first` to `last`, both included, are each producer's; those without any are omitted. */
export function slotsByProducer(first: number, last: number, producers: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  if (last < first) return counts;
  const round = producers.length * slotsPerTurn;
  const rounds = Math.floor((last - first + 1) / round);
  if (rounds > 0) for (const producer of producers) counts.set(producer, rounds * slotsPerTurn);
  for (let slot = first + rounds * round; slot <= last; slot++) {
    const producer = producerOfSlot(slot, producers);
    counts.set(producer, (counts.get(producer) ?? 0) + 1);
  }
  return counts;
}
