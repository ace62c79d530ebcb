import type { Field } from '../../core/fields.ts';
import { askBackend } from '../backend/backend-client.ts';
import { empty, meta, type Outcome } from '../../core/outcome.ts';
import type { SourceContext } from '../../core/source-context.ts';

/** What the snapshot before the chain's start says of an account: its fields as the service names them, in its order. */
export type SnapshotEntry = [field: string, value: string][];

const mostFields = 40;
const waitMs = 3000;

/**
 * {snapshots}/{account}, or {backend}/snapshots/{account} where the chain has no service of its own for it. 'empty' where
 * neither is configured, or where it does not know the account. Another Antescope's list of pairs is read like an object.
 */
export async function snapshotEntry(at: SourceContext, account: string): Promise<Outcome<SnapshotEntry>> {
  const { snapshots, backend } = at.chain;
  const base = snapshots ?? (backend === null ? null : `${backend.replace(/\/+$/, '')}/snapshots`);
  if (base === null) return empty(meta({ source: 'none' }));
  const options = { timeoutMs: waitMs, maxBytes: 100_000 };
  const read = await askBackend(base, { segments: account }, fieldsOf, options);
  const named = { ...read.meta, source: read.state === 'failed' ? read.meta.source : 'snapshot' };
  return { ...read, meta: named };
}

function fieldsOf(answer: Field): SnapshotEntry {
  const { value } = answer;
  if (typeof value !== 'object' || value === null) return answer.fail('the fields of an account');
  const entries: unknown[] = Array.isArray(value) ? value : Object.entries(value);
  const isPair = (entry: unknown): entry is [unknown, unknown] => Array.isArray(entry) && entry.length === 2;
  if (!entries.every(isPair)) return answer.fail('a list of fields');
  return entries
    .filter(([, item]) => item !== null && typeof item !== 'object')
    .slice(0, mostFields)
    .map(([field, item]): [string, string] => [String(field).slice(0, 100), String(item).slice(0, 500)]);
}
