/**
 * One page of a list. `next` is where the following page begins, null at the end of the list. A page may hold fewer items
 * than requested, even none, although `next` is set: the search stopped at its time budget.
 */
export interface ListPage<Item, Position> {
  items: Item[];
  next: Position | null;
}

/** A list without a cursor; `complete` is false if it was cut at its limit or time budget. */
export interface CutList<Item> {
  items: Item[];
  complete: boolean;
}

/** Row of a table in any scope; `next` of a page is inclusive. */
export interface RowPosition {
  scope: string;
  primaryKey: bigint;
}

/** Last holder of a page, by owner and permission; `actorPermission` in the list of an account only. */
export interface HolderPosition {
  owner: string;
  permission: string;
  actorPermission?: string;
}

/** Last account of a page of created accounts, newest first. */
export interface CreationPosition {
  block: number;
  account: string;
}

/** A link of an account to a permission; `messageType` is empty for every action. */
export interface LinkPosition {
  account: string;
  code: string;
  messageType: string;
}

/** Reads pages until the list ends or `max` items are read; `next` is set if there are more. */
export async function readPages<Item, Position>(
  read: (from: Position | null) => Promise<ListPage<Item, Position>>,
  max: number,
): Promise<ListPage<Item, Position>> {
  const items: Item[] = [];
  let next: Position | null = null;
  do {
    const page: ListPage<Item, Position> = await read(next);
    items.push(...page.items);
    ({ next } = page);
  } while (next !== null && items.length < max);
  return { items, next };
}
