/**
 * Where a row stands, exactly: sequences repeat after a fork, so the block's identity goes with them. Of the block id
 * the second eight digits are used, because the first eight are nothing but the block number again.
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

/** null for a text that is no cursor of ours. */
export function parseCursor(text: string): Cursor | null {
  const found = shape.exec(text);
  if (found === null) return null;
  const block = Number(found[1]);
  const sequence = Number(found[3]);
  if (block > 0xffffffff || !Number.isSafeInteger(sequence)) return null;
  return { block, idPrefix: found[2] ?? '', sequence };
}

export function idPrefix(blockId: string): string {
  return blockId.slice(8, 16);
}
