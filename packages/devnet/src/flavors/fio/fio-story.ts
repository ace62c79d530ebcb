import type { Action } from '@antescope/codec/chain/transaction';
import { StoryRunner, type StoryChain } from '../../story/story-runner.ts';
import type { Flavor } from '../flavor.ts';
import { FioPerson } from './fio-actions.ts';
import { firstAddresses, firstDomains, fioProducers } from './fio-cast.ts';
import { sufOf } from './fio-fee-list.ts';
import { fundPeople, setUpFio } from './fio-foundation.ts';

const day = 86_400;
/** Longer than the year of a domain, shorter than the time until it is burned. */
const firstYearDays = 380;

/** Seconds from the genesis to the end of the story, rounded up. */
export const fioStorySeconds = (firstYearDays + 6) * day + 600;

/** Accounts, fees and a domain, without activity. */
export function runBareFioStory(chain: StoryChain, seed: string, flavor?: Flavor): void {
  const story = new StoryRunner(chain, seed, flavor);
  setUpFio(story);
  fundPeople(story, ['alice', 'bob', 'whale1111111']);
  story.end();
}

/**
 * A year and a few days of FIO: producers by address, domains of which some have expired and some are public,
 * addresses, mapped NFTs, votes and proxies, staking, locked tokens and transfers.
 */
export function runFioStory(chain: StoryChain, seed: string, flavor?: Flavor): void {
  const story = new StoryRunner(chain, seed, flavor);
  const cast = new Cast(story);
  setUpFio(story);
  fundPeople(story);
  registerProducers(cast);
  registerNames(cast);
  holdVotes(cast);
  mapNfts(cast);
  stakeTokens(cast);
  story.later(firstYearDays * day);
  renewDomains(cast);
  story.later(3 * day);
  exchange(cast, 12);
  story.later(3 * day);
  finishStaking(cast);
  exchange(cast, 20);
  story.end();
}

/** The people of the story, and transactions signed with their keys. */
class Cast {
  readonly story: StoryRunner;
  constructor(story: StoryRunner) {
    this.story = story;
  }

  of(name: string): FioPerson {
    return new FioPerson(this.story.wallet.seed, name);
  }

  send(name: string, act: (person: FioPerson) => Action | Action[]): void {
    const acts = act(this.of(name));
    this.story.send(Array.isArray(acts) ? acts : [acts], [name]);
  }
}

function registerProducers(cast: Cast): void {
  const bank = cast.of('eosio');
  for (let i = 0; i < fioProducers.length; i += 8) {
    const batch = fioProducers.slice(i, i + 8);
    cast.story.send(
      batch.map(({ name }) => bank.pay(cast.of(name), sufOf(5000))),
      ['eosio'],
    );
    cast.story.next();
    for (const { name, domain, url, location } of batch) {
      cast.send(name, (self) => [
        self.registerDomain(domain),
        self.registerAddress(`bp@${domain}`),
        self.system('regproducer', { fio_address: `bp@${domain}`, fio_pub_key: self.key, url, location }),
      ]);
    }
    cast.story.next();
  }
}

function registerNames(cast: Cast): void {
  for (const { name, owner, isPublic } of firstDomains) {
    cast.send(owner, (self) => self.registerDomain(name));
    if (isPublic) cast.send(owner, (self) => self.address('setdomainpub', { fio_domain: name, is_public: 1 }));
  }
  cast.story.next();
  for (const [address, owner] of firstAddresses) cast.send(owner, (self) => self.registerAddress(address));
  cast.story.next();
  cast.send('alice', (self) =>
    self.address('addaddress', {
      fio_address: 'alice@edge',
      public_addresses: [
        { token_code: 'BTC', chain_code: 'BTC', public_address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
        { token_code: 'ETH', chain_code: 'ETH', public_address: '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae' },
      ],
    }),
  );
  cast.story.next();
}

function holdVotes(cast: Cast): void {
  const all = fioProducers.map(({ domain }) => `bp@${domain}`);
  const ballots: [string, string, string[]][] = [
    ['whale1111111', 'whale@edge', all],
    ['exchange1111', 'cold@exchange', all.slice(2)],
    ['bob', 'bob@wallet', all.slice(0, 12)],
    ['carol', 'carol@dapix', all.slice(8, 20)],
  ];
  cast.send('carol', (self) => self.system('regproxy', { fio_address: 'carol@dapix' }));
  for (const [voter, fio_address, producers] of ballots) {
    cast.send(voter, (self) => self.system('voteproducer', { producers, fio_address }));
  }
  cast.story.next();
  cast.send('dave', (self) => self.system('voteproxy', { proxy: 'carol@dapix', fio_address: 'dave@edge' }));
  // Long enough for the next election and the activation of its schedule.
  cast.story.later(61);
  cast.story.wait(40);
}

function mapNfts(cast: Cast): void {
  const nft = (token_id: string, name: string) => ({
    chain_code: 'ETH',
    contract_address: '0x063dd253c8da4ea9b12105781c9611b8297f5d14',
    token_id,
    url: `https://nft.example/${token_id}.png`,
    hash: '',
    metadata: JSON.stringify({ name }),
  });
  const nfts = [nft('1', 'Whiskers'), nft('2', 'Mittens'), nft('77', '<b>Bold cat</b>')];
  cast.send('dave', (self) => self.address('addnft', { fio_address: 'whiskers@crypto-cats', nfts }));
  cast.send('alice', (self) => self.address('addnft', { fio_address: 'alice@edge', nfts: [nft('9', 'Felix')] }));
  cast.story.next();
}

function stakeTokens(cast: Cast): void {
  cast.send('alice', (self) => self.stake('stakefio', 'alice@edge', sufOf(40_000)));
  cast.send('bob', (self) => self.stake('stakefio', 'bob@wallet', sufOf(15_000)));
  cast.send('alice', (self) => self.payLocked(cast.of('judy'), sufOf(500), 720));
  cast.story.next();
}

function renewDomains(cast: Cast): void {
  for (const { name, owner, renewed } of firstDomains) {
    if (renewed) cast.send(owner, (self) => self.address('renewdomain', { fio_domain: name }));
  }
  for (const { name, domain } of fioProducers) {
    cast.send(name, (self) => self.address('renewdomain', { fio_domain: domain }));
  }
  cast.story.next();
  cast.send('erin', (self) => self.registerDomain('spring'));
  cast.story.next();
}

/** Unstaked tokens stay locked for a week: some still are at the end. */
function finishStaking(cast: Cast): void {
  cast.send('bob', (self) => self.stake('unstakefio', 'bob@wallet', sufOf(5000)));
  cast.story.next();
}

const payers = ['alice', 'bob', 'carol', 'dave', 'erin', 'frank'];

function exchange(cast: Cast, count: number): void {
  for (let i = 0; i < count; i++) {
    const from = payers[i % payers.length]!;
    const to = payers[(i * 5 + 1 + (i % 3)) % payers.length]!;
    if (from === to) continue;
    cast.send(from, (self) => self.pay(cast.of(to), sufOf(1 + ((i * 37) % 40) / 8)));
    cast.story.next();
  }
}
