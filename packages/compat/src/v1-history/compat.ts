import { defineCompat } from '../core/define-compat.ts';
import { addV1History } from './routes.ts';

/** nodeos' history plugin from our index; without one its requests are forwarded to the nodes. */
export const v1History = defineCompat({ prefix: '/v1/history', routes: addV1History });
