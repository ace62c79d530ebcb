export interface GlyphCells {
  /** Hue in degrees, one of twelve, because close hues look alike. */
  hue: number;
  /** 25 cells, mirrored left to right. */
  cells: boolean[];
}

/** A deterministic identicon of a name. */
export function glyphCells(name: string): GlyphCells {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    hash ^= name.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  hash ^= hash >>> 12;
  const cells: boolean[] = [];
  for (let row = 0; row < 5; row++) {
    const bits = [0, 1, 2].map((column) => ((hash >>> (row * 3 + column)) & 1) === 1);
    cells.push(bits[0]!, bits[1]!, bits[2]!, bits[1]!, bits[0]!);
  }
  return { hue: (hash >>> 17) % 12, cells };
}
