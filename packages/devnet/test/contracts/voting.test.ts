import { describe, expect, test } from 'vitest';
import { voteWeight } from '@antescope/economics/vote-weight';
import { timePointToMicros } from '@antescope/codec/chain/time';
import type { GlobalRow, ProducerRow, VoterRow } from '../../src/contracts/system/rows.ts';
import { systemAction } from '../../src/story/actions.ts';
import { devPublicKey } from '../../src/story/keys.ts';
import { Stage } from './stage.ts';

const scene = new Stage(['alice', 'bob', 'carol', 'whale', 'makera', 'makerb', 'makerc']);

const register = (producer: string, url = '', location = 0) => {
  const producer_key = devPublicKey('stage', producer);
  return systemAction('regproducer', producer, { producer, producer_key, url, location });
};
const vote = (voter: string, producers: string[], proxy = '') =>
  systemAction('voteproducer', voter, { voter, proxy, producers });
const proxy = (name: string, isproxy: boolean) => systemAction('regproxy', name, { proxy: name, isproxy });
const votesOf = (name: string) => scene.row<ProducerRow>('eosio', 'eosio', 'producers', name)!.total_votes;
const voter = (name: string) => scene.row<VoterRow>('eosio', 'eosio', 'voters', name)!;
const global = () => scene.row<GlobalRow>('eosio', 'eosio', 'global', 'global')!;
const now = () => Number(timePointToMicros(scene.chain.head.time) / 1_000_000n);

scene.push([register('makera'), register('makerb', 'https://makerb.example')]);
scene.push([systemAction('unregprod', 'makerb', { producer: 'makerb' })]);

describe('rejected votes', () => {
  const many = Array.from({ length: 31 }, (_, i) => `maker${'abcdefghijklmnopqrstuvwxyz12345'[i]}`);

  test.each([
    ['producers and a proxy', vote('alice', ['makera'], 'bob'), 'cannot vote for producers and proxy at same time'],
    ['oneself as a proxy', vote('alice', [], 'alice'), 'cannot proxy to self'],
    ['who is no proxy', vote('alice', [], 'bob'), 'proxy not found'],
    ['a proxy that never staked', vote('alice', [], 'eosio.fees'), 'invalid proxy specified'],
    ['more than thirty', vote('alice', many), 'attempt to vote for too many producers'],
    ['an order that is not ascending', vote('alice', ['makerb', 'makera']), 'producer votes must be unique and sorted'],
    ['the same twice', vote('alice', ['makera', 'makera']), 'producer votes must be unique and sorted'],
    ['who is no producer', vote('alice', ['carol']), 'producer carol is not registered'],
    ['who is one no more', vote('alice', ['makerb']), 'producer makerb is not currently registered'],
    ['a voter without a stake', vote('eosio.fees', []), 'user must stake before they can vote'],
    ['being no proxy without having been one', proxy('alice', false), 'action has no effect'],
    ['a website that is too long', register('makerc', 'x'.repeat(512)), 'url too long'],
    [
      'leaving without having registered',
      systemAction('unregprod', 'carol', { producer: 'carol' }),
      'producer not found',
    ],
    [
      'an unsatisfiable authority',
      systemAction('regproducer2', 'makerc', {
        producer: 'makerc',
        producer_authority: [
          'block_signing_authority_v0',
          { threshold: 2, keys: [{ key: devPublicKey('stage', 'makerc'), weight: 1 }] },
        ],
        url: '',
        location: 0,
      }),
      'invalid producer authority',
    ],
    [
      'pay before the chain is activated',
      systemAction('claimrewards', 'makera', { owner: 'makera' }),
      'cannot claim rewards until the chain is activated (at least 15% of all tokens participate in voting)',
    ],
  ])('%s', (_, action, message) => {
    expect(scene.refusal(action)).toBe(message);
  });
});

describe('voting', () => {
  test('a vote weighs the stake by the week; another vote replaces it', () => {
    scene.push([vote('alice', ['makera'])]);
    expect(votesOf('makera')).toBe(voteWeight(10_000_000n, now()));
    scene.push([vote('alice', [])]);
    expect(votesOf('makera')).toBe(0);
    expect(voter('alice').producers).toEqual([]);
  });

  test('who votes by a proxy adds to its weight, and stake that is added later too', () => {
    scene.push([proxy('bob', true), vote('bob', ['makera'])]);
    scene.push([vote('carol', [], 'bob')]);
    expect(voter('bob').proxied_vote_weight).toBe(voteWeight(10_000_000n, now()));
    expect(votesOf('makera')).toBeCloseTo(voteWeight(20_000_000n, now()), -1);
    scene.push([scene.delegate('carol', 'carol', '100.0000 EOS', '0.0000 EOS')]);
    expect(votesOf('makera') / voteWeight(21_000_000n, now())).toBeCloseTo(1, 12);
    expect(scene.refusal(vote('bob', [], 'carol'))).toBe('account registered as a proxy is not allowed to use a proxy');
    expect(scene.refusal(proxy('carol', true))).toBe('account that uses a proxy is not allowed to become a proxy');
  });

  test('with fifteen percent of a billion tokens the chain is activated; a minute later it has elected', () => {
    const stakes = [scene.delegate('eosio', 'whale', '75000000.0000 EOS', '75000000.0000 EOS', true)];
    scene.push(stakes);
    scene.push([register('makerb'), register('makerc', '', 7)]);
    expect(global().thresh_activated_stake_time).toBe('1970-01-01T00:00:00.000');
    scene.push([vote('whale', ['makerb', 'makerc'])]);
    expect(global().thresh_activated_stake_time).toBe(scene.chain.head.time);
    scene.later(61);
    for (let i = 0; i < 12; i++) scene.later(1);
    const { producers, version } = scene.chain.activeSchedule;
    expect(producers.map(({ producer_name }) => producer_name)).toEqual(['makera', 'makerb', 'makerc']);
    expect(version).toBe(1);
    expect(global().last_producer_schedule_size).toBe(3);
  });

  test('producers are paid once a day, for their blocks', () => {
    const claim = systemAction('claimrewards', 'makerb', { owner: 'makerb' });
    expect(scene.refusal(claim)).toBe('already claimed rewards within past day');
    scene.later(86_400);
    for (let i = 0; i < 40; i++) scene.later(1);
    const unpaid = scene.row<ProducerRow>('eosio', 'eosio', 'producers', 'makerb')!.unpaid_blocks;
    expect(unpaid).toBeGreaterThan(0);
    const { action_traces } = scene.push([claim]);
    const memos = action_traces.filter(({ receiver, act }) => receiver === 'eosio.token' && act.name === 'transfer');
    expect(memos.length).toBeGreaterThanOrEqual(4);
    expect(scene.row<ProducerRow>('eosio', 'eosio', 'producers', 'makerb')!.unpaid_blocks).toBe(0);
    expect(scene.balance('makerb')).not.toBe('10000.0000 EOS');
  });

  test('the schedule does not shrink when producers leave', () => {
    scene.push([systemAction('rmvproducer', 'eosio', { producer: 'makera' })]);
    scene.later(61);
    for (let i = 0; i < 12; i++) scene.later(1);
    expect(scene.chain.activeSchedule.producers).toHaveLength(3);
  });
});
