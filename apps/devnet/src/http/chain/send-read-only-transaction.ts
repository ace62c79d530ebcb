import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { readPackedTransaction } from '../transaction-input.ts';
import { processed } from './push.ts';

/** A query by actions with return values: writes nothing, needs no signatures. Failures are in the trace. */
export const sendReadOnlyTransaction: Endpoint = {
  path: '/v1/chain/send_read_only_transaction',
  since: 4,
  answer(node, body) {
    const params = Params.required(body);
    const reader = { method: 'send_read_only_transaction', line: 2439 };
    const packed = readPackedTransaction(params.raw('transaction') ?? null, reader, (account) => node.abiOf(account));
    return { value: processed(node, node.compute(packed, { readOnly: true }), false) };
  },
};
