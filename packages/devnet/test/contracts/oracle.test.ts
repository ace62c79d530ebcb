import { toHex, encodeText } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import { beforeAll, describe, expect, test } from 'vitest';
import { unitsOf } from '../../src/contracts/amount.ts';
import { airgrabContract } from '../../src/contracts/airgrab/airgrab-contract.ts';
import { oracleContract } from '../../src/contracts/oracle/oracle-contract.ts';
import type { AverageRow, DatapointRow, HashRow, PairRow, StatsRow } from '../../src/contracts/oracle/rows.ts';
import { contractAction, deploy, systemAction, tokenAction, transfer } from '../../src/story/actions.ts';
import { devPublicKey } from '../../src/story/keys.ts';
import { withCode } from './nft-stage.ts';
import { Stage } from './stage.ts';

const oracle = 'delphioracle';
const act = (name: string, by: string, data: unknown) => contractAction(oracleContract, oracle, name, by, data);
const quote = (owner: string, value: bigint, pair = 'eosusd') =>
  act('write', owner, { owner, quotes: [{ value, pair }] });

/** Oracle configuration of the story and the tests. */
const settings = {
  datapoints_per_instrument: 5n,
  bars_per_instrument: 30n,
  vote_interval: 10_000n,
  write_cooldown: 60_000_000n,
  approver_threshold: 1n,
  approving_oracles_threshold: 2n,
  approving_custodians_threshold: 1n,
  minimum_rank: 105n,
  paid: 21n,
  min_bounty_delay: 3600n,
  new_bounty_delay: 3600n,
};

const pair = {
  name: 'eosusd',
  base_symbol: '4,EOS',
  base_type: 4,
  base_contract: 'eosio.token',
  quote_symbol: '2,USD',
  quote_type: 1,
  quote_contract: '',
  quoted_precision: 4n,
};

describe('the oracle', () => {
  let stage: Stage;
  const producers = ['alice', 'bob', 'carol'];
  const pairRow = () => stage.row<PairRow>(oracle, oracle, 'pairs', 'eosusd');
  beforeAll(() => {
    stage = new Stage([...producers, 'dave', oracle]);
    const ram = { payer: oracle, receiver: oracle, bytes: 300_000 };
    stage.push([systemAction('buyrambytes', oracle, ram), ...deploy(oracle, oracleContract), ...withCode(oracle)]);
    stage.push(
      producers.map((name) =>
        systemAction('regproducer', name, {
          producer: name,
          producer_key: devPublicKey('stage', name),
          url: '',
          location: 0,
        }),
      ),
    );
    stage.push([act('configure', oracle, { g: settings }), act('addcustodian', oracle, { name: 'dave' })]);
    stage.push([
      act('newbounty', 'dave', { proposer: 'dave', pair }),
      transfer('dave', oracle, '10.0000 EOS', 'eosusd'),
    ]);
  });

  test('quotes a pair once oracles and custodians have agreed to it', () => {
    expect(pairRow()).toMatchObject({ active: false, bounty_amount: '10.0000 EOS' });
    expect(stage.refusal(quote('alice', 7000n))).toBe('pair not allowed');
    for (const owner of ['alice', 'bob', 'dave']) stage.push([act('votebounty', owner, { owner, bounty: 'eosusd' })]);
    expect(pairRow()).toMatchObject({
      active: true,
      approving_oracles: ['alice', 'bob'],
      approving_custodians: ['dave'],
    });
  });

  test('keeps the last quotes, their median and averages, and pays those who wrote them', () => {
    stage.push([quote('alice', 7000n)]);
    stage.push([quote('bob', 9000n)]);
    stage.push([quote('carol', 7400n)]);
    expect(stage.refusal(quote('alice', 7100n))).toBe('can only call every 60 seconds');
    const points = () => stage.rows<DatapointRow>(oracle, 'datapoints').map(({ row }) => row);
    expect(points().filter(({ value }) => value > 0n)).toHaveLength(3);
    expect(points().find(({ owner }) => owner === 'carol')!.median).toBe(7400n);
    stage.later(61);
    for (const [owner, value] of [
      ['alice', 7600n],
      ['bob', 7500n],
      ['carol', 7700n],
    ] as const)
      stage.push([quote(owner, value)]);
    expect(
      points()
        .map(({ value }) => value)
        .sort(),
    ).toEqual([7400n, 7500n, 7600n, 7700n, 9000n]);
    expect(points().find(({ value }) => value === 7700n)!.median).toBe(7600n);
    const averages = stage.rows<AverageRow>(oracle, 'averages').map(({ row }) => row.type);
    expect(averages).toEqual([1, 2, 3, 4]);
    const earned = stage.row<StatsRow>(oracle, oracle, 'stats', 'alice')!;
    expect(earned.count).toBe(2n);
    stage.push([act('claim', 'alice', { owner: 'alice' })]);
    expect(unitsOf(stage.balance('alice')!)).toBe(unitsOf('10000.0000 EOS') + unitsOf(earned.balance));
  });

  test('takes a hash first and the value with the next one', () => {
    const hashOf = (text: string) => toHex(sha256(encodeText(text)));
    const commit = (hash: string, reveal: string) => act('writehash', 'bob', { owner: 'bob', hash, reveal });
    stage.push([commit(hashOf('one'), '')]);
    expect(stage.refusal(commit(hashOf('two'), 'wrong'))).toBe('hash mismatch');
    stage.push([commit(hashOf('two'), 'one')]);
    expect(stage.row<HashRow>(oracle, oracle, 'hashes', 0n)).toMatchObject({ owner: 'bob', reveal: 'one' });
  });

  test('takes no quotes of others, nor none', () => {
    expect(stage.refusal(quote('dave', 1n))).toBe('account is not an active producer or approved oracle');
    expect(stage.refusal(act('write', 'alice', { owner: 'alice', quotes: [] }))).toBe(
      'must supply non-empty array of quotes',
    );
  });
});

describe('an airgrab token', () => {
  const grab = (name: string, by: string, data: unknown) => contractAction(airgrabContract, 'grabgrab', name, by, data);

  test('costs the claimer 240 bytes, and is claimed once', () => {
    const stage = new Stage(['alice', 'bob', 'carol', 'grabgrab']);
    stage.push([
      ...deploy('grabgrab', airgrabContract),
      tokenAction('grabgrab', 'create', 'grabgrab', { issuer: 'grabgrab', maximum_supply: '250.00 GRAB' }),
    ]);
    const issue = { to: 'grabgrab', quantity: '150.00 GRAB', memo: '' };
    stage.push([tokenAction('grabgrab', 'issue', 'grabgrab', issue)]);
    const before = stage.ram('alice');
    stage.push([grab('claim', 'alice', { claimer: 'alice' })]);
    expect(stage.balance('alice', 'grabgrab', 'GRAB')).toBe('100.00 GRAB');
    expect(stage.ram('alice') - before).toBe(240n);
    expect(stage.refusal(grab('claim', 'bob', { claimer: 'bob' }))).toBe('nothing left to claim');
    const sign = (quantity: string) => grab('signup', 'bob', { owner: 'bob', quantity });
    expect(stage.refusal(sign('1.00 GRAB'))).toBe('quantity exceeds signup allowance');
    stage.push([sign('0.00 GRAB')]);
    expect(stage.balance('bob', 'grabgrab', 'GRAB')).toBe('0.00 GRAB');
    expect(stage.refusal(sign('0.00 GRAB'))).toBe('already claimed');
    const supply = stage.rows<{ balance: string }>('grabgrab', 'accounts').map(({ row }) => row.balance);
    expect(supply.sort()).toEqual(['0.00 GRAB', '100.00 GRAB', '50.00 GRAB']);
  });
});
