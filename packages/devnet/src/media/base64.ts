const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes padded base64. */
export function base64(text: string): Uint8Array {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of text.replaceAll('=', '')) {
    bits = ((bits << 6) | alphabet.indexOf(letter)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 0xff);
  }
  return Uint8Array.from(bytes);
}
