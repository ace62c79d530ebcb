import { empty, meta, type Outcome } from '@antescope/sources/core/outcome';
import { type SnapshotEntry, snapshotEntry } from '@antescope/sources/services/snapshot/snapshot';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage } from '../../lib/page/page-result.ts';

export interface SnapshotPageData {
  /** Whether a snapshot source is configured. */
  configured: boolean;
  /** The requested account; '' if none. */
  asked: string;
  entry: Outcome<SnapshotEntry>;
}

const longest = 128;

export const load: PageLoader<SnapshotPageData> = async ({ search }, { sources, chain }) => {
  const asked = (search.account ?? '').trim().slice(0, longest);
  const configured = chain.snapshots !== null || chain.backend !== null;
  const nothing: Outcome<SnapshotEntry> = empty(meta({ source: 'none' }));
  const entry = configured && asked !== '' ? await snapshotEntry(sources.at, asked) : nothing;
  return openPage(entry.meta, { configured, asked, entry });
};
