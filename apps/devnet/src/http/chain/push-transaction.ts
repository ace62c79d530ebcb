import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { processed, push } from './push.ts';
import { throwIfFailed } from './throw-if-failed.ts';

export const pushTransaction: Endpoint = {
  path: '/v1/chain/push_transaction',
  async answer(node, body) {
    const { object } = Params.required(body);
    const trace = throwIfFailed(await push(node, object, { method: 'push_transaction', line: 2203 }));
    return { status: 202, value: processed(node, trace, true) };
  },
};
