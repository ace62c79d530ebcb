/** JSON by the rules of our API: 64-bit integers as strings, bytes as hex. */
export function apiJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item === 'bigint') return item.toString();
    if (item instanceof Uint8Array) return Buffer.from(item).toString('hex');
    return item;
  });
}
