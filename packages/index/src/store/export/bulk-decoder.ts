import { decodeAbi } from '@antescope/codec/abi/binary';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import type { HistoryReader } from '../history-store.ts';
import type { AbiVersions, PresentAbis } from '../../answers/view/abi-versions.ts';
import { jsonReady } from '../../answers/view/json-ready.ts';

/** Blocks above `after`, up to `last`, in which a contract had this ABI. */
interface AbiWindow {
  after: number;
  last: number;
  /** null if there is none or it is invalid. */
  abi: CompiledAbi | null;
}

/**
 * Decodes many actions with the ABIs of their blocks. Looks up an ABI once for all blocks it is valid in, instead of
 * once per action. The block of an ABI change, where two may apply, is left to AbiVersions.
 */
export class BulkDecoder {
  readonly #reader: HistoryReader;
  readonly #abis: AbiVersions;
  readonly #present: PresentAbis | null;
  readonly #head: number;
  readonly #windows = new Map<string, AbiWindow[]>();

  constructor(reader: HistoryReader, abis: AbiVersions, present: PresentAbis | null, head: number) {
    this.#reader = reader;
    this.#abis = abis;
    this.#present = present;
    this.#head = head;
  }

  /** JSON-ready data of an action; null if it cannot be decoded. */
  async data(contract: string, name: string, bytes: Uint8Array, block: number): Promise<unknown> {
    const window = this.cachedWindow(contract, block) ?? (await this.#find(contract, block));
    if (window === null) return jsonReady((await this.#abis.action(contract, name, bytes, block)).value);
    return decoded(window, contract, name, bytes);
  }

  /** The same synchronously if the ABI is cached; otherwise undefined. */
  cachedData(contract: string, name: string, bytes: Uint8Array, block: number): unknown {
    const window = this.cachedWindow(contract, block);
    return window === undefined ? undefined : decoded(window, contract, name, bytes);
  }

  cachedWindow(contract: string, block: number): AbiWindow | undefined {
    const windows = this.#windows.get(contract);
    if (windows === undefined) return undefined;
    for (const window of windows) if (block > window.after && block <= window.last) return window;
    return undefined;
  }

  /** null if the block changed the ABI. */
  async #find(contract: string, block: number): Promise<AbiWindow | null> {
    const windows = this.#windows.get(contract) ?? [];
    this.#windows.set(contract, windows);
    // Most contracts never change their ABI again, so the newest, valid up to the head, is tried first.
    for (const last of windows.length === 0 && block < this.#head ? [this.#head, block] : [block]) {
      const [newest] = await this.#reader.abiVersions(contract, last);
      const after = newest?.number ?? -1;
      const abi = newest === undefined ? await this.#presentAbi(contract) : await this.#compiled(contract, after);
      const window = { after, last, abi };
      windows.unshift(window);
      if (block > after) return window;
    }
    return null;
  }

  async #compiled(contract: string, block: number): Promise<CompiledAbi | null> {
    const packed = await this.#reader.abi(contract, block);
    if (packed === null || packed.length === 0) return null;
    try {
      return compileAbi(decodeAbi(packed));
    } catch {
      // A contract may set any bytes as its ABI; an invalid one decodes nothing.
      return null;
    }
  }

  async #presentAbi(contract: string): Promise<CompiledAbi | null> {
    if (this.#present === null) return null;
    try {
      return await this.#present.of(contract);
    } catch {
      // The node is unreachable: the row stays undecoded, like 'no-abi' on a page.
      return null;
    }
  }
}

function decoded({ abi }: AbiWindow, contract: string, name: string, bytes: Uint8Array): unknown {
  if (abi === null || abi.actionType(name) === undefined) return null;
  try {
    return plain(abi.decodeAction(name, bytes, contract));
  } catch {
    // The data does not match the ABI.
    return null;
  }
}

/** Most data is flat with string values and needs no conversion. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return jsonReady(value);
  for (const member of Object.values(value)) {
    if (typeof member === 'object' || typeof member === 'bigint') return jsonReady(value);
  }
  return value;
}
