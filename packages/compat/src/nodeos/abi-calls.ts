import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { Field } from '@antescope/sources/core/fields';
import { abiBinToJson, abiJsonToBin } from '@antescope/sources/abi/abi-conversion';
import type { AbiSource } from '@antescope/sources/abi/abi-source';

/** Calls that are answered locally if the node no longer supports them. */
export function isAbiCall(endpoint: string): boolean {
  return endpoint === 'abi_bin_to_json' || endpoint === 'abi_json_to_bin';
}

/** Response body as nodeos wrote it. Throws on an invalid request, a missing ABI, or data that does not match it. */
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
