import { expect, test } from 'vitest';
import { overrideChains } from '../config/override.ts';
import { chainByKey, chainRegistry } from '../config/registry.ts';
import { chainKeyOfFlavor, flavorKeys, registryOfFlavor } from './flavor.ts';

const local = chainByKey('local');
const localOf = (flavor: string) => chainByKey('local', registryOfFlavor(chainRegistry, flavor));

test('families with a devnet define the flavors', () => {
  expect(flavorKeys).toEqual(['eos', 'wax', 'telos', 'fio', 'proton']);
  expect(() => registryOfFlavor(chainRegistry, 'salt')).toThrow(
    "Unknown flavor 'salt'. Known: eos, wax, telos, fio, proton",
  );
});

test('the EOS flavor is the local chain unchanged', () => {
  expect(localOf('eos')).toEqual(local);
});

test.each([
  ['wax', { code: 'WAX', precision: 8 }, 'waxpusd'],
  ['telos', { code: 'TLOS', precision: 4 }, 'tlosusd'],
] as const)('a devnet as %s has its token, contracts and features, and stays local', (flavor, coreSymbol, pair) => {
  const chain = localOf(flavor);
  const { family, contractVariants, features, transfers, resources, name } = chainByKey(flavor);
  expect(chain).toMatchObject({ family, coreSymbol, contractVariants, features, transfers, resources });
  expect(chain.systemWrappers).toEqual([]);
  expect(chain.prices.feeds).toEqual([{ type: 'oracle', contract: 'delphioracle', pair }]);
  expect(chain.tokens.known.map(({ code }) => code)).toEqual([coreSymbol.code, 'USDT']);
  expect(chain.key).toBe('local');
  expect(chain.name).toBe(`Local ${name}`);
  // Identity, nodes and services belong to the local chain.
  const own = ['chainId', 'testnet', 'endpoints', 'historySources', 'lightApi', 'nftApi', 'walletProviders'] as const;
  for (const field of own) expect(chain[field]).toEqual(local[field]);
});

test('[CHAIN-010] the FIO devnet has a fee account of its story, unless the operator set one for FIO', () => {
  expect(flavorKeys.map((flavor) => localOf(flavor).fioFeeAccount)).toEqual([null, null, null, 'bob@wallet', null]);
  const registry = overrideChains({ fio: { fioFeeAccount: 'wallet@example' } });
  expect(chainByKey('local', registryOfFlavor(registry, 'fio')).fioFeeAccount).toBe('wallet@example');
});

test('a devnet beside others has the key of its chain, and no host name of the local one', () => {
  const wax = chainByKey('wax', registryOfFlavor(chainRegistry, 'wax', 'wax'));
  expect(wax).toEqual({ ...localOf('wax'), key: 'wax', hostAliases: [], explorerHosts: [] });
  expect(wax.chainId).toBeNull();
  expect(flavorKeys.map(chainKeyOfFlavor)).toEqual(['local', 'wax', 'telos', 'fio', 'proton']);
});

test("other chains of the registry, an operator's changes included, stay unchanged", () => {
  const registry = overrideChains({ wax: { maxVotes: 7 }, local: { walletProviders: ['anchor'] } });
  const flavored = registryOfFlavor(registry, 'wax');
  expect([...flavored.keys()]).toEqual([...registry.keys()]);
  expect(flavored.get('wax')).toBe(registry.get('wax'));
  expect(flavored.get('local')).toMatchObject({ maxVotes: 7, walletProviders: ['anchor'] });
});
