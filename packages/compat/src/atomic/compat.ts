import { defineCompat } from '../core/define-compat.ts';
import { assetsEndpoints } from './assets/endpoints.ts';
import { marketEndpoints } from './market/endpoints.ts';
import { addEndpoints } from './routes.ts';

/** The first part of pink.network's AtomicAssets API, from our index. */
export const atomicAssets = defineCompat({
  prefix: '/atomicassets',
  routes: (scope, host) => addEndpoints(scope, host, assetsEndpoints),
});

/** The other part, for the market. */
export const atomicMarket = defineCompat({
  prefix: '/atomicmarket',
  routes: (scope, host) => addEndpoints(scope, host, marketEndpoints),
});
