import { concat, encodeText } from '@antescope/codec/bytes/bytes';
import type { SeededRandom } from '../story/random.ts';

/** Colors as '#rrggbb', the background first. */
export type Palette = readonly string[];

const palettes: readonly Palette[] = [
  ['#0f172a', '#38bdf8', '#f472b6', '#facc15'],
  ['#fef3c7', '#b45309', '#065f46', '#1e3a8a'],
  ['#ecfeff', '#0e7490', '#be123c', '#111827'],
  ['#1a2e05', '#a3e635', '#fde68a', '#ef4444'],
  ['#fdf2f8', '#9d174d', '#6d28d9', '#0f766e'],
];

const cells = 8;

/** A mirrored identicon: rows of palette indexes. */
export interface Pattern {
  readonly palette: Palette;
  readonly rows: readonly (readonly number[])[];
}

export function pattern(random: SeededRandom): Pattern {
  const palette = random.pick(palettes);
  const rows = Array.from({ length: cells }, () => {
    const half = Array.from({ length: cells / 2 }, () => (random.next() < 0.45 ? 0 : random.integer(1, 3)));
    return [...half, ...half.toReversed()];
  });
  return { palette, rows };
}

/** The pattern as SVG. */
export function svg({ palette, rows }: Pattern, size = 256): Uint8Array {
  const step = size / cells;
  const squares = rows.flatMap((row, y) =>
    row.flatMap((color, x) =>
      color === 0
        ? []
        : [`<rect x="${x * step}" y="${y * step}" width="${step}" height="${step}" fill="${palette[color]}"/>`],
    ),
  );
  const view = `viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"`;
  const ground = `<rect width="${size}" height="${size}" fill="${palette[0]}"/>`;
  return encodeText(`<svg xmlns="http://www.w3.org/2000/svg" ${view}>${ground}${squares.join('')}</svg>\n`);
}

/** The pattern as PNG, two bits per pixel; `size` must be a multiple of 8. */
export function png({ palette, rows }: Pattern, size = 128): Uint8Array {
  const step = size / cells;
  const lineLength = 1 + size / 4;
  const lines = new Uint8Array(lineLength * size);
  for (let y = 0; y < size; y++) {
    const row = rows[Math.floor(y / step)]!;
    for (let x = 0; x < size; x++) {
      const color = row[Math.floor(x / step)]!;
      lines[y * lineLength + 1 + (x >> 2)]! |= color << (6 - 2 * (x & 3));
    }
  }
  const header = concat(bigEndian(size), bigEndian(size), Uint8Array.of(2, 3, 0, 0, 0));
  return concat(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap(channels))),
    chunk('IDAT', stored(lines)),
    chunk('IEND', new Uint8Array()),
  );
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = concat(encodeText(type), data);
  return concat(bigEndian(data.length), body, bigEndian(crc32(body)));
}

/** A zlib stream with one uncompressed block. */
function stored(data: Uint8Array): Uint8Array {
  const length = Uint8Array.of(data.length & 0xff, data.length >> 8, ~data.length & 0xff, (~data.length >> 8) & 0xff);
  return concat(Uint8Array.of(0x78, 0x01, 1), length, data, bigEndian(adler32(data)));
}

function adler32(data: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}
