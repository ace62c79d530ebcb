import { trimEnd } from '@antescope/codec/bytes/trim-end';

/**
 * Bytes of a base64 text. nodeos pads wrongly at times (too many or too few '='), so the padding is not looked at.
 * Throws 'Expected base64' on any other character.
 */
export function fromBase64(text: string): Uint8Array {
  const bare = trimEnd(text, '=');
  if (!/^[A-Za-z0-9+/]*$/.test(bare) || bare.length % 4 === 1) throw new Error('Expected base64');
  const binary = atob(bare + '='.repeat((4 - (bare.length % 4)) % 4));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
