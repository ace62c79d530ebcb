import { empty, meta, type Outcome } from '@antescope/sources/core/outcome';
import { type SnapshotEntry, snapshotEntry } from '@antescope/sources/services/snapshot/snapshot';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface SnapshotPageData {
  /** Whether a snapshot source is configured. */
  configured: boolean;
  /** The requested account; '' if none. */
  requested: string;
  entry: Outcome<SnapshotEntry>;
}

const maxLength = 128;

export const load: PageLoader<SnapshotPageData> = async ({ search }, { sources, chain }) => {
  const requested = (search.account ?? '').trim().slice(0, maxLength);
  const configured = chain.snapshots !== null || chain.backend !== null;
  const noEntry: Outcome<SnapshotEntry> = empty(meta({ source: 'none' }));
  const entry = configured && requested !== '' ? await snapshotEntry(sources.at, requested) : noEntry;
  return openPage(entry.meta, { configured, requested, entry });
};
