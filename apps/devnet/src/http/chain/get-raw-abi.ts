import { toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import { base64Text } from '../base64-text.ts';
import type { Endpoint } from '../endpoint.ts';
import { CastFailure, castExactString, Params } from '../params.ts';
import { detail, unknownKey } from '../problem.ts';
import type { LaxValue } from '../lax-json.ts';

export const getRawAbi: Endpoint = {
  path: '/v1/chain/get_raw_abi',
  answer(node, body) {
    const params = Params.required(body);
    const account_name = params.name('account_name');
    const cachedHash = params.optional('abi_hash', castHash);
    const account = node.contractOf(account_name);
    if (account === null) throw unknownKey('eosio::chain::name', account_name);
    const abi_hash = toHex(sha256(account.abi));
    const answer = { account_name, code_hash: account.codeHash, abi_hash };
    if (cachedHash === abi_hash) return { value: answer };
    return { value: { ...answer, abi: base64Text(account.abi) } };
  },
};

/** Like fc, zeros follow fewer digits. */
function castHash(value: LaxValue): string {
  const text = castExactString(value);
  const invalid = /[^0-9a-fA-F]/.exec(text)?.[0];
  if (invalid !== undefined)
    throw new CastFailure(detail(`Invalid hex character '${invalid}'`, 'hex.cpp', 13, 'from_hex'));
  return text.slice(0, 64).padEnd(64, '0').toLowerCase();
}
