import type { Field } from '../core/fields.ts';
import { askBackend } from '../services/backend/backend-client.ts';
import type { GetOptions } from '../core/get-json.ts';
import type { Outcome } from '../core/outcome.ts';

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

/** What a page of the backend is unless asked otherwise. */
const firstPage = 1;
const usualPage = 50;

/** One page of a backend's producers. Fails where it does not answer; the chain's tables are the other way. */
export function backendProducers(
  base: string,
  { pageNum = firstPage, perPage = usualPage }: { pageNum?: number; perPage?: number } = {},
  options: GetOptions = {},
): Promise<Outcome<BackendProducer[]>> {
  const asked = { segments: 'producers', query: { pageNum, perPage } };
  const rows = (answer: Field): Field => (answer.isObject ? answer.at('producers') : answer);
  return askBackend(base, asked, (answer) => rows(answer).items().map(readProducer), options);
}

/** One producer: GET {backend}/producers/{name}; 'empty' where the backend does not know it. */
export function backendProducer(
  base: string,
  name: string,
  options: GetOptions = {},
): Promise<Outcome<BackendProducer>> {
  const read = (answer: Field): BackendProducer | null => (ownerOf(answer).missing ? null : readProducer(answer));
  return askBackend(base, { segments: ['producers', name] }, read, options);
}

/** Another Antescope calls the account `name` and has no other name for it. */
function ownerOf(row: Field): Field {
  return row.at('owner').missing ? row.at('name') : row.at('owner');
}

function readProducer(row: Field): BackendProducer {
  const text = (key: string): string | null => {
    const field = row.at(key);
    const known = typeof field.value === 'number' ? String(field.value) : field.textOr('').trim();
    return known === '' ? null : known.slice(0, 200);
  };
  const named = !row.at('owner').missing;
  return {
    rank: row.at('rank').number(),
    owner: ownerOf(row).text(),
    name: named ? text('name') : null,
    url: text('url'),
    // The chain's own number, which every page reads from the chain, is no place that a backend tells.
    location: named ? text('location') : null,
    country: text('country'),
    logo: text('logo'),
  };
}
