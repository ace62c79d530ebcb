import type { ChainFacts } from '../config/config-from-facts.ts';
import { remmeFamily } from '../families/remme/family.ts';

export const remme: ChainFacts = {
  key: 'remme',
  name: 'Remme',
  family: remmeFamily,
  chainId: '9f485317b61a19e956c822866cc57a64bbed2196e1cf178e80f847a139a20916',
  ended: true,
  startDate: '2019-12-17',
  coreSymbol: { code: 'REM', precision: 4 },
  endpoints: ['https://remchain.remme.io'],
  historySources: [{ type: 'native', url: null }],
  color: { light: '#1e40af', dark: '#86a8f5' },
  logo: { glyph: 'R' },
};
