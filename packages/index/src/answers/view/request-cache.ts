import type { BlockPosition } from '../../store/block-rows.ts';
import type { HistoryReader } from '../../store/history-store.ts';

/** Reads that decoding needs from a store. */
export type DecodingReader = Pick<HistoryReader, 'abiVersions' | 'abi' | 'feature'>;

/** ABI versions that apply to the blocks `low` to `high`; `low` is the block of the newest one, 0 without any. */
interface Validity {
  low: number;
  high: number;
  versions: BlockPosition[];
}

/** Caches reads that the rows of one response share. */
export class RequestCache implements DecodingReader {
  readonly #reader: DecodingReader;
  readonly #newest: number;
  readonly #features = new Map<string, Promise<number | null>>();
  readonly #versions = new Map<string, Validity[]>();

  /** `newest`: the newest block that is asked for, so that most accounts need one read whatever the order of the rows. */
  constructor(reader: DecodingReader, newest = 0) {
    this.#reader = reader;
    this.#newest = newest;
  }

  async abiVersions(account: string, block: number): Promise<BlockPosition[]> {
    const known = this.#versions.get(account) ?? [];
    const cached = known.find(({ low, high }) => block >= low && block <= high);
    if (cached !== undefined) return cached.versions;
    // An account without a known version is first read as of the newest block.
    const asOf = known.length === 0 ? Math.max(block, this.#newest) : block;
    const versions = await this.#reader.abiVersions(account, asOf);
    const low = versions[0]?.number ?? 0;
    this.#versions.set(account, [...known, { low, high: asOf, versions }]);
    return block >= low ? versions : this.abiVersions(account, block);
  }

  abi(account: string, block: number): Promise<Uint8Array | null> {
    return this.#reader.abi(account, block);
  }

  feature(digest: string): Promise<number | null> {
    let block = this.#features.get(digest);
    if (block === undefined) {
      block = this.#reader.feature(digest);
      this.#features.set(digest, block);
    }
    return block;
  }
}
