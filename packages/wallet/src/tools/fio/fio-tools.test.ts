import { publicChain } from '@antescope/chains/config/public-chain';
import { chainByKey } from '@antescope/chains/config/registry';
import { expect, test } from 'vitest';
import { alice } from '../../../test/tool-chain.ts';
import type { Tool } from '../define-tool.ts';
import type { ToolChain } from '../tool-chain.ts';
import type { FioFacts } from './fio-facts.ts';
import {
  addFioBundles,
  burnFioAddress,
  mapFioNft,
  registerFioAddress,
  registerFioDomain,
  renewFioAddress,
  renewFioDomain,
  setFioDomainPublic,
  transferFioAddress,
  transferFioDomain,
} from './fio-names.ts';
import { sendFio, stakeFio, unstakeFio } from './fio-tokens.ts';
import {
  type FioBallotFacts,
  registerFioProxy,
  unregisterFioProxy,
  voteFioProducers,
  voteFioProxy,
} from './fio-votes.ts';

const key = 'FIO6zwqqzHQcqCc2MB4jpp1F73MXpisEQe2SDghQFSGQKoAPjvQ3H';
const chain: ToolChain = publicChain(chainByKey('fio'));
const facts: FioFacts = {
  fees: new Map([
    ['register_fio_domain', { amount: 40_000_000_000n, bundled: false }],
    ['transfer_tokens_pub_key', { amount: 100_000_000n, bundled: false }],
    ['add_bundled_transactions', { amount: 1_000_000_000n, bundled: false }],
    ['burn_fio_address', { amount: 500_000_000n, bundled: true }],
    ['register_proxy', { amount: 300_000_000n, bundled: false }],
    ['unregister_proxy', { amount: 200_000_000n, bundled: false }],
    ['proxy_vote', { amount: 300_000_000n, bundled: true }],
    ['vote_producer', { amount: 400_000_000n, bundled: true }],
  ]),
  own: {
    available: 100_000_000_000n,
    staked: 5_000_000_000n,
    addresses: [
      { name: 'alice@edge', bundles: 10n },
      { name: 'old@edge', bundles: 0n },
    ],
    domains: [{ name: 'edge', isPublic: true }],
  },
  vote: { producers: [], proxy: '' },
  isProxy: false,
  registered: new Map([
    ['taken', true],
    ['nowhere', false],
  ]),
  keys: new Map([
    ['bob@edge', key],
    ['missing@edge', null],
  ]),
};

type Input = Record<string, string>;
const read = (tool: Tool<FioFacts>, input: Input, given: Partial<FioFacts> = {}, on = chain) =>
  tool.read({ ...tool.initial, ...input }, { chain: on, facts: { ...facts, ...given } });
const action = (tool: Tool<FioFacts>, input: Input, given: Partial<FioFacts> = {}, on = chain) => {
  const reading = read(tool, input, given, on);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.act.actions(alice)[0]!;
};
const faults = (tool: Tool<FioFacts>, input: Input, given: Partial<FioFacts> = {}) => {
  const reading = read(tool, input, given);
  return reading.ok ? {} : Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code]));
};

test('[FIO-005] max_fee is the matching fee or 0, actor the signer, tpid the fee account, fio_address the first own', () => {
  const domain = { domain: 'spring' };
  expect(action(registerFioDomain, domain).data).toEqual({
    fio_domain: 'spring',
    owner_fio_public_key: '',
    max_fee: '40000000000',
    actor: 'alice',
    tpid: '',
  });
  expect(action(registerFioDomain, domain, { fees: new Map() }).data).toMatchObject({ max_fee: '0' });
  const configured = { ...chain, fioFeeAccount: 'fees@antescope' };
  expect(action(registerFioDomain, domain, {}, configured).data).toMatchObject({ tpid: 'fees@antescope' });
  expect(action(stakeFio, { amount: '1.5' }).data).toMatchObject({ fio_address: 'alice@edge', amount: '1500000000' });
  expect(action(stakeFio, { amount: '1' }, { own: { ...facts.own!, addresses: [] } }).data).toMatchObject({
    fio_address: '',
  });
});

const all: [Tool<FioFacts>, Input, string, string][] = [
  [registerFioAddress, { address: 'new@edge' }, 'fio.address', 'regaddress'],
  [registerFioDomain, { domain: 'spring' }, 'fio.address', 'regdomain'],
  [renewFioAddress, {}, 'fio.address', 'renewaddress'],
  [renewFioDomain, {}, 'fio.address', 'renewdomain'],
  [addFioBundles, { sets: '2' }, 'fio.address', 'addbundles'],
  [transferFioAddress, { key }, 'fio.address', 'xferaddress'],
  [transferFioDomain, { key }, 'fio.address', 'xferdomain'],
  [setFioDomainPublic, {}, 'fio.address', 'setdomainpub'],
  [burnFioAddress, {}, 'fio.address', 'burnaddress'],
  [mapFioNft, { chain: 'ETH', contract: '0x1', token: '5' }, 'fio.address', 'addnft'],
  [sendFio, { to: 'bob@edge', amount: '1' }, 'fio.token', 'trnsfiopubky'],
  [stakeFio, { amount: '1' }, 'fio.staking', 'stakefio'],
  [unstakeFio, { amount: '1' }, 'fio.staking', 'unstakefio'],
  [voteFioProxy, { proxy: 'bob@edge' }, 'eosio', 'voteproxy'],
  [registerFioProxy, {}, 'eosio', 'regproxy'],
];

test.each(all.map(([tool, ...rest]) => [tool.id, tool, ...rest] as const))(
  '[FIO-004] [FIO-006] %s carries a max_fee and the actor',
  (_, tool, input, account, name) => {
    expect(action(tool, input)).toMatchObject({ account, name, authorization: [alice] });
    expect(action(tool, input).data).toMatchObject({ max_fee: expect.stringMatching(/^\d+$/), actor: 'alice' });
    expect(tool.gate(chain)).toBe(true);
    expect(tool.gate(publicChain(chainByKey('eos')))).toBe(false);
  },
);

test('[CHAIN-010] every action with a tpid carries the configured fee account', () => {
  const configured = { ...chain, fioFeeAccount: 'fees@antescope' };
  const tpids = all.map(([tool, input, account]) => [account, action(tool, input, {}, configured).data]);
  for (const [account, data] of tpids) {
    // The system contract's actions have no such field.
    if (account === 'eosio') expect(data).not.toHaveProperty('tpid');
    else expect(data).toHaveProperty('tpid', 'fees@antescope');
  }
});

test('[FIO-011] FIO is sent to a key, an address or an account that was resolved, without a memo', () => {
  const data = { payee_public_key: key, amount: '1000000001', max_fee: '100000000', actor: 'alice', tpid: '' };
  expect(action(sendFio, { to: 'Bob@Edge', amount: '1.000000001' }).data).toEqual(data);
  expect(action(sendFio, { to: key, amount: '1.000000001' }).data).toEqual(data);
  expect(faults(sendFio, { to: 'missing@edge', amount: '1' })).toEqual({ to: 'fio-recipient-unknown' });
  expect(faults(sendFio, { to: 'someone', amount: '1' })).toEqual({ to: 'fio-recipient-pending' });
  expect(faults(sendFio, { to: 'Not A Name', amount: '1' })).toEqual({ to: 'fio-recipient-invalid' });
  expect(faults(sendFio, { to: key, amount: '99.95' })).toEqual({ amount: 'fio-funds' });
});

test('[PROXY-006] a proxy is set by voteproxy with proxy, fio_address, actor and max_fee', () => {
  expect(action(voteFioProxy, { proxy: 'bob@edge' }).data).toEqual({
    proxy: 'bob@edge',
    fio_address: 'alice@edge',
    actor: 'alice',
    max_fee: '300000000',
  });
});

test('fees of sets add up, bundled transactions pay where they can, and the balance must cover the rest', () => {
  expect(action(addFioBundles, { sets: '3' }).data).toMatchObject({ max_fee: '3000000000', bundle_sets: '3' });
  const poor = { own: { ...facts.own!, available: 1n } };
  expect(faults(burnFioAddress, { address: 'alice@edge' }, poor)).toEqual({});
  expect(faults(burnFioAddress, { address: 'old@edge' }, poor)).toEqual({ address: 'fio-funds' });
  expect(faults(registerFioDomain, { domain: 'spring' }, poor)).toEqual({ domain: 'fio-funds' });
});

test('names that are taken, invalid or without a domain are faults', () => {
  expect(faults(registerFioDomain, { domain: 'taken' })).toEqual({ domain: 'fio-taken' });
  expect(faults(registerFioDomain, { domain: '-x' })).toEqual({ domain: 'fio-domain-invalid' });
  expect(faults(registerFioAddress, { address: 'alice' })).toEqual({ address: 'fio-address-invalid' });
  expect(faults(registerFioAddress, { address: 'me@nowhere' })).toEqual({ address: 'fio-no-domain' });
  expect(faults(registerFioDomain, { domain: 'spring' }, { fees: null })).toEqual({ domain: 'fio-fees-unknown' });
  expect(faults(unstakeFio, { amount: '6' })).toEqual({ amount: 'fio-staked' });
});

const ballot = (producers: string, given: Partial<FioBallotFacts> = {}) => {
  const registered = new Map([
    ['zebra1111111', 'bp@alpha'],
    ['ant111111111', 'bp@zulu'],
  ]);
  const reading = voteFioProducers.read({ producers }, { chain, facts: { ...facts, producers: registered, ...given } });
  if (!reading.ok) return reading.faults.producers?.code;
  return { data: reading.act.actions(alice)[0], warnings: reading.act.warnings.map(({ code }) => code) };
};

test('a vote names producers by FIO address and has the fee; a proxy that it replaces is shown', () => {
  expect(ballot('ant111111111 zebra1111111', { vote: { producers: [], proxy: 'carol1111111' } })).toEqual({
    data: {
      account: 'eosio',
      name: 'voteproducer',
      authorization: [alice],
      data: {
        producers: ['bp@alpha', 'bp@zulu'],
        fio_address: 'alice@edge',
        actor: 'alice',
        max_fee: '400000000',
      },
    },
    warnings: ['proxy-replaced', 'votes-added', 'fio-bundled'],
  });
  const noAddress = { own: { ...facts.own!, addresses: [] } };
  expect(ballot('zebra1111111', noAddress)).toMatchObject({
    data: { data: { fio_address: '' } },
    warnings: ['votes-added', 'fio-fee'],
  });
});

test('a ballot that FIO refuses is a fault', () => {
  expect(ballot('absent111111')).toBe('producers-unregistered');
  expect(ballot('')).toBe('nothing-voted');
  expect(ballot('zebra1111111', { fees: null })).toBe('fio-fees-unknown');
  expect(ballot('zebra1111111', { own: null })).toBe('fio-fees-unknown');
  expect(ballot('zebra1111111', { own: null, noAccount: true })).toMatchObject({
    warnings: ['votes-added', 'fio-fee'],
  });
  expect(ballot('zebra1111111', { own: { ...facts.own!, addresses: [], available: 1n } })).toBe('fio-funds');
});

test('a vote or proxy that replaces a vote which could not be read says so', () => {
  expect(ballot('zebra1111111', { vote: null })).toMatchObject({ warnings: ['votes-unread', 'fio-bundled'] });
  const reading = read(voteFioProxy, { proxy: 'bob@edge' }, { vote: null });
  expect(reading.ok && reading.act.warnings.map(({ code }) => code)).toEqual(['votes-unread', 'fio-bundled']);
});

test('a proxy shows the votes that it replaces', () => {
  const reading = read(voteFioProxy, { proxy: 'bob@edge' }, { vote: { producers: ['ant111111111'], proxy: '' } });
  expect(reading.ok && reading.act.warnings.map(({ code }) => code)).toEqual(['votes-removed', 'fio-bundled']);
});

test('an account becomes a proxy under one of its addresses, and pays the fee itself', () => {
  expect(action(registerFioProxy, { address: 'old@edge' }).data).toEqual({
    fio_address: 'old@edge',
    actor: 'alice',
    max_fee: '300000000',
  });
  const usingProxy = read(registerFioProxy, {}, { vote: { producers: [], proxy: 'carol1111111' } });
  expect(usingProxy.ok && usingProxy.act.warnings.map(({ code }) => code)).toEqual(['proxy-replaced', 'fio-fee']);
  expect(faults(registerFioProxy, {}, { isProxy: true })).toEqual({ address: 'fio-proxy-registered' });
  expect(faults(registerFioProxy, {}, { own: { ...facts.own!, addresses: [] } })).toEqual({
    address: 'choice-missing',
  });
  expect(faults(registerFioProxy, {}, { own: { ...facts.own!, available: 299_999_999n } })).toEqual({
    address: 'fio-funds',
  });
  expect(faults(unregisterFioProxy, {})).toEqual({ address: 'fio-proxy-unregistered' });
  const unregistering = read(unregisterFioProxy, {}, { isProxy: true });
  expect(unregistering.ok && unregistering.act.warnings.map(({ code }) => code)).toEqual([
    'proxied-votes-end',
    'fio-fee',
  ]);
});
