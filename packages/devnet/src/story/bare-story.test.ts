import { expect, test } from 'vitest';
import { Chain } from '../chain.ts';
import { contracts } from '../registry.ts';
import { bareStorySeconds, runBareStory } from './bare-story.ts';
import { flavors } from '../flavors/registry.ts';
import { genesisKey, producerKeys } from './story.ts';

const seed = 'bare';
const time = '2026-01-01T00:00:00.000';

const bare = (flavor: 'eos' | 'wax' | 'telos'): Chain => {
  const chain = Chain.create(
    { time, key: genesisKey(seed) },
    { contracts: contracts.values(), producerKeys: producerKeys(seed), finalityLag: 24 },
  );
  runBareStory(chain, seed, flavors[flavor]);
  return chain;
};

test.each(['eos', 'wax', 'telos'] as const)('a bare %s chain is ready after a few seconds', (flavor) => {
  const chain = bare(flavor);
  expect(Date.parse(`${chain.head.time}Z`) - Date.parse(`${time}Z`)).toBeLessThan(bareStorySeconds * 1000);
  const people = [...chain.state.database.accounts.values()]
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('eosio') && !flavors[flavor].systemAccounts?.includes(name));
  expect(people.toSorted()).toEqual(['alice', 'bob', 'lonely111111']);
});
