/** JSON as the API writes it: 64-bit integers as strings, bytes as hex. */
export function apiJson(value: unknown): string {
  // A replacer makes JSON.stringify several times slower, and few responses need one.
  return needsReplacer(value) ? JSON.stringify(value, apiReplacer) : JSON.stringify(value);
}

function apiReplacer(_key: string, item: unknown): unknown {
  if (typeof item === 'bigint') return item.toString();
  if (item instanceof Uint8Array) return Buffer.from(item).toString('hex');
  return item;
}

function needsReplacer(value: unknown): boolean {
  if (typeof value === 'bigint') return true;
  if (value === null || typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.some(needsReplacer);
  if (value instanceof Uint8Array) return true;
  for (const key in value) if (needsReplacer((value as Record<string, unknown>)[key])) return true;
  return false;
}
