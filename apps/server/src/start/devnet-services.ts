import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { publicForex } from '@antescope/chains/config/config-from-facts';
import type { DiscoveredChain } from './discover-chain.ts';

/** The devnet's own services, where the operator's file does not name others. Media of its assets exist there only. */
export function withDevnetServices(discovered: DiscoveredChain, api: string): DiscoveredChain {
  const { config } = discovered;
  const url = `${api}/services`;
  const { prices } = config;
  const isDefault = JSON.stringify(prices.forex) === JSON.stringify(publicForex);
  const forex = { reference: `${url}/forex/eurofxref-daily.xml`, market: `${url}/market` };
  return {
    ...discovered,
    config: {
      ...config,
      ipfsGateway: url,
      prices: withMarket(isDefault ? { ...prices, forex } : prices, config, url),
      features: {
        ...config.features,
        crossChain: !config.features.handles,
        kyc: !config.features.handles,
        airgrabs: !config.features.handles,
        linkEmail: true,
      },
      accountInfo: config.accountInfo ?? (config.features.handles ? null : storyProfiles),
      services: { ...standIns(config, url), ...config.services },
    },
  };
}

/** The profile contract of the story. */
const storyProfiles: ChainConfig['accountInfo'] = {
  contract: 'accountinfo1',
  action: 'set',
  table: 'profiles',
  fields: { account: 'account', name: 'name', avatar: 'avatar', about: 'about', website: 'website' },
};

/** Settings of the stand-ins. bob pays swaps out; the tokens are those of the story. */
function standIns({ coreSymbol, features }: ChainConfig, url: string): Record<string, unknown> {
  const accountEmail = { url: `${url}/email` };
  // The others read memos, or work with tokens and accounts that FIO does not have.
  if (features.handles) return { accountEmail };
  const wrapped =
    coreSymbol.code === 'XPR'
      ? [
          { coin: 'btc', network: 'bitcoin', code: 'XBTC', precision: 8, contract: 'xtokens' },
          { coin: 'usdc', network: 'ethereum', code: 'XUSDC', precision: 6, contract: 'xtokens' },
        ]
      : [{ coin: 'usdt', network: 'ethereum', code: 'USDT', precision: 4, contract: 'tethertether' }];
  return {
    ...(coreSymbol.code === 'XPR' ? { dex: `${url}/dex` } : {}),
    accountEmail,
    airgrabs: { url: `${url}/airgrabs/list.json` },
    gravatar: { url: `${url}/gravatar/avatar` },
    identity: { url: `${url}/identity` },
    kyc: { url: `${url}/kyc`, chain: 'local' },
    swap: { url: `${url}/swap`, account: 'bob', symbols: [coreSymbol.code, 'XUSDC', 'XBTC', 'XMD'] },
    wrap: { url: `${url}/wrap`, account: 'proton.wrap', coins: wrapped },
  };
}

/** The oracle of the story knows the current price only: the market has the week of EOS. */
function withMarket(
  prices: ChainConfig['prices'],
  { coreSymbol }: ChainConfig,
  services: string,
): ChainConfig['prices'] {
  if (coreSymbol.code !== 'EOS' || prices.feeds.some(({ type }) => type !== 'oracle') || prices.graphql !== null)
    return prices;
  const market = { type: 'market' as const, url: `${services}/market`, id: 'eos' };
  return { ...prices, feeds: [...prices.feeds, market], graphql: `${services}/market/graphql` };
}
