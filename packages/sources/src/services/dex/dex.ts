import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';
import { healthCall } from '../history-services/history-health.ts';
import { serviceEntries } from '../service-config.ts';
import { historyUrls } from '../history-services/history-urls.ts';

/** A DEX service: markets, orders, trades, and histories of accounts. `services.dex` names one that is no history source. */
export const dex = defineService({
  name: 'dex',
  config: httpUrl,
  entries: (chain) => [...new Set([...historyUrls(chain, 'dex'), serviceEntries(chain).dex ?? null])],
  url: (url) => url,
  timeoutMs: 5000,
  maxBytes: 16_000_000,
});

export const dexHealth = dex.call({
  request: () => ({ path: ['dex', 'v1', 'markets', 'all'] }),
  read: () => ({ version: null, head: null, first: null }),
  ...healthCall,
});
