import { httpUrl } from '../config-values.ts';
import { defineService } from '../define-service.ts';
import { healthCall } from '../history-services/history-health.ts';
import { historyUrls } from '../history-services/history-urls.ts';

/** A node with the history_plugin next to the chain's own nodes. Its history is read by a node client. */
export const nativeHistory = defineService({
  name: 'native',
  config: httpUrl,
  entries: (chain) => historyUrls(chain, 'native'),
  url: (url) => url,
  timeoutMs: 5000,
  maxBytes: 16_000_000,
});

export const nativeHealth = nativeHistory.call({
  request: () => ({ path: ['v1', 'chain', 'get_info'] }),
  read: (answer) => ({ version: null, head: answer.at('head_block_num').number(), first: null }),
  ...healthCall,
});
