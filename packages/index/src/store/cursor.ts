/**
 * Exact position of a row. Sequences repeat after a fork, so the cursor includes the block id: its second eight digits,
 * since the first eight are the block number.
 */
export interface Cursor {
  block: number;
  idPrefix: string;
  sequence: number;
}

const shape = /^(\d{1,10})-([0-9a-f]{8})-(\d{1,16})$/;

/** '<block>-<8 digits of the block id>-<global sequence>' */
export function formatCursor(block: number, blockId: string, sequence: number): string {
  return `${block}-${idPrefix(blockId)}-${sequence}`;
}

/** null if the text is not a cursor. */
export function parseCursor(text: string): Cursor | null {
  const match = shape.exec(text);
  if (match === null) return null;
  const block = Number(match[1]);
  const sequence = Number(match[3]);
  if (block > 0xffffffff || !Number.isSafeInteger(sequence)) return null;
  return { block, idPrefix: match[2] ?? '', sequence };
}

export function idPrefix(blockId: string): string {
  return blockId.slice(8, 16);
}
