import { glyphCells } from './glyph-cells.ts';

/** The identicon of an account. Decorative: the name is next to it. */
export function Glyph({ name, size = 16 }: { name: string; size?: number }) {
  const { hue, cells } = glyphCells(name);
  const path = cells.map((on, index) => (on ? `M${index % 5} ${Math.floor(index / 5)}h1v1h-1z` : '')).join('');
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="-1 -1 7 7"
      shapeRendering="crispEdges"
      className="inline-block shrink-0 rounded-[4px] bg-raised"
    >
      <path d={path} fill={`hsl(${hue * 30} 48% 52%)`} />
    </svg>
  );
}
