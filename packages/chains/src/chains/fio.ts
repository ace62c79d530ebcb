import type { ChainFacts } from '../config/config-from-facts.ts';
import { fioFamily } from '../families/fio/family.ts';

export const fio: ChainFacts = {
  key: 'fio',
  name: 'FIO',
  family: fioFamily,
  chainId: '21dcae42c0182200e93f954a074011f9048a7624c6fe81d3c9541a614a88bd1c',
  startDate: '2020-03-24',
  coreSymbol: { code: 'FIO', precision: 9 },
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
  color: { light: '#4338ca', dark: '#a5a8fa' },
  logo: { glyph: 'F' },
  links: { site: 'https://fio.net', docs: 'https://dev.fio.net' },
};
