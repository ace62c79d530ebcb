import { defineCompat } from '../core/define-compat.ts';
import { addLightApi } from './routes.ts';
import { LightSocket } from './socket/light-socket.ts';

/** The Light API from our index, over every indexed chain of the server, and its websocket. */
export const lightApi = defineCompat({
  prefix: '/api',
  routes: addLightApi,
  sockets: (host) => new LightSocket(host),
});
