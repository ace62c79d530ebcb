const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

/** Type of an image by its first bytes; null for anything but PNG and JPEG. */
export function imageType(bytes: Uint8Array): 'png' | 'jpeg' | null {
  if (startsWith(bytes, png)) return 'png';
  return startsWith(bytes, jpeg) ? 'jpeg' : null;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte);
}
