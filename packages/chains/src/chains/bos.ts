import type { ChainFacts } from '../config/config-from-facts.ts';
import { eosioFamily } from '../families/eosio/family.ts';

export const bos: ChainFacts = {
  key: 'bos',
  name: 'BOS',
  family: eosioFamily,
  chainId: 'd5a3d18fbb3c084e3b1f3fa98c21014b5f3db536cc15d08f9f6479517c6a3d86',
  ended: true,
  startDate: '2018-12-31',
  coreSymbol: { code: 'BOS', precision: 4 },
  proxyInfoContract: 'regproxyinfo',
  contractVariants: { newAccountField: 'newact' },
  signingRequestAlias: 6,
  endpoints: ['https://api.bossweden.org', 'https://api.boscore.io'],
  historySources: [
    { type: 'native', url: null },
    { type: 'hyperion', url: 'https://api.bossweden.org' },
  ],
  lightApi: { url: 'https://lightapi.eosamsterdam.net', network: 'bos' },
  features: { rex: true },
  accountServices: [{ kind: 'service', name: 'BOSCore', url: 'https://boscore.io' }],
  color: { light: '#0e7490', dark: '#66c7da' },
  logo: { glyph: 'B' },
};
