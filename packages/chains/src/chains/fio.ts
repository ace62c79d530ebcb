import { defineChain } from '../config/base-chain.ts';

export const fio = defineChain({
  key: 'fio',
  name: 'FIO',
  chainId: '21dcae42c0182200e93f954a074011f9048a7624c6fe81d3c9541a614a88bd1c',
  startDate: '2020-03-24',
  coreSymbol: { code: 'FIO', precision: 9 },
  coreContract: 'fio.token',
  contractVariants: { votes: 'plain' },
  keyPrefix: 'FIO',
  coinType: 235,
  signingRequestAlias: 12,
  endpoints: [
    'https://fio.greymass.com',
    'https://fio.blockpane.com',
    'https://api.fio.alohaeos.com',
    'https://fio.eossweden.org',
    'https://fio.eosusa.io',
  ],
  historySources: [
    { type: 'native', url: null },
    { type: 'hyperion', url: 'https://api.fiosweden.org' },
    { type: 'hyperion', url: 'https://fio.eosusa.io' },
  ],
  features: { noMemo: true, fio: true },
  walletProviders: ['anchor'],
  colour: { light: '#4338ca', dark: '#a5a8fa' },
  logo: { glyph: 'F' },
  links: { site: 'https://fio.net', docs: 'https://dev.fio.net' },
});
