import { fromHex } from '@antescope/codec/bytes/bytes';
import type { CompiledAbi } from '@antescope/codec/abi/compile';
import { jsonReady } from '../core/json-ready.ts';
import type { AbiSource } from './abi-source.ts';

/** What is known of an action's arguments. `data` null: not decoded, `undecoded` says why. */
export interface ActionData {
  data: unknown;
  hex: string;
  undecoded: string | null;
}

/**
 * Arguments of an action: an object decoded by the node is taken as it is, hex is decoded with the contract's current ABI
 * (at the time of the block it may have been another one).
 */
export async function actionData(
  abis: AbiSource,
  contract: string,
  name: string,
  encoded: { data: unknown; hex: string | null },
): Promise<ActionData> {
  if (typeof encoded.data === 'object' && encoded.data !== null) {
    return { data: jsonReady(encoded.data), hex: encoded.hex ?? '', undecoded: null };
  }
  const hex = encoded.hex ?? (typeof encoded.data === 'string' ? encoded.data : '');
  let abi: CompiledAbi | null;
  try {
    abi = await abis.of(contract);
  } catch (error) {
    return { data: null, hex, undecoded: `no-abi: ${messageOf(error)}` };
  }
  if (abi === null) return { data: null, hex, undecoded: 'no-abi' };
  if (abi.actionType(name) === undefined) return { data: null, hex, undecoded: 'unknown-action' };
  try {
    return { data: jsonReady(abi.decodeAction(name, fromHex(hex), contract)), hex, undecoded: null };
  } catch (error) {
    return { data: null, hex, undecoded: messageOf(error) };
  }
}

/** Decoded return value of an action, or null with its hex left to the caller. */
export async function returnValue(abis: AbiSource, contract: string, name: string, hex: string): Promise<unknown> {
  if (hex === '') return null;
  const abi = await abis.of(contract).catch(() => null);
  const type = abi?.actionResultType(name);
  if (abi === null || type === undefined) return null;
  try {
    return jsonReady(abi.decode(type, fromHex(hex)));
  } catch {
    return null;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
