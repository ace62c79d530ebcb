import { toHex } from '@antescope/codec/bytes/bytes';
import type { CompiledAbi } from '@antescope/codec/abi/compile';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import type { Action } from '@antescope/codec/chain/transaction';
import { JsonText } from './json-text.ts';

/** Returns the current ABI of an account; null if it has none or an invalid one. */
export type AbiLookup = (account: string) => CompiledAbi | null;

/**
 * Writes actions as nodeos does: data decoded with the current ABI of the contract, or hex if there is none or decoding
 * fails.
 */
export class ActionRenderer {
  private readonly abiOf: AbiLookup;
  /** Prefix of K1 keys. */
  readonly keyPrefix: string;

  constructor(abiOf: AbiLookup, keyPrefix: string) {
    this.abiOf = abiOf;
    this.keyPrefix = keyPrefix;
  }

  action(action: Action): Record<string, unknown> {
    const { account, name, authorization, data } = action;
    const hex = toHex(data);
    return { account, name, authorization, data: this.data(account, name, data) ?? hex, hex_data: hex };
  }

  /** Action data decoded with the contract's ABI, or null. */
  data(account: string, name: string, data: Uint8Array): JsonText | null {
    // nodeos writes empty data as an empty string.
    if (data.length === 0) return null;
    const abi = this.abiOf(account);
    const type = abi?.actionType(name);
    if (abi === null || type === undefined) return null;
    return decoded(() => toNodeosJson(abi.decodeAction(name, data), type, abi, this.keyPrefix));
  }

  /** Return value decoded by the ABI's action_results, or null. */
  returnValue(account: string, name: string, data: Uint8Array): JsonText | null {
    const abi = this.abiOf(account);
    const type = abi?.actionResultType(name);
    if (abi === null || type === undefined || data.length === 0) return null;
    return decoded(() => toNodeosJson(abi.decode(type, data), type, abi, this.keyPrefix));
  }
}

function decoded(write: () => string): JsonText | null {
  try {
    return new JsonText(write());
  } catch {
    // nodeos writes data that does not match the ABI as hex.
    return null;
  }
}
