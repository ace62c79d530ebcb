import { chainByKey } from '@antescope/chains/config/registry';
import { afterEach, describe, expect, test } from 'vitest';
import { type FakeNode, startFakeNode } from '../../../../fixtures/fake-node.ts';
import type { SourceContext } from '../core/source-context.ts';
import { createChainSources } from '../create-chain-sources.ts';
import { NodeClient } from '../node/node-client.ts';
import { readRow, readTable } from '../table/read-table.ts';
import { longStakePlans } from '../table/tables/long-staking.ts';
import { kycProviders, usersInfo, webAuthnCredentials } from '../table/tables/proton.ts';
import { xprDelegations, xprVoters } from '../table/tables/xpr-staking.ts';
import { longStakesOf } from './long-stakes.ts';
import { xprProfile } from './profile.ts';
import { xprStake } from './xpr-stake.ts';
import { xprYield } from './xpr-yield.ts';

let node: FakeNode | null = null;
afterEach(async () => {
  await node?.close();
  node = null;
});

const tables: Record<string, unknown[]> = {
  votersxpr: [{ owner: 'alice', staked: 12_000, isqualified: 1, claimamount: '65', lastclaim: 1000 }],
  delxpr: [{ from: 'alice', to: 'alice', quantity: '1.2000 XPR' }],
  refundsxpr: [{ owner: 'alice', request_time: '1970-01-01T01:00:00', quantity: '5.0000 XPR' }],
  globalsxpr: [{ max_bp_per_vote: 4, min_bp_reward: 4, unstake_period: 86_400, voters_claim_interval: 86_400 }],
  globalsd: [
    { totalstaked: '1000000', totalrstaked: 800_000, totalrvoters: 2, notclaimed: 65, pool: 1, isprocessing: 0 },
  ],
  global4: [{ continuous_rate: '0.04000000000000000', inflation_pay_factor: 50_000, votepay_factor: 40_000 }],
  plans: [{ index: 0, oracle_index: 2, plan_days: 90, multiplier: 105, is_stake_active: 1, is_claim_active: 0 }],
  stakes: [
    {
      index: 7,
      plan_index: 0,
      account: 'alice',
      start_time: '2026-01-01T00:00:00.500',
      staked: '100.0000 XPR',
      oracle_price: '0.00000004000000000',
    },
  ],
  usersinfo: [
    {
      acc: 'alice',
      name: 'Alice',
      avatar: 'aGk=',
      verified: 1,
      date: 5,
      verifiedon: 6,
      verifier: 'metalkyc',
      raccs: [],
      aacts: [],
      ac: [],
      kyc: [{ kyc_provider: 'metalkyc', kyc_level: 'firstname:lastname', kyc_date: 9 }],
    },
  ],
  kycproviders: [{ kyc_provider: 'metalkyc', desc: 'd', url: 'u', iconurl: '', name: 'Metal', blisted: 1 }],
  credentials: [{ key_name: 'k1', key: 'PUB_WA_x', credential_id: 'c' }],
};

const over = (url: string): SourceContext =>
  createChainSources({ node: new NodeClient({ endpoints: [url] }), histories: [], chain: chainByKey('proton') }).at;

async function xprNode(more: Record<string, unknown[]> = {}): Promise<SourceContext> {
  node = await startFakeNode((path, body) => {
    if (path === '/v1/chain/get_currency_stats') {
      return { XPR: { supply: '10000000.0000 XPR', max_supply: '0.0000 XPR', issuer: 'eosio' } };
    }
    if (body.table === 'stat') {
      const data = { supply: '10000000.0000 XPR', max_supply: '0.0000 XPR', issuer: 'eosio' };
      return { rows: [data], more: false, next_key: '' };
    }
    return { rows: { ...tables, ...more }[String(body.table)] ?? [], more: false, next_key: '' };
  });
  return over(node.url);
}

const asked = () => node!.requests.map(({ body: { code, scope, table } }) => [code, scope, table]);

describe('staking', () => {
  test('[TABLE-007] votersxpr and delxpr are read, each in its scope', async () => {
    const at = await xprNode();
    expect(await readRow(at, xprVoters, undefined, 'alice')).toMatchObject({
      data: { owner: 'alice', staked: '12000', qualified: true, claimable: '65', lastClaim: 1000 },
    });
    expect(await readTable(at, xprDelegations, 'alice')).toMatchObject({
      data: [{ from: 'alice', to: 'alice', quantity: '1.2000 XPR' }],
    });
    expect(asked()).toEqual([
      ['eosio', 'eosio', 'votersxpr'],
      ['eosio', 'alice', 'delxpr'],
    ]);
  });

  test('an account has its stake, rewards with the time of the next claim, and its refund', async () => {
    expect(await xprStake(await xprNode(), 'alice')).toMatchObject({
      state: 'data',
      data: {
        staked: '12000',
        qualified: true,
        claimable: '65',
        claimableFrom: 87_400,
        refund: { units: '50000', available: 90_000 },
      },
    });
  });

  test('the row of another account is not its own, and a failed read is a failure', async () => {
    expect((await xprStake(await xprNode({ refundsxpr: [] }), 'bob')).state).toBe('empty');
    expect((await xprStake(over('http://127.0.0.1:9'), 'alice')).state).toBe('failed');
  });

  test('[XPR-006] the APR is of all staked XPR, as globalsd has it', async () => {
    const read = await xprYield(await xprNode());
    // 4% of 10,000,000 XPR; three quarters without yield farming, of which 8/15 go to stakers: 160,000 XPR.
    expect(read).toMatchObject({
      state: 'data',
      data: {
        year: { all: '4000000000', farms: '1000000000', staking: '1600000000' },
        apr: String((1_600_000_000 * 10_000) / 1_000_000),
        effectiveApr: String((1_600_000_000 * 10_000) / 800_000),
      },
    });
  });
});

test('[TABLE-013] [XPR-007] plans, and the long stakes of an account by the index of accounts', async () => {
  const at = await xprNode();
  expect(await readTable(at, longStakePlans, undefined)).toMatchObject({
    data: [{ index: '0', feed: '2', days: 90, multiplier: '105', open: true, claimable: false }],
  });
  expect(await longStakesOf(at, 'alice')).toMatchObject({
    data: [{ index: '7', plan: '0', account: 'alice', staked: '100.0000 XPR', price: '0.00000004000000000' }],
  });
  expect(node!.requests.at(-1)!.body).toMatchObject({
    code: 'longstaking',
    table: 'stakes',
    index_position: '2',
    key_type: 'i64',
    lower_bound: '3773036822876127232',
    upper_bound: '3773036822876127232',
  });
});

test('[TABLE-020] [XPR-015] [XPR-016] profiles with KYC, KYC providers and passkeys', async () => {
  const at = await xprNode();
  expect(await readRow(at, usersInfo, undefined, 'alice')).toMatchObject({
    data: { name: 'Alice', verified: true, kyc: [{ provider: 'metalkyc', level: 'firstname:lastname', date: 9 }] },
  });
  expect(await readTable(at, kycProviders, undefined)).toMatchObject({ data: [{ name: 'Metal', blocked: true }] });
  expect(await readTable(at, webAuthnCredentials, undefined)).toMatchObject({
    data: [{ name: 'k1', key: 'PUB_WA_x', account: null }],
  });
  expect(asked()).toEqual([
    ['eosio.proton', 'eosio.proton', 'usersinfo'],
    ['eosio.proton', 'eosio.proton', 'kycproviders'],
    ['webauthn', 'webauthn', 'credentials'],
  ]);
});

test('[XPR-010] a profile has the name of usersinfo, marks approvals of blocked and unknown providers, and shows images only', async () => {
  const at = await xprNode();
  expect(await xprProfile(at, 'alice')).toMatchObject({
    state: 'data',
    data: {
      name: 'Alice',
      avatar: null,
      verifier: 'metalkyc',
      kyc: [{ provider: 'metalkyc', name: 'Metal', rejected: true, date: '1970-01-01T00:00:09.000Z' }],
      passkeys: [],
    },
  });
  expect((await xprProfile(at, 'bob')).state).toBe('empty');
});
