import type { ChainListEntry } from '@antescope/chains/config/chain-list';
import { type ChainListAddresses, fetchChainList } from '@antescope/chains/config/remote-chain-list';

const refreshMs = 3_600_000;

/**
 * Chains elsewhere that a published list names, for the chain menu. Read beside everything else and every hour: a list
 * that cannot be read is one line for the operator, and the menu has what it had before, at first the chains served here.
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

  /** Ends when both lists were read, or were not. */
  async refresh(): Promise<void> {
    const kinds = [false, true];
    const lists = await Promise.all(
      kinds.map((testnet) =>
        fetchChainList(this.#addresses, testnet).catch((error: unknown) => {
          this.#report(`The list of chains: ${error instanceof Error ? error.message : String(error)}`);
          return this.#entries.filter((entry) => entry.testnet === testnet);
        }),
      ),
    );
    this.#entries = lists.flat();
  }
}
