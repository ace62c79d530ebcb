import type { KeyHolder } from '@antescope/sources/account/account-view';
import { formatHolderCursor, parseHolderCursor } from '@antescope/sources/account/holder-page';
import { data, empty, type Meta, type Outcome } from '@antescope/sources/core/outcome';
import type { HolderPosition } from '../store/list-page.ts';
import { RequestError } from './index-answer.ts';

const maxPageSize = 1000;

/** Page size within the bounds of every list. */
export function pageLimit(limit: number): number {
  return Math.max(1, Math.min(maxPageSize, Math.trunc(limit) || 1));
}

/** Throws RequestError unless the cursor is absent or one of a list of permissions. */
export function holderPosition(cursor: string | undefined): HolderPosition | null {
  if (cursor === undefined) return null;
  const position = parseHolderCursor(cursor);
  if (position === null) throw new RequestError('bad-cursor', `'${cursor.slice(0, 60)}' is not a cursor of this list`);
  const { account, ...rest } = position;
  return { owner: account, ...rest };
}

/** A page may have no rows although more follow, or because the previous one was the last. */
export function holderPage(
  holders: KeyHolder[],
  { after, next }: { after: HolderPosition | null; next: HolderPosition | null },
  about: Meta,
): Outcome<KeyHolder[]> {
  if (next === null) return holders.length === 0 && after === null ? empty(about) : data(holders, about);
  const { owner, ...rest } = next;
  return data(holders, { ...about, next: formatHolderCursor({ account: owner, ...rest }) });
}
