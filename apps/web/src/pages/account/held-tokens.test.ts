import { expect, test } from 'vitest';
import { isCore } from './held-tokens.ts';

test('the core token is identified by its contract: a look-alike has no price', () => {
  const chain = { coreContract: 'eosio.token', coreSymbol: { code: 'EOS', precision: 4 } };
  expect(isCore({ contract: 'eosio.token', quantity: '1.0000 EOS' }, chain)).toBe(true);
  expect(isCore({ contract: 'eosiotokens1', quantity: '1.0000 EOS' }, chain)).toBe(false);
  expect(isCore({ contract: 'eosio.token', quantity: '1.0000 XEOS' }, chain)).toBe(false);
});
