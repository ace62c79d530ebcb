import type { BlockSummary } from '@antescope/sources/block/block-summary';
import { markBits, markHue } from '../../ui/identifier/mark-bits.ts';

/** The hue of a producer, as in its avatar. */
export function producerColor(name: string): string {
  return `hsl(${markHue(markBits(name))} 48% 52%)`;
}

/** CPU used relative to the largest of the blocks, in percent. */
export function cpuShare(block: BlockSummary, blocks: readonly BlockSummary[]): number {
  const largest = Math.max(1, ...blocks.map(({ cpuUs }) => cpuUs ?? 0));
  return Math.round(((block.cpuUs ?? 0) * 100) / largest);
}

/** The fill of a block: the color of its producer, as high as `percent`. */
export function BlockBar({ producer, percent, className }: { producer: string; percent: number; className: string }) {
  const color = producerColor(producer);
  return (
    <svg aria-hidden className={className}>
      <rect y={`${100 - percent}%`} width="100%" height={`${percent}%`} fill={color} fillOpacity="0.32" />
      <rect y={`${100 - percent}%`} width="100%" height="2" fill={color} />
    </svg>
  );
}
