import { decodeAbi } from '@antescope/codec/abi/binary';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import type { DecodingReader } from './one-answer.ts';

const rememberedAbis = 300;

/** A value, or why there is none: 'no-abi', 'unknown-action', or the decoder's message. */
export type Decoded = { value: unknown; undecoded: null } | { value: null; undecoded: string };

/** ABIs as they are now; AbiSource of the sources is one. */
export interface PresentAbis {
  of(account: string): Promise<CompiledAbi | null>;
}

/**
 * ABIs as they were at a block, compiled once. A store that begins in the middle of a chain has not heard of older
 * ABIs; those are asked of `present`, which may have changed since. `keyPrefix` is how the chain's keys begin in nodeos' JSON.
 */
export class AbiVersions {
  readonly #reader: DecodingReader;
  readonly #present: PresentAbis | null;
  readonly #keyPrefix: string;
  readonly #compiled: Map<string, CompiledAbi | Error | null>;

  constructor(
    reader: DecodingReader,
    present: PresentAbis | null = null,
    keyPrefix = 'EOS',
    compiled = new Map<string, CompiledAbi | Error | null>(),
  ) {
    this.#reader = reader;
    this.#compiled = compiled;
    this.#present = present;
    this.#keyPrefix = keyPrefix;
  }

  /** The same ABIs over another reader of the same store. */
  over(reader: DecodingReader): AbiVersions {
    return new AbiVersions(reader, this.#present, this.#keyPrefix, this.#compiled);
  }

  /** Data of an action that was executed in the block. */
  async action(contract: string, name: string, data: Uint8Array, block: number): Promise<Decoded> {
    return this.#read(contract, block, (abi) => {
      if (abi.actionType(name) === undefined) return { value: null, undecoded: 'unknown-action' };
      return { value: abi.decodeAction(name, data, contract), undecoded: null };
    });
  }

  /** What an action returned; a contract without a result type for it gives 'unknown-action'. */
  async result(contract: string, name: string, data: Uint8Array, block: number): Promise<Decoded> {
    return this.#read(contract, block, (abi) => {
      const type = abi.actionResultType(name);
      if (type === undefined) return { value: null, undecoded: 'unknown-action' };
      return { value: abi.decode(type, data), undecoded: null };
    });
  }

  /** nodeos' JSON text of an action's data; null where no ABI fits. */
  async actionJson(contract: string, name: string, data: Uint8Array, block: number): Promise<string | null> {
    const text = await this.#read(contract, block, (abi) => {
      const type = abi.actionType(name);
      if (type === undefined) return { value: null, undecoded: 'unknown-action' };
      return {
        value: toNodeosJson(abi.decodeAction(name, data, contract), type, abi, this.#keyPrefix),
        undecoded: null,
      };
    });
    return text.value as string | null;
  }

  /** nodeos' JSON text of a table's row that was written in the block; null where no ABI fits. */
  async rowJson(contract: string, table: string, value: Uint8Array, block: number): Promise<string | null> {
    const text = await this.#read(contract, block, (abi) => {
      const type = abi.tableType(table);
      if (type === undefined) return { value: null, undecoded: 'unknown-table' };
      return { value: toNodeosJson(abi.decode(type, value), type, abi, this.#keyPrefix), undecoded: null };
    });
    return text.value as string | null;
  }

  /** nodeos' JSON text of a returned value; null where no ABI fits. */
  async resultJson(contract: string, name: string, data: Uint8Array, block: number): Promise<string | null> {
    const text = await this.#read(contract, block, (abi) => {
      const type = abi.actionResultType(name);
      if (type === undefined) return { value: null, undecoded: 'unknown-action' };
      return { value: toNodeosJson(abi.decode(type, data), type, abi, this.#keyPrefix), undecoded: null };
    });
    return text.value as string | null;
  }

  /**
   * State history keeps the last ABI of a block. An action of the very block that changed it may have run under the
   * one before, which is tried when the new one does not fit.
   */
  async #read(contract: string, block: number, read: (abi: CompiledAbi) => Decoded): Promise<Decoded> {
    let first: Decoded | null = null;
    for (const version of await this.#reader.abiVersions(contract, block)) {
      const result = attempt(await this.#compile(contract, version), read);
      if (result.undecoded === null || version.number < block)
        return result.undecoded === null ? result : (first ?? result);
      first ??= result;
    }
    return first ?? attempt(await this.#presentAbi(contract), read);
  }

  async #presentAbi(contract: string): Promise<CompiledAbi | Error | null> {
    if (this.#present === null) return null;
    try {
      return await this.#present.of(contract);
    } catch (error) {
      return new Error(`no-abi: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async #compile(contract: string, version: { number: number; id: string }): Promise<CompiledAbi | Error | null> {
    const key = `${contract}:${version.id}`;
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const packed = await this.#reader.abi(contract, version.number);
    const abi = packed === null || packed.length === 0 ? null : compiled(packed);
    if (this.#compiled.size >= rememberedAbis) this.#compiled.clear();
    this.#compiled.set(key, abi);
    return abi;
  }
}

function compiled(packed: Uint8Array): CompiledAbi | Error {
  try {
    return compileAbi(decodeAbi(packed));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function attempt(abi: CompiledAbi | Error | null, read: (abi: CompiledAbi) => Decoded): Decoded {
  if (abi === null) return { value: null, undecoded: 'no-abi' };
  if (abi instanceof Error) return { value: null, undecoded: abi.message };
  try {
    return read(abi);
  } catch (error) {
    return { value: null, undecoded: error instanceof Error ? error.message : String(error) };
  }
}
