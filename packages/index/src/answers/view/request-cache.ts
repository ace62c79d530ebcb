import type { BlockPosition } from '../../store/block-rows.ts';
import type { HistoryReader } from '../../store/history-store.ts';

/** Reads that decoding needs from a store. */
export type DecodingReader = Pick<HistoryReader, 'abiVersions' | 'abi' | 'feature'>;

/** Caches reads that the rows of one response share. */
export class RequestCache implements DecodingReader {
  readonly #reader: DecodingReader;
  readonly #features = new Map<string, Promise<number | null>>();
  /** ABI versions valid for blocks `low` to `high`; `low` is the block of the newest one. */
  readonly #versions = new Map<string, { low: number; high: number; versions: BlockPosition[] }>();

  constructor(reader: DecodingReader) {
    this.#reader = reader;
  }

  async abiVersions(account: string, block: number): Promise<BlockPosition[]> {
    const cached = this.#versions.get(account);
    if (cached !== undefined && block >= cached.low && block <= cached.high) return cached.versions;
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
