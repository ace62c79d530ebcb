import type { Field } from '../../core/fields.ts';
import { backend } from './backend.ts';

/** A producer as a backend lists it. What it does not say is null. */
export interface BackendProducer {
  rank: number;
  owner: string;
  name: string | null;
  url: string | null;
  location: string | null;
  country: string | null;
  logo: string | null;
}

const defaultPage = { pageNum: 1, perPage: 50 };

/** One page of producers (producers?pageNum=1&perPage=50). Names and logos change rarely. */
export const backendProducers = backend.call({
  request: (_base, page: { pageNum?: number; perPage?: number } = {}) => ({
    path: ['producers'],
    query: { ...defaultPage, ...page },
  }),
  read: (answer) => (answer.isObject ? answer.at('producers') : answer).items().map(readProducer),
  cacheMs: 600_000,
});

/** One producer (producers/{name}). */
export const backendProducer = backend.call({
  request: (_base, name: string) => ({ path: ['producers', name] }),
  // {}: unknown to the backend.
  read: (answer) => (answer.isObject && Object.keys(answer.value as object).length === 0 ? null : readProducer(answer)),
  cacheMs: 300_000,
  rules: { timeoutMs: 1000 },
});

/** Another Antescope has the account as `name`, and no display name. */
function ownerOf(row: Field): Field {
  return row.at('owner').missing ? row.at('name') : row.at('owner');
}

function readProducer(row: Field): BackendProducer {
  const text = (key: string): string | null => {
    const field = row.at(key);
    const text = typeof field.value === 'number' ? String(field.value) : field.textOr('').trim();
    return text === '' ? null : text.slice(0, 200);
  };
  const named = !row.at('owner').missing;
  return {
    rank: row.at('rank').number(),
    owner: ownerOf(row).text(),
    name: named ? text('name') : null,
    url: text('url'),
    // Another Antescope has the location code of the chain there, which pages read from the chain.
    location: named ? text('location') : null,
    country: text('country'),
    logo: text('logo'),
  };
}
