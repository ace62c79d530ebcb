import type { Database } from '../state/database.ts';
import { only } from '../state/keys.ts';

/** Schedules a feature to be activated in the next block. */
export function preactivateFeature(database: Database, digest: string): void {
  const state = database.protocolState.get(only)!;
  const preactivated = state.preactivated ?? [];
  if (preactivated.includes(digest) || state.features.some((feature) => feature.digest === digest)) return;
  database.protocolState.put({ ...state, preactivated: [...preactivated, digest] });
}

/** Activates preactivated features at the start of a block. Returns their digests for the header. */
export function activateFeatures(database: Database, block: number): readonly string[] {
  const state = database.protocolState.get(only)!;
  const digests = state.preactivated ?? [];
  if (digests.length === 0) return [];
  const added = digests.map((digest) => ({ digest, block }));
  database.protocolState.put({ features: [...state.features, ...added], preactivated: [] });
  return digests;
}
