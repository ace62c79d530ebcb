import { getJson, HttpError, httpFailure } from '../http/get-json.ts';
import { data, empty, failed, meta, type Outcome } from '../outcome.ts';
import type { SourceContext } from '../source-context.ts';

/** What the snapshot before the chain's start says of an account: its fields as the service names them, in its order. */
export type SnapshotEntry = [field: string, value: string][];

const mostFields = 40;
const waitMs = 3000;

/** {snapshots}/{account}. 'empty' where no service is configured, or where it does not know the account. */
export async function snapshotEntry(at: SourceContext, account: string): Promise<Outcome<SnapshotEntry>> {
  const base = at.chain.snapshots;
  if (base === null) return empty(meta({ source: 'none' }));
  const url = new URL(`${base.replace(/\/+$/, '')}/${encodeURIComponent(account)}`);
  try {
    const { value, elapsedMs } = await getJson(url, { timeoutMs: waitMs, maxBytes: 100_000 });
    const known = meta({ source: 'snapshot', endpoint: base, elapsedMs, time: new Date().toISOString() });
    const answer = value.value;
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return empty(known);
    const fields = Object.entries(answer)
      .filter(([, item]) => item !== null && typeof item !== 'object')
      .slice(0, mostFields)
      .map(([field, item]): [string, string] => [field, String(item).slice(0, 500)]);
    return fields.length === 0 ? empty(known) : data(fields, known);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return empty(meta({ source: 'snapshot', endpoint: base }));
    return failed([httpFailure(error, 'snapshot', base)]);
  }
}
