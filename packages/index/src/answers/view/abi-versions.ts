import { decodeAbi } from '@antescope/codec/abi/binary';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import { compiledAbiLimits, compiledSize } from '@antescope/sources/abi/compiled-size';
import { BoundedMap } from '@antescope/sources/core/bounded-map';
import { type DecodingReader, RequestCache } from './request-cache.ts';

/** A decoded value, or the reason it could not be decoded: 'no-abi', 'unknown-action', or the decoder's message. */
export type Decoded = { value: unknown; undecoded: null } | { value: null; undecoded: string };

/** How long a failure to read a current ABI is kept: every row of a page needs the same one. */
const failureMs = 2000;
const failureLimits = { entries: 500, maxAgeMs: failureMs };

/** Current ABIs, e.g. AbiSource. */
export interface PresentAbis {
  of(account: string): Promise<CompiledAbi | null>;
}

/**
 * ABIs as of a block, compiled once. A store that begins mid-chain lacks older ABIs; `present` supplies the current one
 * instead, which may differ. `keyPrefix`: key prefix in the chain's nodeos JSON.
 */
export class AbiVersions {
  readonly #reader: DecodingReader;
  readonly #present: PresentAbis | null;
  readonly #keyPrefix: string;
  readonly #compiled: BoundedMap<CompiledAbi | Error | null>;
  readonly #failures: BoundedMap<Error>;

  constructor(
    reader: DecodingReader,
    present: PresentAbis | null = null,
    keyPrefix = 'EOS',
    compiled = new BoundedMap<CompiledAbi | Error | null>(compiledAbiLimits),
    failures = new BoundedMap<Error>(failureLimits),
  ) {
    this.#reader = reader;
    this.#compiled = compiled;
    this.#failures = failures;
    this.#present = present;
    this.#keyPrefix = keyPrefix;
  }

  /** Shares the compiled ABIs with another reader of the same store. */
  over(reader: DecodingReader): AbiVersions {
    return new AbiVersions(reader, this.#present, this.#keyPrefix, this.#compiled, this.#failures);
  }

  /** For the rows of one response, none newer than `newest`: reads which ABI applies once per contract, not once per row. */
  forRows(newest: number): AbiVersions {
    return this.over(new RequestCache(this.#reader, newest));
  }

  /** Decodes the data of an action executed in the block. */
  async action(contract: string, name: string, data: Uint8Array, block: number): Promise<Decoded> {
    return this.#read(contract, block, (abi) => {
      if (abi.actionType(name) === undefined) return { value: null, undecoded: 'unknown-action' };
      return { value: abi.decodeAction(name, data, contract), undecoded: null };
    });
  }

  /** Decodes an action's return value; 'unknown-action' if the ABI has no result type for it. */
  async result(contract: string, name: string, data: Uint8Array, block: number): Promise<Decoded> {
    return this.#read(contract, block, (abi) => {
      const type = abi.actionResultType(name);
      if (type === undefined) return { value: null, undecoded: 'unknown-action' };
      return { value: abi.decode(type, data), undecoded: null };
    });
  }

  /** nodeos JSON of an action's data; null if it cannot be decoded. */
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

  /** nodeos JSON of a table row written in the block; null if it cannot be decoded. */
  async rowJson(contract: string, table: string, value: Uint8Array, block: number): Promise<string | null> {
    const text = await this.#read(contract, block, (abi) => {
      const type = abi.tableType(table);
      if (type === undefined) return { value: null, undecoded: 'unknown-table' };
      return { value: toNodeosJson(abi.decode(type, value), type, abi, this.#keyPrefix), undecoded: null };
    });
    return text.value as string | null;
  }

  /** nodeos JSON of a return value; null if it cannot be decoded. */
  async resultJson(contract: string, name: string, data: Uint8Array, block: number): Promise<string | null> {
    const text = await this.#read(contract, block, (abi) => {
      const type = abi.actionResultType(name);
      if (type === undefined) return { value: null, undecoded: 'unknown-action' };
      return { value: toNodeosJson(abi.decode(type, data), type, abi, this.#keyPrefix), undecoded: null };
    });
    return text.value as string | null;
  }

  /**
   * State history has only the last ABI of a block. An action in the block that changed it may have run under the
   * previous ABI, which is tried if the new one fails.
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
    const kept = this.#failures.get(contract);
    if (kept !== undefined) return kept;
    try {
      return await this.#present.of(contract);
    } catch (error) {
      const failure = new Error(`no-abi: ${error instanceof Error ? error.message : String(error)}`);
      this.#failures.set(contract, failure);
      return failure;
    }
  }

  async #compile(contract: string, version: { number: number; id: string }): Promise<CompiledAbi | Error | null> {
    const key = `${contract}:${version.id}`;
    const cached = this.#compiled.get(key);
    if (cached !== undefined) return cached;
    const packed = await this.#reader.abi(contract, version.number);
    const abi = packed === null || packed.length === 0 ? null : compiled(packed);
    this.#compiled.set(key, abi, compiledSize(packed?.length ?? 0));
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
