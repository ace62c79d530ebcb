import { toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import { base64Text } from '../base64-text.ts';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { unknownKey } from '../problem.ts';

export const getRawAbi: Endpoint = {
  path: '/v1/chain/get_raw_abi',
  answer(node, body) {
    const params = Params.required(body);
    const account_name = params.name('account_name');
    const cachedHash = params.has('abi_hash') ? params.exactString('abi_hash').toLowerCase() : null;
    const account = node.contractOf(account_name);
    if (account === null) throw unknownKey('eosio::chain::name', account_name);
    const abi_hash = toHex(sha256(account.abi));
    const answer = { account_name, code_hash: account.codeHash, abi_hash };
    if (cachedHash === abi_hash) return { value: answer };
    return { value: { ...answer, abi: base64Text(account.abi) } };
  },
};
