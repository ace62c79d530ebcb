import { CodecError } from '@antescope/codec/bytes/error';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import { lastNodeosGeneration, type Endpoint } from '../endpoint.ts';
import { JsonText } from '../json-text.ts';
import { Params } from '../params.ts';
import { Problem, detail, unknownKey } from '../problem.ts';
import { readHex } from '../transaction-input.ts';

export const abiBinToJson: Endpoint = {
  path: '/v1/chain/abi_bin_to_json',
  until: lastNodeosGeneration,
  answer(node, body) {
    const params = Params.required(body);
    const code = params.name('code');
    const action = params.name('action');
    const data = params.read('binargs', readHex, new Uint8Array(0));
    if (node.contractOf(code) === null) throw unknownKey('eosio::chain::name', code);
    const abi = node.abiOf(code);
    if (abi === null) {
      const reason = detail(`No ABI found for ${code}`, 'chain_plugin.cpp', 2687, 'abi_bin_to_json');
      throw new Problem(500, 3015001, 'abi_not_found_exception', 'No ABI found', [reason]);
    }
    try {
      const value = abi.decodeAction(action, data, code);
      return { value: { args: new JsonText(toNodeosJson(value, abi.actionType(action) ?? '', abi, node.keyPrefix)) } };
    } catch (error) {
      if (!(error instanceof CodecError)) throw error;
      const { builtin, path } = error;
      const message =
        builtin === null ? error.message : `Unable to unpack built-in type '${builtin}' while processing '${path}'`;
      const reason = detail(message, 'abi_serializer.cpp', 398, '_binary_to_variant');
      throw new Problem(500, 3015013, 'unpack_exception', 'Unpack data exception', [reason]);
    }
  },
};
