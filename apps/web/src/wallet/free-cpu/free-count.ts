import type { PublicChain } from '@antescope/chains/config/chain-config';
import { HttpError, send } from '../../lib/http.ts';

export interface FreeCount {
  left: number;
  limit: number;
}

/** Whether the next transaction can be sponsored: never with none left, or before the count is known. */
export function canSponsor(count: FreeCount | null): boolean {
  return count !== null && count.left > 0;
}

/** Free transactions left of one account, shared by all parts of the page. */
export class FreeCounter {
  readonly #address: string;
  readonly #listeners = new Set<() => void>();
  #count: FreeCount | null = null;
  #asked = false;

  /** `address`: of cpu/{account}. */
  constructor(address: string) {
    this.#address = address;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#asked) void this.refresh();
    return () => this.#listeners.delete(listener);
  };

  /** null: not known, or the chain has no sponsor. */
  readonly count = (): FreeCount | null => this.#count;

  /** Reads it again. Without an answer free CPU is not offered. */
  async refresh(): Promise<FreeCount | null> {
    this.#asked = true;
    try {
      this.#count = await read(this.#address);
    } catch (error) {
      console.info(`wallet: free transactions: ${error instanceof Error ? error.message : String(error)}`);
      this.#count = null;
    }
    for (const listener of this.#listeners) listener();
    return this.#count;
  }
}

/** Address of the free transactions left of an account, cpu/{account}; null: the chain has no sponsor. */
export function freeCountAddress(
  base: string,
  { features, freeCpu }: Pick<PublicChain, 'features' | 'freeCpu'>,
  account: string,
): string | null {
  return features.freeCpu && freeCpu !== null ? `${base}/api/v1/cpu/${account}` : null;
}

const counters = new Map<string, FreeCounter>();

/** The counter of an address, one for the whole page. */
export function freeCounter(address: string): FreeCounter {
  let counter = counters.get(address);
  if (counter === undefined) counters.set(address, (counter = new FreeCounter(address)));
  return counter;
}

/** null: the chain has no sponsor. */
async function read(address: string): Promise<FreeCount | null> {
  const response = await send(address, { cache: 'no-store' });
  if (response.status === 404) return null;
  if (!response.ok) throw new HttpError(response.status);
  const { left, limit } = (await response.json()) as Record<string, unknown>;
  if (typeof left !== 'number' || typeof limit !== 'number') throw new HttpError(response.status, 'No count');
  return { left, limit };
}
