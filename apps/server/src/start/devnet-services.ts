import { publicForex } from '@antescope/chains/config/config-from-facts';
import type { DiscoveredChain } from './discover-chain.ts';

/** The devnet's own services, where the operator's file does not name others. Media of its assets exist there only. */
export function withDevnetServices(discovered: DiscoveredChain, api: string): DiscoveredChain {
  const { config } = discovered;
  const services = `${api}/services`;
  const { prices } = config;
  const isDefault = JSON.stringify(prices.forex) === JSON.stringify(publicForex);
  const forex = { reference: `${services}/forex/eurofxref-daily.xml`, market: `${services}/market` };
  return {
    ...discovered,
    config: { ...config, ipfsGateway: services, prices: isDefault ? { ...prices, forex } : prices },
  };
}
