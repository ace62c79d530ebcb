/** How FIO's contracts hash names: the first 16 bytes of SHA-1, the last one first, as hex of an i128 index key. */
export async function nameHash(name: string): Promise<string> {
  const text = new TextEncoder().encode(name.toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', text));
  const bytes = [...digest.subarray(0, 16)].toReversed();
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
