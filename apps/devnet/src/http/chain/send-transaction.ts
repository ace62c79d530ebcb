import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { processed, push } from './push.ts';
import { throwIfFailed } from './throw-if-failed.ts';

export const sendTransaction: Endpoint = {
  path: '/v1/chain/send_transaction',
  async answer(node, body) {
    const { object } = Params.required(body);
    const trace = throwIfFailed(await push(node, object, { method: 'send_transaction', line: 2307 }));
    return { status: 202, value: processed(node, trace, false) };
  },
};
