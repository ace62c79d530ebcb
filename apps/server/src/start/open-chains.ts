import type { DiscoveredChain } from './discover-chain.ts';
import type { OpenChain } from './open-chain.ts';
import type { Shutdown } from './shutdown.ts';

/**
 * Opens the chains side by side and returns them in their order. Waits for all of them, so that each that opened is
 * closed by `shutdown` even if another one fails. Throws the error of the first failed chain.
 */
export async function openChains(
  discovered: readonly DiscoveredChain[],
  open: (chain: DiscoveredChain) => Promise<OpenChain>,
  shutdown: Pick<Shutdown, 'add'>,
): Promise<OpenChain[]> {
  return inOrder(
    discovered.map(async (chain) => {
      const opened = await open(chain);
      shutdown.add(opened.close);
      return opened;
    }),
  );
}

/** The values of all of them, or the first failure by their order rather than by time, once none is pending. */
export async function inOrder<Value>(parts: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}
