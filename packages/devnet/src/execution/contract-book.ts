import type { Abi } from '@antescope/codec/abi/abi';
import { decodeAbi } from '@antescope/codec/abi/binary';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { toHex } from '@antescope/codec/bytes/bytes';
import { CodecError } from '@antescope/codec/bytes/error';
import { sha256 } from '@antescope/codec/bytes/hash';
import { contractCode, type Contract } from '../contract.ts';
import type { Database } from '../state/database.ts';
import type { ContractBook } from './environment.ts';
import { nativeAbi } from './native-abi.ts';

/** Finds contracts by an account's code hash, and caches compiled ABIs. */
export class RegisteredContracts implements ContractBook {
  readonly #database: Database;
  readonly #byHash = new Map<string, Contract>();
  readonly #compiled = new WeakMap<Abi, CompiledAbi>();
  readonly #onChain = new WeakMap<Uint8Array, CompiledAbi | null>();

  /** `aliases`: contract names for additional code hashes (hex). Throws for an unknown contract name. */
  constructor(database: Database, contracts: Iterable<Contract>, aliases: ReadonlyMap<string, string> = new Map()) {
    this.#database = database;
    const byName = new Map<string, Contract>();
    for (const contract of contracts) {
      byName.set(contract.name, contract);
      this.#byHash.set(toHex(sha256(contractCode(contract))), contract);
    }
    for (const [hash, name] of aliases) {
      const contract = byName.get(name);
      if (contract === undefined) throw new Error(`code ${hash}: unknown contract ${name}`);
      this.#byHash.set(hash, contract);
    }
  }

  contractOf(account: string): Contract | null {
    const hash = this.#database.metadata.get(account)?.codeHash ?? null;
    return hash === null ? null : (this.#byHash.get(hash) ?? null);
  }

  abiOf(account: string): CompiledAbi | null {
    const contract = this.contractOf(account);
    if (contract !== null) return this.#compile(contract.abi);
    const bytes = this.#database.accounts.get(account)?.abi;
    if (bytes === undefined) return null;
    if (bytes.length === 0) return account === 'eosio' ? nativeAbi : null;
    return this.#decode(bytes);
  }

  #compile(abi: Abi): CompiledAbi {
    let compiled = this.#compiled.get(abi);
    if (compiled === undefined) this.#compiled.set(abi, (compiled = compileAbi(abi)));
    return compiled;
  }

  /** An account may set bytes that are not an ABI: null. */
  #decode(bytes: Uint8Array): CompiledAbi | null {
    let compiled = this.#onChain.get(bytes);
    if (compiled !== undefined) return compiled;
    try {
      compiled = compileAbi(decodeAbi(bytes));
    } catch (error) {
      if (!(error instanceof CodecError)) throw error;
      compiled = null;
    }
    this.#onChain.set(bytes, compiled);
    return compiled;
  }
}
