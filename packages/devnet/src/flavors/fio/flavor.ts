import { fioSystemContract } from '../../contracts/fio/fio-system-contract.ts';
import { bareStorySeconds } from '../../story/bare-story.ts';
import { devKey } from '../../story/keys.ts';
import type { Flavor } from '../flavor.ts';
import { fioPeople, fioProducers } from './fio-cast.ts';
import { FioGenerator } from './fio-generator.ts';
import { fioAccount } from './fio-keys.ts';
import { fioStorySeconds, runBareFioStory, runFioStory } from './fio-story.ts';

/** Addresses, domains, fees and accounts made from keys; no RAM market, REX or PowerUp. */
export const fioFlavor: Flavor = {
  key: 'fio',
  core: { code: 'FIO', precision: 9, oracleName: 'fio' },
  keyPrefix: 'FIO',
  system: fioSystemContract,
  rex: 'none',
  powerUp: false,
  renamed: false,
  own: {
    stories: {
      full: { seconds: fioStorySeconds, play: runFioStory },
      bare: { seconds: bareStorySeconds, play: runBareFioStory },
    },
    generator: (seed, salt) => new FioGenerator(seed, salt),
    producerKeys: (seed) => ['eosio', ...fioProducers.map(({ name }) => name)].map((name) => devKey(seed, name)),
    accounts: (seed) => [
      ...fioPeople.slice(0, 4).map(({ name }) => ({ account: fioAccount(seed, name), keyName: name })),
      { account: 'eosio', keyName: 'eosio' },
    ],
  },
};
