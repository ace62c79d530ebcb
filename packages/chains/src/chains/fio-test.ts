import type { ChainFacts } from '../config/config-from-facts.ts';
import { fioFamily } from '../families/fio/family.ts';

export const fioTest: ChainFacts = {
  key: 'fio-test',
  name: 'FIO Testnet',
  family: fioFamily,
  chainId: 'b20901380af44ef59c5918439a1f9a41d83669020319a80574b804a5f95cbd7e',
  testnet: true,
  startDate: '2020-03-10',
  coreSymbol: { code: 'FIO', precision: 9 },
  endpoints: [
    'https://fio-api-testnet.eosiomadrid.io',
    'https://test.fio.eosusa.io',
    'https://fio-testnet.genereos.io',
  ],
  historySources: [
    { type: 'native', url: null },
    { type: 'hyperion', url: 'https://test.fio.eosusa.io' },
  ],
  color: { light: '#4338ca', dark: '#a5a8fa' },
  logo: { glyph: 'F' },
};
