import type { Field } from '../core/fields.ts';
import { jsonReady } from '../core/json-ready.ts';

/** An event in the history of an asset. */
export interface NftEvent {
  /** 'transfer', 'mint', …: the source's own name. */
  name: string;
  time: string | null;
  transactionId: string | null;
  /** The rest, JSON-ready. */
  data: Record<string, unknown>;
  /** `data` has only the fields that fit a list; the transaction has all. */
  truncated?: true;
}

/** An event of a service; field names differ between them, and unknown ones stay in `data`. */
export function readNftEvent(row: Field): NftEvent {
  const text = (...names: string[]) => {
    const field = names.map((name) => row.at(name)).find((field) => typeof field.value === 'string');
    return field === undefined ? null : field.text();
  };
  const name = text('name', 'type', 'action') ?? row.fail('an event with a name');
  const details = row.at('data');
  return {
    name,
    time: timeOf(row),
    transactionId: text('txid', 'trx_id', 'transaction_id', 'transactionId'),
    data: details.isObject ? (jsonReady(details.value) as Record<string, unknown>) : {},
  };
}

/** Milliseconds since 1970 or an ISO text. */
function timeOf(row: Field): string | null {
  for (const name of ['created_at_time', 'timestamp', 'block_time', 'time']) {
    const field = row.at(name);
    if (field.missing) continue;
    const ms = /^\d+$/.test(String(field.value)) ? Number(field.value) : Date.parse(field.time());
    return Number.isFinite(ms) && ms < 8.64e15 ? new Date(ms).toISOString() : null;
  }
  return null;
}
