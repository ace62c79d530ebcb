import type { Field } from '../../core/fields.ts';
import type { Meta } from '../../core/outcome.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';
import { healthCall } from '../history-services/history-health.ts';
import { historyUrls } from '../history-services/history-urls.ts';

/** A Hyperion history service, version 3 or 4. */
export const hyperion = defineService({
  name: 'hyperion',
  config: httpUrl,
  entries: (chain) => historyUrls(chain, 'hyperion'),
  url: (url) => url,
  timeoutMs: 5000,
  maxBytes: 16_000_000,
  emptyStatuses: [404],
  envelope: (answer) => ({ body: answer, about: indexedUpTo(answer) }),
});

export interface HyperionLink {
  permission: string;
  contract: string;
  /** null: every action of the contract. */
  action: string | null;
}

/** Actions linked to the permissions of an account. An account page does not wait long for them. */
export const hyperionLinks = hyperion.call({
  request: (_url, account: string) => ({ path: ['v2', 'state', 'get_links'], query: { account, limit: 1000 } }),
  read: (answer) => answer.at('links').items().map(readLink),
  cacheMs: 60_000,
  rules: { timeoutMs: 400, maxBytes: 1_000_000 },
});

export const hyperionHealth = hyperion.call({
  request: () => ({ path: ['v2', 'health'] }),
  read: (answer) => {
    const parts = answer.at('health').items();
    const index = parts.find((part) => part.at('service').text() === 'Elasticsearch')?.at('service_data');
    return {
      version: answer.at('version').missing ? null : answer.at('version').text(),
      head: index?.at('last_indexed_block').numberOrNull() ?? null,
      first: index?.at('first_indexed_block').numberOrNull() ?? null,
    };
  },
  ...healthCall,
});

/** The block that the service has indexed up to. */
function indexedUpTo(answer: Field): Partial<Meta> {
  if (!answer.isObject) return {};
  const block = answer.at('last_indexed_block').numberOrNull();
  const time = answer.at('last_indexed_block_time');
  return { block, ...(time.missing ? {} : { time: time.time() }) };
}

function readLink(row: Field): HyperionLink {
  const action = row.at('action').textOr('');
  return {
    permission: row.at('permission').text(),
    contract: row.at('code').text(),
    action: action === '' ? null : action,
  };
}
