import { expect, test } from 'vitest';
import { flavourKeys, registryOfFlavour } from './flavour.ts';
import { overrideChains } from '../config/override.ts';
import { chainByKey, chainRegistry } from '../config/registry.ts';

const local = chainByKey('local');
const localOf = (flavour: (typeof flavourKeys)[number]) =>
  chainByKey('local', registryOfFlavour(chainRegistry, flavour));

test('a devnet as EOS is the local chain as it stands', () => {
  expect(localOf('eos')).toEqual(local);
});

test.each([
  ['wax', { code: 'WAX', precision: 8 }, 'waxpusd'],
  ['telos', { code: 'TLOS', precision: 4 }, 'tlosusd'],
] as const)('a devnet as %s has its token, contracts and features, and stays local', (flavour, coreSymbol, pair) => {
  const chain = localOf(flavour);
  const kind = chainByKey(flavour);
  expect(chain).toMatchObject({ coreSymbol, contractVariants: kind.contractVariants, features: kind.features });
  expect(chain.prices.feeds).toEqual([{ type: 'oracle', contract: 'delphioracle', pair }]);
  expect(chain.tokens.known.map(({ code }) => code)).toEqual([coreSymbol.code, 'USDT']);
  expect(chain.key).toBe('local');
  expect(chain.name).toBe(`Local ${kind.name}`);
  // Nothing that only the public chain has is asked, or said of this one.
  const own = ['chainId', 'testnet', 'endpoints', 'historySources', 'lightApi', 'nftApi', 'walletProviders'] as const;
  for (const field of own) expect(chain[field]).toEqual(local[field]);
});

test('the other chains of the registry, an operator’s changes included, are what they were', () => {
  const registry = overrideChains({ wax: { maxVotes: 7 }, local: { walletProviders: ['anchor'] } });
  const flavoured = registryOfFlavour(registry, 'wax');
  expect([...flavoured.keys()]).toEqual([...registry.keys()]);
  expect(flavoured.get('wax')).toBe(registry.get('wax'));
  expect(flavoured.get('local')).toMatchObject({ maxVotes: 7, walletProviders: ['anchor'] });
});
