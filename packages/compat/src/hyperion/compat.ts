import { defineCompat } from '../core/define-compat.ts';
import { addHyperion } from './routes.ts';
import { StreamServer } from './stream/stream-server.ts';

/** The part of Hyperion's API that wallets use, from our index, and its stream. */
export const hyperion = defineCompat({
  prefix: '/v2',
  routes: addHyperion,
  sockets: (host) => new StreamServer(host),
});
