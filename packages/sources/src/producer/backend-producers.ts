import type { Field } from '../answer/fields.ts';
import { type GetOptions, getJson, httpFailure } from '../http/get-json.ts';
import { data, empty, failed, meta, type Outcome } from '../outcome.ts';

/** A producer as a backend lists it: GET {backend}/producers?pageNum=1&perPage=50. What it does not say is null. */
export interface BackendProducer {
  rank: number;
  owner: string;
  name: string | null;
  url: string | null;
  location: string | null;
  country: string | null;
  logo: string | null;
}

const source = 'backend';
/** What a page of the backend is unless asked otherwise. */
const firstPage = 1;
const usualPage = 50;

/** One page of a backend's producers. Fails where it does not answer; the chain's tables are the other way. */
export async function backendProducers(
  base: string,
  { pageNum = firstPage, perPage = usualPage }: { pageNum?: number; perPage?: number } = {},
  options: GetOptions = {},
): Promise<Outcome<BackendProducer[]>> {
  const url = new URL(`${base.replace(/\/+$/, '')}/producers`);
  url.searchParams.set('pageNum', String(pageNum));
  url.searchParams.set('perPage', String(perPage));
  return read(url, base, options, (answer) => answer.at('producers').items().map(readProducer));
}

/** One producer: GET {backend}/producers/{name}; 'empty' where the backend does not know it. */
export async function backendProducer(
  base: string,
  name: string,
  options: GetOptions = {},
): Promise<Outcome<BackendProducer>> {
  const url = new URL(`${base.replace(/\/+$/, '')}/producers/${encodeURIComponent(name)}`);
  const found = await read(url, base, options, (answer) =>
    answer.missing || answer.at('owner').missing ? [] : [readProducer(answer)],
  );
  if (found.state === 'data') return { ...found, data: found.data[0]! };
  return found.state === 'empty' ? found : { ...found, stale: null };
}

async function read<T>(url: URL, base: string, options: GetOptions, of: (answer: Field) => T[]): Promise<Outcome<T[]>> {
  try {
    const { value, elapsedMs } = await getJson(url, options);
    const rows = of(value);
    const known = meta({ source, endpoint: base, elapsedMs, time: new Date().toISOString() });
    return rows.length === 0 ? empty(known) : data(rows, known);
  } catch (error) {
    return failed([httpFailure(error, source, base)]);
  }
}

function readProducer(row: Field): BackendProducer {
  const text = (key: string): string | null => {
    const known = row.at(key).textOr('').trim();
    return known === '' ? null : known.slice(0, 200);
  };
  return {
    rank: row.at('rank').number(),
    owner: row.at('owner').text(),
    name: text('name'),
    url: text('url'),
    location: text('location'),
    country: text('country'),
    logo: text('logo'),
  };
}
