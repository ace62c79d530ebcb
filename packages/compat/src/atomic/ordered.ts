import type { Paging } from './query.ts';

/** Compares texts, numbers or big integers; null comes last in either direction, as the API has it. */
export function compareBy<Item>(
  key: (item: Item) => string | number | bigint | null,
  descending: boolean,
): (a: Item, b: Item) => number {
  return (a, b) => {
    const [left, right] = [key(a), key(b)];
    if (left === right) return 0;
    if (left === null) return 1;
    if (right === null) return -1;
    return (left < right ? -1 : 1) * (descending ? -1 : 1);
  };
}

export function pageOf<Item>(items: readonly Item[], { skip, limit }: Paging): Item[] {
  return items.slice(skip, skip + limit);
}

/** The items that pass an asynchronous test, in their order. */
export async function keepIf<Item>(items: readonly Item[], test: (item: Item) => Promise<boolean>): Promise<Item[]> {
  const passed = await Promise.all(items.map(test));
  return items.filter((_, at) => passed[at]);
}
