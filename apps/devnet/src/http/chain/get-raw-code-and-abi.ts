import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { unknownKey } from '../problem.ts';

export const getRawCodeAndAbi: Endpoint = {
  path: '/v1/chain/get_raw_code_and_abi',
  answer(node, body) {
    const account_name = Params.required(body).name('account_name');
    const account = node.contractOf(account_name);
    if (account === null) throw unknownKey('eosio::chain::name', account_name);
    const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
    return { value: { account_name, wasm: base64(account.code), abi: base64(account.abi) } };
  },
};
