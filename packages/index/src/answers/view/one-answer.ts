import type { BlockPosition } from '../../store/block-rows.ts';
import type { HistoryReader } from '../../store/history-store.ts';

/** What decoding asks of a store. */
export type DecodingReader = Pick<HistoryReader, 'abiVersions' | 'abi' | 'feature'>;

/** A reader for the rows of one answer: what they all ask is asked once. */
export class OneAnswer implements DecodingReader {
  readonly #reader: DecodingReader;
  readonly #features = new Map<string, Promise<number | null>>();
  /** From `low` to `high` the contract had these versions, because the newest of them is of `low`. */
  readonly #versions = new Map<string, { low: number; high: number; versions: BlockPosition[] }>();

  constructor(reader: DecodingReader) {
    this.#reader = reader;
  }

  async abiVersions(account: string, block: number): Promise<BlockPosition[]> {
    const known = this.#versions.get(account);
    if (known !== undefined && block >= known.low && block <= known.high) return known.versions;
    const versions = await this.#reader.abiVersions(account, block);
    this.#versions.set(account, { low: versions[0]?.number ?? 0, high: block, versions });
    return versions;
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
