/** 32 bits of a name for generated marks: FNV-1a with its bits mixed, because names often differ in one letter. */
export function markBits(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    hash ^= name.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** Hue in degrees, one of twelve, because close hues look alike. */
export function markHue(bits: number): number {
  return ((bits >>> 17) % 12) * 30;
}
