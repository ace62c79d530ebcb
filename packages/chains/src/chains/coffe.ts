import type { ChainFacts } from '../config/config-from-facts.ts';
import { eosioFamily } from '../families/eosio/family.ts';

export const coffe: ChainFacts = {
  key: 'coffe',
  name: 'Coffe',
  family: eosioFamily,
  chainId: '1ca925bc8fbc1cec262dedd10fd19d9357a1cc8de0bd92e5b61577740af9a3f2',
  ended: true,
  startDate: '2019-11-06',
  coreSymbol: { code: 'CFF', precision: 4 },
  endpoints: ['http://coffe.io:8888'],
  historySources: [{ type: 'hyperion', url: 'https://hyperion.coffe.io' }],
  features: { rex: true },
  color: { light: '#78350f', dark: '#d6a67c' },
  logo: { glyph: 'C' },
};
