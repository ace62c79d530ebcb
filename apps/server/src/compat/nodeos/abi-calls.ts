import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { Field } from '@antescope/sources/core/fields';
import { abiBinToJson, abiJsonToBin } from '@antescope/sources/abi/abi-conversion';
import type { AbiSource } from '@antescope/sources/abi/abi-source';

/** Whether we can answer the call ourselves where a node has it no more. */
export function isAbiCall(endpoint: string): boolean {
  return endpoint === 'abi_bin_to_json' || endpoint === 'abi_json_to_bin';
}

/** Body of the answer, as nodeos had it. Throws for a wrong request, a missing ABI and data that does not fit it. */
export function answerAbiCall(
  abis: AbiSource,
  keyPrefix: string,
  endpoint: string,
  body: Buffer | null,
): Promise<string> {
  const request = new Field(parseJsonExact(body?.toString('utf8') ?? ''));
  const call = { code: request.at('code').text(), action: request.at('action').text() };
  return endpoint === 'abi_bin_to_json'
    ? abiBinToJson(abis, { ...call, binargs: request.at('binargs').text() }, keyPrefix)
    : abiJsonToBin(abis, { ...call, args: request.at('args').value });
}
