import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { unknownKey } from '../problem.ts';

export const getCodeHash: Endpoint = {
  path: '/v1/chain/get_code_hash',
  answer(node, body) {
    const account_name = Params.required(body).name('account_name');
    const account = node.contractOf(account_name);
    if (account === null) throw unknownKey('eosio::chain::name', account_name);
    return { value: { account_name, code_hash: account.codeHash } };
  },
};
