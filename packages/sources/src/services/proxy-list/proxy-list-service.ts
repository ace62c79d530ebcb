import { trimEnd } from '@antescope/codec/bytes/trim-end';
import type { Field } from '../../core/fields.ts';
import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';

const maxProxies = 100;

/** A proxy as it describes itself. */
export interface ListedProxy {
  rank: number;
  owner: string;
  name: string | null;
  philosophy: string | null;
  website: string | null;
}

/** A service that lists voting proxies: {url}?output=json and {url}/{account}?output=json. */
export const proxyListService = defineService({
  name: 'proxy-list',
  config: httpUrl,
  entries: (chain) => [chain.proxyList],
  url: (url) => trimEnd(url, '/'),
  timeoutMs: 5000,
  maxBytes: 8_000_000,
});

export const listedProxies = proxyListService.call({
  request: () => ({ query: { output: 'json' } }),
  read: listedEntries,
});

export const listedProxy = proxyListService.call({
  request: (_url, account: string) => ({ path: [account], query: { output: 'json' } }),
  read: (answer) => listedEntries(answer)[0] ?? null,
});

function listedEntries(answer: Field): ListedProxy[] {
  return answer.at('proxies').items().slice(0, maxProxies).map(readEntry);
}

function readEntry(row: Field, index: number): ListedProxy {
  const text = (key: string): string | null => row.at(key).textOr('').slice(0, 1024) || null;
  return {
    rank: row.at('rank').missing ? index + 1 : row.at('rank').number(),
    owner: row.at('account').text(),
    name: text('name'),
    philosophy: text('philosophy'),
    website: text('website'),
  };
}
