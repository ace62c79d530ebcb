import { trimEnd } from '@antescope/codec/bytes/trim-end';
import type { Field } from '../../core/fields.ts';
import { backendEnvelope } from '../backend/backend.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

/** Fields of the snapshot from before the chain's start, named and ordered as the service has them. */
export type SnapshotEntry = [field: string, value: string][];

const maxFields = 40;

/** {snapshots}/{account}, or {backend}/snapshots/{account} where the chain has no service of its own for it. */
export const snapshots = defineService({
  name: 'snapshot',
  config: httpUrl,
  entries: (chain) => [chain.snapshots ?? (chain.backend === null ? null : `${trimEnd(chain.backend, '/')}/snapshots`)],
  url: (url) => url,
  timeoutMs: 3000,
  maxBytes: 100_000,
  emptyStatuses: [404],
  envelope: backendEnvelope,
});

/** Another Antescope's list of pairs is read like an object. */
export const snapshotEntry = snapshots.call({
  request: (_url, account: string) => ({ path: [account] }),
  read: fieldsOf,
});

function fieldsOf(answer: Field): SnapshotEntry {
  const { value } = answer;
  if (typeof value !== 'object' || value === null) return answer.fail('the fields of an account');
  const entries: unknown[] = Array.isArray(value) ? value : Object.entries(value);
  const isPair = (entry: unknown): entry is [unknown, unknown] => Array.isArray(entry) && entry.length === 2;
  if (!entries.every(isPair)) return answer.fail('a list of fields');
  return entries
    .filter(([, item]) => item !== null && typeof item !== 'object')
    .slice(0, maxFields)
    .map(([field, item]): [string, string] => [String(field).slice(0, 100), String(item).slice(0, 500)]);
}
