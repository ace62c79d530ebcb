/** Position in a Hyperion history: after the action of this sequence, in the block of this time. */
export interface HyperionCursor {
  block: number;
  /** ISO time with Z. */
  time: string;
  sequence: bigint;
}

const shape = /^(\d{1,10})-[0-9a-f]*-(\d{1,20})@(\d{1,14})$/;

/** '<block>-<digits of its id>-<global sequence>@<milliseconds of its time>' */
export function formatHyperionCursor(row: string, time: string): string {
  return `${row}@${Date.parse(time)}`;
}

/** null for a cursor of another source. */
export function parseHyperionCursor(text: string): HyperionCursor | null {
  const [, block, sequence, ms] = shape.exec(text) ?? [];
  // Native cursors look alike, but end in the number of an account's action and not in a time.
  if (block === undefined || sequence === undefined || ms === undefined || Number(ms) < 1_000_000_000_000) return null;
  return { block: Number(block), time: new Date(Number(ms)).toISOString(), sequence: BigInt(sequence) };
}
