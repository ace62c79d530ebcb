import { expect, test } from 'vitest';
import { isCore, isLookalike } from './held-tokens.ts';

test('the core token is that of its contract: a look-alike of another one has no price', () => {
  const chain = { coreContract: 'eosio.token', coreSymbol: { code: 'EOS', precision: 4 } };
  expect(isCore({ contract: 'eosio.token', quantity: '1.0000 EOS' }, chain)).toBe(true);
  expect(isCore({ contract: 'eosiotokens1', quantity: '1.0000 EOS' }, chain)).toBe(false);
  expect(isCore({ contract: 'eosio.token', quantity: '1.0000 XEOS' }, chain)).toBe(false);
});

test('what has the symbol of one of the chain’s own tokens and another issuer is a look-alike', () => {
  const chain = {
    coreContract: 'eosio.token',
    coreSymbol: { code: 'EOS', precision: 4 },
    systemToken: { contract: 'core.vaulta', code: 'A', precision: 4 },
  };
  expect(isLookalike({ contract: 'eosiotokens1', quantity: '1.0000 EOS' }, chain)).toBe(true);
  expect(isLookalike({ contract: 'eosiotokens1', quantity: '1.0000 A' }, chain)).toBe(true);
  expect(isLookalike({ contract: 'eosio.token', quantity: '1.0000 EOS' }, chain)).toBe(false);
  expect(isLookalike({ contract: 'core.vaulta', quantity: '1.0000 A' }, chain)).toBe(false);
  expect(isLookalike({ contract: 'eosiotokens1', quantity: '1.0000 USDT' }, chain)).toBe(false);
  expect(isLookalike({ contract: 'eosiotokens1', quantity: '1.0000 A' }, { ...chain, systemToken: null })).toBe(false);
});
