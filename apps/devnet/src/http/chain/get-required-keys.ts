import { ChainError } from '@antescope/devnet/chain-error';
import type { Endpoint } from '../endpoint.ts';
import { keyText } from '../key-text.ts';
import { Params, castArray, castObject } from '../params.ts';
import { Problem } from '../problem.ts';
import { readTransaction } from '../transaction-input.ts';
import { readKey } from './get-accounts-by-authorizers.ts';

const UNSATISFIED = 3090003;

export const getRequiredKeys: Endpoint = {
  path: '/v1/chain/get_required_keys',
  answer(node, body) {
    const params = Params.required(body);
    const transaction = params.read(
      'transaction',
      (value) => readTransaction(castObject(value), (account) => node.abiOf(account)),
      readTransaction(new Map(), null),
    );
    const keys = params.read('available_keys', (value) => castArray(value).map(readKey), []);
    try {
      const required = node.authorization.requiredKeys(transaction.actions, keys, transaction.delay_sec);
      return { value: { required_keys: required.map(keyText) } };
    } catch (error) {
      if (!(error instanceof ChainError) || error.code !== UNSATISFIED) throw error;
      throw new Problem(401, error.code, error.name, error.what, error.details);
    }
  },
};
