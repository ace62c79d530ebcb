import type { ChainFacts } from '../config/config-from-facts.ts';
import { eosioFamily } from '../families/eosio/family.ts';

export const xec: ChainFacts = {
  key: 'xec',
  name: 'Europechain',
  family: eosioFamily,
  chainId: 'f778f7d2f124b110e0a71245b310c1d0ac1a0edd21f131c5ecb2e2bc03e8fe2e',
  ended: true,
  startDate: '2019-07-08',
  coreSymbol: { code: 'XEC', precision: 4 },
  hostAliases: ['europechain'],
  endpoints: ['https://api.europechain.io'],
  historySources: [{ type: 'hyperion', url: 'https://history.europechain.io' }],
  color: { light: '#1d4ed8', dark: '#86a8f5' },
  logo: { glyph: 'X' },
};
