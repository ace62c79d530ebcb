import { chainByKey } from '@antescope/chains/config/registry';

/** Public networks, which hosted explorers cover. */
export const knownNetworks: readonly string[] = ['eos', 'jungle', 'kylin'].map((key) => chainByKey(key).chainId ?? key);

const timeoutMs = 5000;

/** The chain id of the user's node, read from this browser; null if it is unreachable or a public network. */
export async function localChainId(nodeUrl: string, request: typeof fetch = fetch): Promise<string | null> {
  try {
    const response = await request(`${nodeUrl}/v1/chain/get_info`, {
      method: 'GET',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return null;
    const { chain_id: chainId } = (await response.json()) as { chain_id?: unknown };
    if (typeof chainId !== 'string' || !/^[0-9a-f]{64}$/.test(chainId)) return null;
    return knownNetworks.includes(chainId) ? null : chainId;
  } catch {
    return null;
  }
}
