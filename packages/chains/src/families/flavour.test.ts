import { expect, test } from 'vitest';
import { overrideChains } from '../config/override.ts';
import { chainByKey, chainRegistry } from '../config/registry.ts';
import { flavourKeys, registryOfFlavour } from './flavour.ts';

const local = chainByKey('local');
const localOf = (flavour: string) => chainByKey('local', registryOfFlavour(chainRegistry, flavour));

test('families with a devnet define the flavors', () => {
  expect(flavourKeys).toEqual(['eos', 'wax', 'telos']);
  expect(() => registryOfFlavour(chainRegistry, 'salt')).toThrow("Unknown flavour 'salt'. Known: eos, wax, telos");
});

test('the EOS flavor is the local chain unchanged', () => {
  expect(localOf('eos')).toEqual(local);
});

test.each([
  ['wax', { code: 'WAX', precision: 8 }, 'waxpusd'],
  ['telos', { code: 'TLOS', precision: 4 }, 'tlosusd'],
] as const)('a devnet as %s has its token, contracts and features, and stays local', (flavour, coreSymbol, pair) => {
  const chain = localOf(flavour);
  const { family, contractVariants, features, transfers, resources, name } = chainByKey(flavour);
  expect(chain).toMatchObject({ family, coreSymbol, contractVariants, features, transfers, resources });
  expect(chain.systemWrappers).toEqual([]);
  expect(chain.prices.feeds).toEqual([{ type: 'oracle', contract: 'delphioracle', pair }]);
  expect(chain.tokens.known.map(({ code }) => code)).toEqual([coreSymbol.code, 'USDT']);
  expect(chain.key).toBe('local');
  expect(chain.name).toBe(`Local ${name}`);
  // Identity, nodes and services are those of the local chain.
  const own = ['chainId', 'testnet', 'endpoints', 'historySources', 'lightApi', 'nftApi', 'walletProviders'] as const;
  for (const field of own) expect(chain[field]).toEqual(local[field]);
});

test("other chains of the registry, an operator's changes included, stay unchanged", () => {
  const registry = overrideChains({ wax: { maxVotes: 7 }, local: { walletProviders: ['anchor'] } });
  const flavoured = registryOfFlavour(registry, 'wax');
  expect([...flavoured.keys()]).toEqual([...registry.keys()]);
  expect(flavoured.get('wax')).toBe(registry.get('wax'));
  expect(flavoured.get('local')).toMatchObject({ maxVotes: 7, walletProviders: ['anchor'] });
});
