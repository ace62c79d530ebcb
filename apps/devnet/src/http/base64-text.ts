/** Base64 as nodeos writes it: with an extra '=', empty for no bytes. */
export function base64Text(bytes: Uint8Array): string {
  return bytes.length === 0 ? '' : `${Buffer.from(bytes).toString('base64')}=`;
}
