import { defineCompat } from '../core/define-compat.ts';
import { addNodeProxy } from './routes.ts';

/** nodeos' own API, forwarded to the nodes of the chain. */
export const nodeos = defineCompat({ prefix: '/v1', routes: addNodeProxy });
