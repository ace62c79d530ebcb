import { microsToTimePoint, timePointToMicros } from '@antescope/codec/chain/time';
import { describe, expect, test } from 'vitest';
import { Chain } from '../src/chain.ts';
import type { DomainRow, FioProducerRow, FioVoterRow, HandleRow } from '../src/contracts/fio/fio-rows.ts';
import { FioPerson } from '../src/flavors/fio/fio-actions.ts';
import { fioProducers } from '../src/flavors/fio/fio-cast.ts';
import { sufOf } from '../src/flavors/fio/fio-fee-list.ts';
import { fioFlavor } from '../src/flavors/fio/flavor.ts';
import { contracts } from '../src/registry.ts';
import { DevWallet } from '../src/story/story-runner.ts';
import { genesisKey } from '../src/story/story.ts';
import type { Action } from '@antescope/codec/chain/transaction';

const seed = 'fio';
const { stories, producerKeys, generator } = fioFlavor.own!;
const wallet = new DevWallet(seed);
const at = (name: string): FioPerson => new FioPerson(seed, name);

const chain = Chain.create(
  { time: '2025-11-01T00:00:00.000', key: genesisKey(seed) },
  { contracts: contracts.values(), producerKeys: producerKeys(seed), finalityLag: 24 },
);
stories.full.play(chain, seed, fioFlavor);

function nextTime(): string {
  return microsToTimePoint(timePointToMicros(chain.head.time) + 500_000n);
}

function push(signer: string, ...actions: Action[]): void {
  const time = nextTime();
  chain.startBlock(time);
  try {
    chain.pushTransaction(
      wallet.signed({ chainId: chain.chainId, head: { id: chain.head.id, time } }, actions, [signer]),
    );
  } finally {
    chain.produceBlock(time);
  }
}

function rowsOf<Row>(code: string, table: string): Row[] {
  const abi = chain.state.contracts.abiOf(code)!;
  const rows = [...chain.state.database.rows.values()].filter((row) => row.code === code && row.table === table);
  return rows.map(({ value }) => abi.decodeTableRow(table, value) as Row);
}

const handle = (name: string) => rowsOf<HandleRow>('fio.address', 'fionames').find((row) => row.name === name);
const domain = (name: string) => rowsOf<DomainRow>('fio.address', 'domains').find((row) => row.name === name);
const now = (): bigint => timePointToMicros(chain.head.time) / 1_000_000n;

describe('the story of FIO', () => {
  test('has public and expired domains, addresses and an elected schedule', () => {
    expect(domain('edge')).toMatchObject({ is_public: 1, account: at('alice').account });
    expect(domain('vintage')!.expiration < now()).toBe(true);
    expect(domain('edge')!.expiration > now()).toBe(true);
    expect(handle('alice@edge')).toMatchObject({ owner_account: at('alice').account, domain: 'edge' });
    expect(chain.activeSchedule.producers).toHaveLength(21);
  });

  test('accounts are those of the keys', () => {
    const keys = rowsOf<{ account: string; clientkey: string }>('fio.address', 'accountmap');
    expect(keys).toContainEqual(expect.objectContaining({ account: at('bob').account, clientkey: at('bob').key }));
    expect(chain.state.database.accounts.has(at('judy').account)).toBe(true);
  });

  test('everyday transfers are accepted', () => {
    const stream = generator(seed, ':1');
    for (let block = 0; block < 20; block++) {
      const time = nextTime();
      chain.startBlock(time);
      for (const packed of stream.next({ chainId: chain.chainId, head: { id: chain.head.id, time } }))
        chain.pushTransaction(packed);
      chain.produceBlock(time);
    }
  });
});

describe('rules of FIO', () => {
  test('a registered name is taken, a private domain is its owner’s', () => {
    expect(() => push('bob', at('bob').registerAddress('alice@edge'))).toThrow('FIO Address already registered');
    expect(() => push('bob', at('bob').registerDomain('edge'))).toThrow('FIO Domain already registered');
    expect(() => push('bob', at('bob').registerAddress('bob@regtest'))).toThrow('FIO Domain is not public');
    expect(() => push('bob', at('bob').registerAddress('bob@vintage'))).toThrow('FIO Domain expired');
    expect(() => push('bob', at('bob').registerAddress('bob@nowhere'))).toThrow('FIO Domain not registered');
  });

  test('a fee above the maximum, and more than the balance, are rejected', () => {
    const cheap = at('bob').address('regdomain', { fio_domain: 'cheap', owner_fio_public_key: '', max_fee: 1n });
    expect(() => push('bob', cheap)).toThrow('Fee exceeds supplied maximum.');
    expect(() => push('ivan', at('ivan').pay(at('bob'), sufOf(100_000)))).toThrow('Insufficient balance');
  });

  test('bundled transactions pay, and bundles are bought in sets', () => {
    const before = handle('bob@edge')!.bundleeligiblecountdown;
    const public_addresses = [{ token_code: 'BTC', chain_code: 'BTC', public_address: 'x' }];
    push('bob', at('bob').address('addaddress', { fio_address: 'bob@edge', public_addresses }));
    expect(handle('bob@edge')!.bundleeligiblecountdown).toBe(before - 1n);
    push('bob', at('bob').address('addbundles', { fio_address: 'bob@edge', bundle_sets: 2n }));
    expect(handle('bob@edge')!.bundleeligiblecountdown).toBe(before + 199n);
  });

  test('names are renewed, transferred and burned by their owner only', () => {
    const until = domain('wallet')!.expiration;
    push('bob', at('bob').address('renewdomain', { fio_domain: 'wallet' }));
    expect(domain('wallet')!.expiration).toBe(until + 31_536_000n);
    const give = { fio_address: 'frank@edge', new_owner_fio_public_key: at('erin').key };
    expect(() => push('bob', at('bob').address('xferaddress', give))).toThrow('Signer is not the owner');
    push('frank', at('frank').address('xferaddress', give));
    expect(handle('frank@edge')!.owner_account).toBe(at('erin').account);
    push('erin', at('erin').address('burnaddress', { fio_address: 'frank@edge' }));
    expect(handle('frank@edge')).toBeUndefined();
  });

  test('staked and unstaked tokens cannot be spent', () => {
    push('erin', at('erin').stake('stakefio', 'erin@wallet', sufOf(3000)));
    expect(() => push('erin', at('erin').pay(at('bob'), sufOf(1000)))).toThrow('Insufficient balance');
    push('erin', at('erin').stake('unstakefio', 'erin@wallet', sufOf(1000)));
    expect(() => push('erin', at('erin').pay(at('bob'), sufOf(1000)))).toThrow('Insufficient balance');
  });

  test('a proxy weighs what votes through it, until it is unregistered', () => {
    const voter = (name: string) =>
      rowsOf<FioVoterRow>('eosio', 'voters').find(({ owner }) => owner === at(name).account)!;
    const votesOf = (name: string) =>
      rowsOf<FioProducerRow>('eosio', 'producers').find(({ owner }) => owner === at(name).account)!.total_votes;
    const { owner: last } = rowsOf<FioProducerRow>('eosio', 'producers').find(({ owner }) =>
      voter('carol').producers.includes(owner),
    )!;
    const name = fioProducers.find((each) => at(each.name).account === last)!.name;
    const carol = voter('carol');
    const dave = voter('dave').last_vote_weight;
    expect(carol.proxied_vote_weight).toBe(dave);
    expect(carol.last_vote_weight).toBeGreaterThan(dave);
    const before = votesOf(name);
    push('carol', at('carol').system('unregproxy', { fio_address: 'carol@dapix' }));
    expect(voter('carol').last_vote_weight).toBe(carol.last_vote_weight - dave);
    expect(votesOf(name)).toBe(before - dave);
    push('carol', at('carol').system('regproxy', { fio_address: 'carol@dapix' }));
    expect(voter('carol').last_vote_weight).toBe(carol.last_vote_weight);
    push('dave', at('dave').system('voteproxy', { proxy: '', fio_address: 'dave@edge' }));
    expect(voter('carol')).toMatchObject({ proxied_vote_weight: 0, last_vote_weight: carol.last_vote_weight - dave });
    expect(votesOf(name)).toBe(before - dave);
    expect(() => push('carol', at('carol').system('regproxy', { fio_address: 'carol@dapix' }))).toThrow(
      'Already registered as proxy',
    );
  });

  test('an account that registers as a proxy gives up the proxy that it uses', () => {
    const voter = (name: string) =>
      rowsOf<FioVoterRow>('eosio', 'voters').find(({ owner }) => owner === at(name).account)!;
    const before = voter('carol').proxied_vote_weight;
    push('dave', at('dave').system('voteproxy', { proxy: 'carol@dapix', fio_address: 'dave@edge' }));
    expect(voter('carol').proxied_vote_weight).toBeGreaterThan(before);
    expect(() => push('dave', at('dave').system('regproxy', { fio_address: '' }))).toThrow('Invalid FIO Address');
    push('dave', at('dave').system('regproxy', { fio_address: 'dave@edge' }));
    expect(voter('dave')).toMatchObject({ is_proxy: true, proxy: '', fioaddress: 'dave@edge' });
    expect(voter('carol').proxied_vote_weight).toBe(before);
  });
});
