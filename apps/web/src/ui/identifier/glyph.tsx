import { markBits, markHue } from './mark-bits.ts';

/** The generated mark of an account: four shapes in two tones of one hue. Decorative: the name is next to it. */
export function Glyph({ name, size = 16 }: { name: string; size?: number }) {
  const bits = markBits(name);
  const hue = markHue(bits);
  const tones = [`hsl(${hue} 46% 46%)`, `hsl(${hue} 56% 64%)`];
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 4 4" className="inline-block shrink-0 rounded-[22%]">
      <path fill={`hsl(${hue} 38% 50% / 0.28)`} d="M0 0h4v4H0z" />
      {[0, 1].map((tone) => (
        <path key={tone} fill={tones[tone]} d={quadrants.map((_, index) => shapeOf(bits, index, tone)).join('')} />
      ))}
    </svg>
  );
}

/** Upper left corners of the four quadrants. */
const quadrants = [
  [0, 0],
  [2, 0],
  [0, 2],
  [2, 2],
] as const;

/** A quarter disk in one of the four corners, a disk, or a leaf, in a quadrant of 2 by 2. */
const shapes = [
  'h2a2 2 0 0 1-2 2z',
  'm2 0v2a2 2 0 0 1-2-2z',
  'm2 2h-2a2 2 0 0 1 2-2z',
  'm0 2v-2a2 2 0 0 1 2 2z',
  'm1 .2a.8.8 0 1 1 0 1.6.8.8 0 1 1 0-1.6z',
  'h1a1 1 0 0 1 1 1v1h-1a1 1 0 0 1-1-1z',
  'm2 0v1a1 1 0 0 1-1 1h-1v-1a1 1 0 0 1 1-1z',
];

/** Four bits per quadrant: one selects the tone, three the shape. */
function shapeOf(bits: number, index: number, tone: number): string {
  const own = (bits >>> (index * 4)) & 15;
  const [x, y] = quadrants[index]!;
  return (own & 1) === tone ? `M${x} ${y}${shapes[(own >>> 1) % shapes.length]!}` : '';
}
