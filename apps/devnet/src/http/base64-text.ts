/** Base64 as nodeos writes bytes: with one '=' more than there should be, and nothing for nothing. */
export function base64Text(bytes: Uint8Array): string {
  return bytes.length === 0 ? '' : `${Buffer.from(bytes).toString('base64')}=`;
}
