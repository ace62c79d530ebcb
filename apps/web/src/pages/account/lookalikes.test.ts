import { expect, test } from 'vitest';
import { chainByKey } from '@antescope/chains/config/registry';
import { lookalikesOf, tokenId } from './lookalikes.ts';

const usdt = { contract: 'tethertether', code: 'USDT', name: 'Tether', website: null };
const local = chainByKey('local');
const chain = {
  ...local,
  coreContract: 'eosio.token',
  coreSymbol: { code: 'EOS', precision: 4 },
  systemToken: { contract: 'core.vaulta', code: 'A', precision: 4 },
  tokens: { ...local.tokens, known: [usdt] },
};
const balance = (contract: string, code: string) => ({ contract, quantity: `1.0000 ${code}` });

test('a token with the symbol of a core or known token but another issuer is a look-alike', () => {
  const real = [balance('eosio.token', 'EOS'), balance('core.vaulta', 'A'), balance('tethertether', 'USDT')];
  const imitations = [balance('eosiotokens1', 'EOS'), balance('eosiotokens1', 'A'), balance('tethertethar', 'USDT')];
  const others = [balance('memetoken111', 'MEME'), balance('tethertether', 'A2')];
  expect(lookalikesOf([...real, ...imitations, ...others], chain)).toEqual(imitations.map(tokenId));
});

test('without a token of the chain’s new name its symbol is anybody’s', () => {
  expect(lookalikesOf([balance('eosiotokens1', 'A')], { ...chain, systemToken: null })).toEqual([]);
});
