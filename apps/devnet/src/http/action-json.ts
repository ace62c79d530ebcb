import { toHex } from '@antescope/codec/bytes/bytes';
import type { CompiledAbi } from '@antescope/codec/abi/compile';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import type { Action } from '@antescope/codec/chain/transaction';
import { JsonText } from './json-text.ts';

/** Finds the ABI that an account has now; null when it has none or one that cannot be used. */
export type AbiLookup = (account: string) => CompiledAbi | null;

/**
 * Writes actions as the node does: data by the ABI the contract has now, as hex where there is none or where it does
 * not fit.
 */
export class ActionRenderer {
  private readonly abiOf: AbiLookup;

  constructor(abiOf: AbiLookup) {
    this.abiOf = abiOf;
  }

  action(action: Action): Record<string, unknown> {
    const { account, name, authorization, data } = action;
    const hex = toHex(data);
    return { account, name, authorization, data: this.data(account, name, data) ?? hex, hex_data: hex };
  }

  /** Action data by the contract's ABI, or null. */
  data(account: string, name: string, data: Uint8Array): JsonText | null {
    // nodeos shows the empty data of any action as an empty string
    if (data.length === 0) return null;
    const abi = this.abiOf(account);
    const type = abi?.actionType(name);
    if (abi === null || type === undefined) return null;
    return decoded(() => toNodeosJson(abi.decodeAction(name, data), type, abi));
  }

  /** Return value by the ABI's action_results, or null. */
  returnValue(account: string, name: string, data: Uint8Array): JsonText | null {
    const abi = this.abiOf(account);
    const type = abi?.actionResultType(name);
    if (abi === null || type === undefined || data.length === 0) return null;
    return decoded(() => toNodeosJson(abi.decode(type, data), type, abi));
  }
}

function decoded(write: () => string): JsonText | null {
  try {
    return new JsonText(write());
  } catch {
    // data that its ABI cannot read is shown as hex by the node: that is an answer, not a failure
    return null;
  }
}
