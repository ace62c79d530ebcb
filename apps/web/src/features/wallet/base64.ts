/** Bytes of base64 text; nodes leave the padding out or add one too many. */
export function fromBase64(text: string): Uint8Array {
  const body = text.replace(/=+$/, '');
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
}
