import { defineChain } from '../config/base-chain.ts';

export const remme = defineChain({
  key: 'remme',
  name: 'Remme',
  chainId: '9f485317b61a19e956c822866cc57a64bbed2196e1cf178e80f847a139a20916',
  ended: true,
  startDate: '2019-12-17',
  coreSymbol: { code: 'REM', precision: 4 },
  systemDomain: 'rem',
  endpoints: ['https://remchain.remme.io'],
  historySources: [{ type: 'native', url: null }],
  walletProviders: ['anchor'],
  colour: { light: '#1e40af', dark: '#86a8f5' },
  logo: { glyph: 'R' },
});
