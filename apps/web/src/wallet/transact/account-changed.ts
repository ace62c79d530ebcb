import type { PublicChain } from '@antescope/chains/config/chain-config';
import { freeCountAddress, freeCounter } from '../free-cpu/free-count.ts';

interface ChangedAccount {
  base: string;
  chain: Pick<PublicChain, 'features' | 'freeCpu'>;
  account: string;
  /** Loads the data of the page again. */
  reload: () => Promise<void>;
  /** Tells other parts of the page that balances changed. */
  announce: () => void;
}

/**
 * Reads again what a transaction changed: the page's data, balances elsewhere on the page, and on a chain with a sponsor the
 * free transactions left. Rejects as `reload` does.
 */
export async function accountChanged({ base, chain, account, reload, announce }: ChangedAccount): Promise<void> {
  announce();
  const address = freeCountAddress(base, chain, account);
  await Promise.all([reload(), address === null ? null : freeCounter(address).refresh()]);
}
