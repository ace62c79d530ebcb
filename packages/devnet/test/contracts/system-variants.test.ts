import { voteWeight } from '@antescope/economics/vote-weight';
import { timePointToMicros } from '@antescope/codec/chain/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Contract } from '../../src/contract.ts';
import type { ProducerRow, VoterRow } from '../../src/contracts/system/rows.ts';
import { systemContract, telosSystemContract, waxSystemContract } from '../../src/contracts/system/system-contract.ts';
import { systemAction } from '../../src/story/actions.ts';
import { devPublicKey } from '../../src/story/keys.ts';
import { Stage } from './stage.ts';

const soak = process.env.ANTESCOPE_SOAK === '1';
const week = 7 * 86_400;
const makers = Array.from({ length: 30 }, (_, i) => `maker${'abcdefghijklmnopqrstuvwxyz1234'[i]}`).sort();
const voters = ['alice', 'bob', 'carol', 'dave', 'erin'] as const;

const vote = (voter: string, producers: readonly string[], proxy = '') =>
  systemAction('voteproducer', voter, { voter, proxy, producers });

function election(system: Contract, count: number): Stage {
  const stage = new Stage([...voters], system);
  const some = makers.slice(0, count);
  for (let i = 0; i < some.length; i += 10) {
    const part = some.slice(i, i + 10);
    stage.push(
      part.flatMap((name) => [
        stage.newAccount('eosio', name),
        systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: name, bytes: 8192 }),
        stage.delegate('eosio', name, '1.0000 EOS', '1.0000 EOS', true),
      ]),
    );
    stage.push(
      part.map((name) =>
        systemAction('regproducer', name, {
          producer: name,
          producer_key: devPublicKey('stage', name),
          url: '',
          location: 0,
        }),
      ),
    );
  }
  return stage;
}

const votesOf = (stage: Stage, name: string) =>
  stage.row<ProducerRow>('eosio', 'eosio', 'producers', name)!.total_votes;
const voterOf = (stage: Stage, name: string) => stage.row<VoterRow>('eosio', 'eosio', 'voters', name)!;

describe('votes on other chains', () => {
  test('on WAX a vote weighs twice as much as a quarter before', () => {
    const stage = election(waxSystemContract, 1);
    stage.push([vote('alice', ['maker1'])]);
    const now = Number(timePointToMicros(stage.chain.head.time) / 1_000_000n);
    expect(votesOf(stage, 'maker1')).toBe(voteWeight(voterOf(stage, 'alice').staked, now, 13));
    stage.later(13 * week);
    stage.push([vote('bob', ['maker1'])]);
    expect(voterOf(stage, 'bob').last_vote_weight / voterOf(stage, 'alice').last_vote_weight).toBeCloseTo(2, 9);
  });

  test('on Telos a full ballot weighs the stake, half of one half of it, at any time; followers count by stake', () => {
    const stage = election(telosSystemContract, 30);
    stage.push([vote('alice', makers), vote('bob', makers.slice(0, 15))]);
    const { staked } = voterOf(stage, 'alice');
    expect(voterOf(stage, 'alice')).toMatchObject({ last_vote_weight: Number(staked), last_stake: staked });
    expect(voterOf(stage, 'bob').last_vote_weight).toBeCloseTo(Number(staked) / 2, 3);
    stage.later(52 * week);
    stage.push([systemAction('regproxy', 'alice', { proxy: 'alice', isproxy: true }), vote('carol', [], 'alice')]);
    expect(voterOf(stage, 'alice')).toMatchObject({
      last_vote_weight: 2 * Number(staked),
      proxied_vote_weight: Number(staked),
      last_stake: 2n * staked,
    });
    expect(votesOf(stage, makers[29]!)).toBeCloseTo(2 * Number(staked), 3);
    stage.push([vote('alice', [])]);
    expect(votesOf(stage, makers[29]!)).toBeCloseTo(0, 3);
  });

  test('on Telos REX asks for 21 votes or a proxy', () => {
    const stage = election(telosSystemContract, 21);
    const lend = [
      systemAction('deposit', 'alice', { owner: 'alice', amount: '10.0000 EOS' }),
      systemAction('buyrex', 'alice', { from: 'alice', amount: '10.0000 EOS' }),
    ];
    const refusal = 'must vote for at least 21 producers or for a proxy before buying REX';
    expect(stage.refusal(...lend)).toBe(refusal);
    expect(stage.refusal(vote('alice', makers.slice(0, 20)), ...lend)).toBe(refusal);
    stage.push([vote('alice', makers.slice(0, 21)), ...lend]);
  });

  test.each([
    ['EOS', systemContract],
    ['WAX', waxSystemContract],
    ['Telos', telosSystemContract],
  ])(
    '%s: after any sequence of votes, stakes and proxies producers and proxies have what their voters gave',
    (_, system) => {
      const step = fc.record({
        by: fc.constantFrom(...voters),
        kind: fc.constantFrom('vote', 'vote', 'proxy', 'register', 'stake', 'unvote', 'wait'),
        pick: fc.nat(1000),
      });
      fc.assert(
        fc.property(fc.array(step, { minLength: 15, maxLength: 30 }), (steps) => {
          const stage = election(system, 6);
          for (const { by, kind, pick } of steps) {
            if (kind === 'wait') {
              stage.later((pick % 20) * week + 1);
              continue;
            }
            const other = voters[pick % voters.length]!;
            const action = {
              vote: () => vote(by, makers.slice(pick % 3, (pick % 3) + 1 + (pick % 4))),
              unvote: () => vote(by, []),
              proxy: () => vote(by, [], other),
              register: () => systemAction('regproxy', by, { proxy: by, isproxy: pick % 3 !== 0 }),
              stake: () => stage.delegate(by, by, '0.0000 EOS', `${1 + (pick % 50)}.0000 EOS`),
            }[kind]();
            if (stage.compute(action).failure === null) stage.push([action]);
          }
          expectCounted(stage, system === telosSystemContract);
        }),
        { numRuns: soak ? 100 : 3, seed: 5 },
      );
    },
  );
});

/** A producer's votes are the sum of its voters' ballots, and a proxy's weight is the sum of its delegators'. */
function expectCounted(stage: Stage, byStake: boolean): void {
  const all = stage.rows<VoterRow>('eosio', 'voters').map(({ row }) => row);
  for (const { row: producer } of stage.rows<ProducerRow>('eosio', 'producers')) {
    const given = all.filter(({ producers }) => producers.includes(producer.owner));
    expectNear(
      producer.total_votes,
      given.reduce((sum, { last_vote_weight: weight }) => sum + weight, 0),
    );
  }
  for (const proxy of all) {
    const followers = all.filter((voter) => voter.proxy === proxy.owner);
    const handed = followers.map((voter) => (byStake ? Number(voter.last_stake) : voter.last_vote_weight));
    expectNear(
      proxy.proxied_vote_weight,
      handed.reduce((sum, one) => sum + one, 0),
    );
  }
}

/** Doubles added and subtracted in another order may differ in their last digits. */
function expectNear(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1e12, Math.abs(expected), Math.abs(actual)));
}
