import type { Transaction } from '@antescope/codec/chain/transaction';
import { ChainError } from '@antescope/devnet/chain-error';
import type { AbiLookup } from '../action-json.ts';
import type { Endpoint } from '../endpoint.ts';
import { keyText } from '../key-text.ts';
import { CastFailure, Params, castArray, castObject } from '../params.ts';
import { Problem, detail } from '../problem.ts';
import { readTransaction } from '../transaction-input.ts';
import { readKey } from './get-accounts-by-authorizers.ts';

const unsatisfied = 3090003;

export const getRequiredKeys: Endpoint = {
  path: '/v1/chain/get_required_keys',
  answer(node, body) {
    const params = Params.required(body);
    const transaction = requiredTransaction(params, (account) => node.abiOf(account));
    const keys = params.read('available_keys', (value) => castArray(value).map(readKey), []);
    try {
      const required = node.authorization.requiredKeys(transaction.actions, keys, transaction.delay_sec);
      return { value: { required_keys: required.map((key) => keyText(key, node.keyPrefix)) } };
    } catch (error) {
      if (!(error instanceof ChainError) || error.code !== unsatisfied) throw error;
      throw new Problem(401, error.code, error.name, error.what, error.details);
    }
  },
};

function requiredTransaction(params: Params, abiOf: AbiLookup): Transaction {
  try {
    return readTransaction(castObject(params.raw('transaction') ?? null), abiOf);
  } catch (error) {
    if (!(error instanceof CastFailure)) throw error;
    const first = detail('Invalid transaction', 'chain_plugin.cpp', 2470, 'get_required_keys');
    throw new Problem(500, 3010006, 'transaction_type_exception', 'Invalid transaction', [first, ...error.details]);
  }
}
