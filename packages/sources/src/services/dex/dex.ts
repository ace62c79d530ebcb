import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';
import { healthCall } from '../history-services/history-health.ts';
import { historyUrls } from '../history-services/history-urls.ts';

/** A DEX service, as far as it has histories of accounts. */
export const dex = defineService({
  name: 'dex',
  config: httpUrl,
  entries: (chain) => historyUrls(chain, 'dex'),
  url: (url) => url,
  timeoutMs: 5000,
  maxBytes: 16_000_000,
});

export const dexHealth = dex.call({
  request: () => ({ path: ['dex', 'v1', 'markets', 'all'] }),
  read: () => ({ version: null, head: null, first: null }),
  ...healthCall,
});
