import type { BlockSummary } from '@antescope/sources/block/block-summary';
import type { CSSProperties } from 'react';
import { glyphCells } from '../../ui/identifier/glyph-cells.ts';

/** The hue of a producer, as in its avatar. */
export function producerColor(name: string): string {
  return `hsl(${glyphCells(name).hue * 30} 48% 52%)`;
}

/** CPU used relative to the largest of the blocks, in percent. */
export function cpuShare(block: BlockSummary, blocks: readonly BlockSummary[]): number {
  const largest = Math.max(1, ...blocks.map(({ cpuUs }) => cpuUs ?? 0));
  return Math.round(((block.cpuUs ?? 0) * 100) / largest);
}

/** The fill of a block: the color of its producer, as high as `percent`. */
export function BlockBar({ producer, percent }: { producer: string; percent: number }) {
  const style = { height: `${percent}%`, '--producer': producerColor(producer) } as CSSProperties;
  return <span aria-hidden className="block-bar" style={style} />;
}
