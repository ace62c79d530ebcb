import { ExpiringCache } from '@antescope/sources/core/expiring-cache';
import { getJson } from '../../lib/http.ts';

/** Age of the index in milliseconds above which it may lack the newest ABI. */
const freshMs = 60_000;
const keepMs = 60_000;
const mostContracts = 100;

interface Answer {
  data: { versions: { what: string; hash: string | null }[] } | null;
  meta: { time: string | null };
}

/** Hashes of the ABIs that the site's index read from state history, a second source beside the node. */
export class IndexedAbis {
  readonly #base: string;
  readonly #cache = new ExpiringCache<string | null>(mostContracts);

  constructor(base: string) {
    this.#base = base;
  }

  /** SHA-256 of the account's ABI, 64 hex digits; null if the index does not have it, is behind, or there is none. */
  hashOf(account: string): Promise<string | null> {
    return this.#cache.get(account, keepMs, () => this.#load(account));
  }

  async #load(account: string): Promise<string | null> {
    try {
      const { data, meta } = await getJson<Answer>(
        `${this.#base}/api/v1/contracts/${encodeURIComponent(account)}/history`,
      );
      if (meta.time === null || Date.now() - Date.parse(meta.time) > freshMs) return null;
      return data?.versions.find(({ what }) => what === 'abi')?.hash ?? null;
    } catch {
      // Most often a site without an index: the node's ABI is the only one.
      return null;
    }
  }
}
