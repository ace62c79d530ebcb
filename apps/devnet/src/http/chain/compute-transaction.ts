import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { readPackedTransaction } from '../transaction-input.ts';
import { processed } from './push.ts';

export const computeTransaction: Endpoint = {
  path: '/v1/chain/compute_transaction',
  answer(node, body) {
    const params = Params.required(body);
    const reader = { method: 'compute_transaction', line: 2439 };
    const abiOf = (account: string) => node.abiOf(account);
    const trace = node.compute(readPackedTransaction(params.raw('transaction') ?? null, reader, abiOf));
    return { value: processed(node, trace, false) };
  },
};
