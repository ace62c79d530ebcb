import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { Problem, detail } from '../problem.ts';
import { processed, pushed } from './push.ts';
import { succeeded } from './succeeded.ts';

export const sendTransaction2: Endpoint = {
  path: '/v1/chain/send_transaction2',
  async answer(node, body) {
    const params = Params.required(body);
    if (params.bool('retry_trx')) {
      const reason = detail('Transaction retry not enabled on node', 'chain_plugin.cpp', 2347, 'send_transaction2');
      throw new Problem(500, 3100008, 'unsupported_feature', 'Feature is currently unsupported', [reason]);
    }
    const reader = { method: 'send_transaction2', line: 2339 };
    const trace = await pushed(node, params.raw('transaction') ?? null, reader);
    const answered = params.bool('return_failure_trace', true) ? trace : succeeded(trace);
    return { status: 202, value: processed(node, answered, false) };
  },
};
