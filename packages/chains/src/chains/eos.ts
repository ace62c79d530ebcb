import type { ChainFacts } from '../config/config-from-facts.ts';
import { eosioFamily } from '../families/eosio/family.ts';

export const eos: ChainFacts = {
  key: 'eos',
  name: 'Vaulta',
  family: eosioFamily,
  chainId: 'aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906',
  startDate: '2018-06-08',
  coreSymbol: { code: 'A', precision: 4 },
  coreContract: 'core.vaulta',
  systemWrappers: ['core.vaulta'],
  systemToken: { code: 'EOS', precision: 4, contract: 'eosio.token' },
  // The system contract stopped the vesting on 7 December 2021.
  founderVesting: {
    account: 'b1',
    quantity: '100000000.0000 EOS',
    start: '2018-06-01',
    years: 10,
    stopped: '2021-12-07',
  },
  proxyInfoContract: 'regproxyinfo',
  dsp: 'dappservices',
  coinType: 194,
  signingRequestAlias: 1,
  hostAliases: ['www', 'vaulta'],
  endpoints: [
    'https://eos.greymass.com',
    'https://eos.eoscafeblock.com',
    'https://api.main.alohaeos.com',
    'https://api.eossweden.org',
    'https://eos.eosusa.io',
  ],
  historySources: [
    { type: 'native', url: null },
    { type: 'hyperion', url: 'https://eos.hyperion.eosrio.io' },
    { type: 'hyperion', url: 'https://eos.eosusa.io' },
  ],
  lightApi: { url: 'https://eos.light-api.net', network: 'eos' },
  nftApi: { atomic: 'https://eos.api.atomicassets.io', simple: 'https://eos.api.simpleassets.io' },
  contractVariants: { ramTransfer: true },
  features: { rex: true, freeCpu: true, nft: true, rentBandwidth: true },
  walletProviders: ['anchor', 'wombat', 'tokenpocket', 'scatter', 'metamask'],
  prices: { feeds: [{ type: 'oracle', contract: 'delphioracle', pair: 'eosusd' }] },
  tokens: {
    known: [
      { contract: 'core.vaulta', code: 'A', name: 'Vaulta', website: 'https://www.vaulta.com' },
      { contract: 'eosio.token', code: 'EOS', name: 'EOS', website: null },
      { contract: 'tethertether', code: 'USDT', name: 'Tether USD', website: 'https://tether.to' },
    ],
    first: ['core.vaulta', 'eosio.token', 'tethertether'],
    reserved: ['eosio.saving', 'eosio.reserv'],
  },
  color: { light: '#1d4ed8', dark: '#7aa2ff' },
  logo: { glyph: 'A' },
  accountServices: [{ kind: 'service', name: 'Greymass Account Creator', url: 'https://create.anchor.link' }],
  links: { site: 'https://www.vaulta.com', docs: 'https://docs.vaulta.com' },
};
