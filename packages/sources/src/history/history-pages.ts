/** Cursors of earlier pages that an address keeps at most; further back one begins again at the first page. */
const keptCursors = 12;
const separator = ',';

/** Where a reader is in a history: the page's cursor, and the cursors of the pages before it, oldest first. */
export interface PagePlace {
  cursor: string | null;
  back: readonly string[];
}

/**
 * The position that a URL has in its parameters `cursor` and `back`. Sources such as dfuse continue by cursors that only
 * lead onward, so the way back is a stack of them: it lives in the address, and another filter or order begins without.
 */
export function pagePlace(params: { cursor?: string | undefined; back?: string | undefined }): PagePlace {
  const back = (params.back ?? '').split(separator).filter((cursor) => cursor !== '');
  return { cursor: params.cursor ?? null, back: params.cursor === undefined ? [] : back.slice(-keptCursors) };
}

/** The page after this one: its cursor is put on the stack. */
export function nextPlace({ cursor, back }: PagePlace, next: string): PagePlace {
  return { cursor: next, back: cursor === null ? [] : [...back, cursor].slice(-keptCursors) };
}

/** The page before this one, taken from the stack; null on the first page. */
export function previousPlace({ cursor, back }: PagePlace): PagePlace | null {
  if (cursor === null) return null;
  return { cursor: back.at(-1) ?? null, back: back.slice(0, -1) };
}

/** Parameters of a place, for an address. */
export function paramsOfPlace({ cursor, back }: PagePlace): { cursor?: string; back?: string } {
  if (cursor === null) return {};
  return back.length === 0 ? { cursor } : { cursor, back: back.join(separator) };
}
