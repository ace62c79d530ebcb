import type { HeadView } from '@antescope/sources/block/block-view';
import type { HomePageData } from './load.ts';

/** The head as loaded, or the last known one. */
export function knownHead({ head }: HomePageData): HeadView | null {
  return head.state === 'data' ? head.data : head.state === 'failed' ? head.stale : null;
}
