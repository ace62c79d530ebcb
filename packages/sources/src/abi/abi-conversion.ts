import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import type { AbiSource } from './abi-source.ts';

/**
 * What nodeos answers to abi_bin_to_json, done here: newer nodes have it no more. `binargs` is hex; the answer is the
 * JSON text of `{args}` by nodeos' rules, keys with the chain's prefix. Throws what AbiSource.need throws, and CodecError with the path.
 */
export async function abiBinToJson(
  abis: AbiSource,
  { code, action, binargs }: { code: string; action: string; binargs: string },
  keyPrefix: string,
): Promise<string> {
  const abi = await abis.need(code);
  const args = abi.decodeAction(action, fromHex(binargs), code);
  return `{"args":${toNodeosJson(args, abi.actionType(action), abi, keyPrefix)}}`;
}

/** The other way round, as abi_json_to_bin has it: the JSON text of `{binargs}`. Throws as {@link abiBinToJson} does. */
export async function abiJsonToBin(
  abis: AbiSource,
  { code, action, args }: { code: string; action: string; args: unknown },
): Promise<string> {
  const abi = await abis.need(code);
  return JSON.stringify({ binargs: toHex(abi.encodeAction(action, args, code)) });
}
