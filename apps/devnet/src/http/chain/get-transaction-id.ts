import { packTransaction, transactionId } from '@antescope/codec/chain/transaction';
import type { Endpoint } from '../endpoint.ts';
import { Params, asProblem } from '../params.ts';
import { readTransaction } from '../transaction-input.ts';

export const getTransactionId: Endpoint = {
  path: '/v1/chain/get_transaction_id',
  answer(_node, body) {
    const { object } = Params.required(body);
    const transaction = asProblem(() => readTransaction(object, null));
    return { value: transactionId(packTransaction(transaction)) };
  },
};
