import type { CompiledAbi } from '@antescope/codec/abi/compile';
import { CodecError } from '@antescope/codec/bytes/error';
import type { Action, PermissionLevel } from '@antescope/codec/chain/transaction';
import type { AbiSource } from './abi-source.ts';

/** Builds actions without waiting, once the ABIs of their contracts were read. */
export class ActionBuilder {
  readonly #abis: AbiSource;
  readonly #cached = new Map<string, CompiledAbi>();

  constructor(abis: AbiSource) {
    this.#abis = abis;
  }

  /** Reads the ABIs of contracts. Throws what AbiSource.need throws. */
  async cache(...contracts: readonly string[]): Promise<void> {
    const abis = await Promise.all(contracts.map((contract) => this.#abis.need(contract)));
    for (const [i, contract] of contracts.entries()) this.#cached.set(contract, abis[i]!);
  }

  /**
   * An action with its data encoded; an authorization given by its account alone is that account's active permission.
   * Throws 'ABI must be cached before using ActionBuilder', or CodecError with the path into the data.
   */
  action(contract: string, name: string, authorization: readonly (string | PermissionLevel)[], data: unknown): Action {
    const abi = this.#cached.get(contract);
    if (abi === undefined) throw new CodecError('ABI must be cached before using ActionBuilder');
    return {
      account: contract,
      name,
      authorization: authorization.map((level) =>
        typeof level === 'string' ? { actor: level, permission: 'active' } : level,
      ),
      data: abi.encodeAction(name, data, contract),
    };
  }
}
