import { decodeAbi } from '@antescope/codec/abi/binary';
import { abiJson } from '../abi-json.ts';
import type { Endpoint } from '../endpoint.ts';
import { Params } from '../params.ts';
import { Problem, detail, unknownKey } from '../problem.ts';

export const getCode: Endpoint = {
  path: '/v1/chain/get_code',
  answer(node, body) {
    const params = Params.required(body);
    const account_name = params.name('account_name');
    if (!params.bool('code_as_wasm', true)) {
      const reason = detail(
        'Returning WAST from get_code is no longer supported',
        'chain_plugin.cpp',
        2411,
        'get_code',
      );
      throw new Problem(500, 3100008, 'unsupported_feature', 'Feature is currently unsupported', [reason]);
    }
    const account = node.contractOf(account_name);
    if (account === null) throw unknownKey('eosio::chain::name', account_name);
    return {
      value: {
        account_name,
        code_hash: account.codeHash,
        wast: '',
        // nodeos writes the bytes as UTF-8 and drops invalid ones; get_raw_code_and_abi returns all.
        wasm: Buffer.from(account.code).toString('utf8').replaceAll('\ufffd', ''),
        ...(account.abi.length === 0 ? {} : { abi: abiJson(decodeAbi(account.abi)) }),
      },
    };
  },
};
