import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { processed, pushed } from './push.ts';
import { succeeded } from './succeeded.ts';

export const sendTransaction: Endpoint = {
  path: '/v1/chain/send_transaction',
  async answer(node, body) {
    const { object } = Params.required(body);
    const trace = succeeded(await pushed(node, object, { method: 'send_transaction', line: 2307 }));
    return { status: 202, value: processed(node, trace, false) };
  },
};
