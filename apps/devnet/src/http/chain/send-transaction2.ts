import type { ExecutedTransaction } from '@antescope/devnet/traces/trace';
import type { DevnetNode } from '../../node/devnet-node.ts';
import type { Endpoint } from '../endpoint.ts';
import { Params, castUint } from '../params.ts';
import { Problem, detail } from '../problem.ts';
import { processed, push } from './push.ts';
import { throwIfFailed } from './throw-if-failed.ts';

export const sendTransaction2: Endpoint = {
  path: '/v1/chain/send_transaction2',
  async answer(node, body) {
    const params = Params.required(body);
    const retry = params.bool('retry_trx');
    if (retry && node.retries === null) throw retryNotEnabled(node.spring);
    const depth = params.optional('retry_trx_num_blocks', (value) => Number(castUint(value, 16)));
    const reader = { method: 'send_transaction2', line: 2339 };
    const trace = await push(node, params.raw('transaction') ?? null, reader);
    const result = params.bool('return_failure_trace', true) ? trace : throwIfFailed(trace);
    if (retry && trace.failure === null) await untilDeep(node, trace, depth);
    return { status: 202, value: processed(node, result, false) };
  },
};

async function untilDeep(node: DevnetNode, trace: ExecutedTransaction, depth: number | null): Promise<void> {
  await node.retries?.wait(trace.id, trace.partial?.expiration ?? '', depth);
}

function retryNotEnabled(spring: boolean): Problem {
  const message = 'Transaction retry not enabled on node';
  const reason = spring
    ? detail(`${message}. transaction-retry-max-storage-size-gb is 0`, 'chain_plugin.cpp', 2251, 'send_transaction_gen')
    : detail(message, 'chain_plugin.cpp', 2347, 'send_transaction2');
  return new Problem(500, 3100008, 'unsupported_feature', 'Feature is currently unsupported', [reason]);
}
