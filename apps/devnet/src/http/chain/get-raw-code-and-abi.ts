import { base64Text } from '../base64-text.ts';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { unknownKey } from '../problem.ts';

export const getRawCodeAndAbi: Endpoint = {
  path: '/v1/chain/get_raw_code_and_abi',
  answer(node, body) {
    const account_name = Params.required(body).name('account_name');
    const account = node.contractOf(account_name);
    if (account === null) throw unknownKey('eosio::chain::name', account_name);
    return { value: { account_name, wasm: base64Text(account.code), abi: base64Text(account.abi) } };
  },
};
