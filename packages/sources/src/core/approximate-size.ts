/** Items of a list that are measured; the others count as their average. */
const sampled = 16;

/** Approximate memory of decoded JSON in bytes. Long lists are sampled at random, so that no order of items hides large ones. */
export function approximateSize(value: unknown): number {
  if (typeof value === 'string') return 16 + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  if (Array.isArray(value)) return 32 + sizeOfItems(value);
  let size = 32;
  for (const name in value) size += 8 + approximateSize((value as Record<string, unknown>)[name]);
  return size;
}

function sizeOfItems(items: readonly unknown[]): number {
  const sum = (of: readonly unknown[]): number => of.reduce((size: number, item) => size + approximateSize(item), 0);
  if (items.length <= sampled) return sum(items);
  const samples = Array.from({ length: sampled }, () => items[Math.floor(Math.random() * items.length)]);
  return Math.round((sum(samples) * items.length) / sampled);
}
