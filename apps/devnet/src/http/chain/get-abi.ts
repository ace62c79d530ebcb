import { decodeAbi } from '@antescope/codec/abi/binary';
import type { Endpoint } from '../endpoint.ts';
import { abiJson } from '../abi-json.ts';
import { Params } from '../params.ts';
import { unknownKey } from '../problem.ts';

export const getAbi: Endpoint = {
  path: '/v1/chain/get_abi',
  answer(node, body) {
    const account_name = Params.required(body).name('account_name');
    const account = node.contractOf(account_name);
    if (account === null) throw unknownKey('eosio::chain::name', account_name);
    if (account.abi.length === 0) return { value: { account_name } };
    return { value: { account_name, abi: abiJson(decodeAbi(account.abi)) } };
  },
};
