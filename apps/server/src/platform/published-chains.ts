import type { ChainListEntry } from '@antescope/chains/config/chain-list';
import { type ChainListAddresses, fetchChainList } from '@antescope/chains/config/remote-chain-list';

const refreshMs = 3_600_000;

/**
 * Chains of published lists, for the chain menu. Read in the background every hour; if a list cannot be read, one line is
 * reported and the menu keeps its previous entries.
 */
export class PublishedChains {
  readonly #addresses: ChainListAddresses;
  readonly #report: (problem: string) => void;
  #entries: readonly ChainListEntry[] = [];
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(addresses: ChainListAddresses, report: (problem: string) => void) {
    this.#addresses = addresses;
    this.#report = report;
  }

  get entries(): readonly ChainListEntry[] {
    return this.#entries;
  }

  start(): void {
    if (this.#addresses.mainnet === null && this.#addresses.testnet === null) return;
    void this.refresh();
    this.#timer = setInterval(() => void this.refresh(), refreshMs);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Resolves once both lists were read or failed. */
  async refresh(): Promise<void> {
    const kinds = [false, true];
    const lists = await Promise.all(
      kinds.map((testnet) =>
        fetchChainList(this.#addresses, testnet).catch((error: unknown) => {
          this.#report(`Chain list: ${error instanceof Error ? error.message : String(error)}`);
          return this.#entries.filter((entry) => entry.testnet === testnet);
        }),
      ),
    );
    this.#entries = lists.flat();
  }
}
