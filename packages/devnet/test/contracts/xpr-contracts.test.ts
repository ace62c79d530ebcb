import { parseAsset } from '@antescope/codec/chain/asset';
import { longStakePayout } from '@antescope/economics/xpr-staking';
import { expect, test } from 'vitest';
import type { Contract } from '../../src/contract.ts';
import { xprSystemContract } from '../../src/contracts/system/system-contract.ts';
import { feedsContract } from '../../src/contracts/xpr/feeds-contract.ts';
import { longStakingContract } from '../../src/contracts/xpr/longstaking-contract.ts';
import { protonContract } from '../../src/contracts/xpr/proton-contract.ts';
import type { UserInfoRow } from '../../src/contracts/xpr/proton-rows.ts';
import { tokenListContract } from '../../src/contracts/xpr/token-list-contract.ts';
import { contractAction, deploy, systemAction, transfer } from '../../src/story/actions.ts';
import { devPublicKey } from '../../src/story/keys.ts';
import { keyAuthority } from '../../src/story/people.ts';
import { grantCode, linkAction } from '../../src/flavors/proton/accounts.ts';
import { Stage } from './stage.ts';

const day = 86_400;

/** A chain with `contract` on `account`, which may send inline actions. */
function stageWith(names: readonly string[], deployed: Readonly<Record<string, Contract>>): Stage {
  const stage = new Stage([...names, ...Object.keys(deployed)], xprSystemContract);
  for (const [account, contract] of Object.entries(deployed)) {
    const auth = {
      ...keyAuthority(devPublicKey('stage', account)),
      accounts: [{ permission: { actor: account, permission: 'eosio.code' }, weight: 1 }],
    };
    stage.push(
      [systemAction('buyrambytes', 'eosio', { payer: 'eosio', receiver: account, bytes: 500_000 })],
      ['eosio'],
    );
    stage.push([
      ...deploy(account, contract),
      systemAction('updateauth', account, { account, permission: 'active', parent: 'owner', auth }),
    ]);
  }
  return stage;
}

test('a claimed long stake pays what the formula says, to the last unit', () => {
  const stage = stageWith(['alice', 'bob'], { oracles: feedsContract, longstaking: longStakingContract });
  const feed = (name: string, by: string, data: unknown) => contractAction(feedsContract, 'oracles', name, by, data);
  const quote = (price: number) =>
    stage.push([
      feed('feed', 'bob', {
        account: 'bob',
        feed_index: 2n,
        data: { d_string: null, d_uint64_t: null, d_double: price },
      }),
    ]);
  stage.push([
    feed('setfeed', 'oracles', {
      account: 'oracles',
      index: 2n,
      name: 'XPR/BTC',
      description: '',
      aggregate_function: 'mean_median',
      data_type: 'double',
      config: [],
      providers: ['bob'],
    }),
  ]);
  quote(0.00000004);
  const act = (name: string, by: string, data: unknown) =>
    contractAction(longStakingContract, 'longstaking', name, by, data);
  const plan = { oracle_index: 2n, plan_days: 10n, multiplier: 105n, is_stake_active: true, is_claim_active: true };
  stage.push([act('addplan', 'longstaking', plan)]);
  stage.push([grantCode('eosio', 'longstaking', 'longstaking')], ['eosio']);
  const links = ['issue', 'transfer'].map((name) => linkAction('eosio', 'eosio.token', name, 'longstaking'));
  stage.push(links, ['eosio']);

  expect(stage.refusal(transfer('alice', 'longstaking', '99.9999 EOS', '0'))).toBe(
    'minimum stake quantity is 100.0000 EOS',
  );
  expect(stage.refusal(transfer('alice', 'longstaking', '100.0000 EOS', '1'))).toBe('plan not found');
  stage.push([
    transfer('alice', 'longstaking', '1234.5678 EOS', '0'),
    transfer('alice', 'longstaking', '100.0001 EOS', '0'),
    transfer('alice', 'longstaking', '100.0000 EOS', '0'),
  ]);
  const claim = (stake_index: bigint) => act('claimstake', 'alice', { account: 'alice', stake_index });
  expect(stage.refusal(claim(0n))).toBe('stake has not ended yet.');
  stage.later(10 * day);
  quote(0.000000031);
  const balance = () => parseAsset(stage.balance('alice')!).units;
  for (const [index, staked] of [
    [0n, 12_345_678n],
    [1n, 1_000_001n],
  ] as const) {
    const before = balance();
    stage.push([claim(index)]);
    const payout = longStakePayout({ staked, multiplier: 105n, startPrice: 0.00000004 }, 0.000000031);
    expect(payout).toEqual({ state: 'paid', units: balance() - before });
  }
  quote(0.000000008);
  expect(stage.refusal(claim(2n))).toBe('oracle ratio too high');
  const before = balance();
  quote(0.00000005);
  stage.push([claim(2n)]);
  expect(balance() - before).toBe(1_000_000n);
});

test('profiles: names and avatars by their owner, KYC by known providers, resources once', () => {
  const stage = stageWith(['alice', 'wlcm.proton', 'admin.proton', 'provider1111'], { 'eosio.proton': protonContract });
  const act = (name: string, by: string, data: unknown) =>
    contractAction(protonContract, 'eosio.proton', name, by, data);
  const user = () => stage.row<UserInfoRow>('eosio.proton', 'eosio.proton', 'usersinfo', 'alice');
  stage.push([grantCode('wlcm.proton', 'newacc', 'eosio.proton')]);
  stage.push([linkAction('wlcm.proton', 'eosio', 'delegatebw', 'newacc')]);
  stage.push([act('newaccres', 'alice', { account: 'alice' })]);
  expect(stage.row('eosio', 'wlcm.proton', 'delband', 'alice')).toMatchObject({
    net_weight: '1.0000 EOS',
    cpu_weight: '10.0000 EOS',
  });
  expect(stage.refusal(act('newaccres', 'alice', { account: 'alice' }))).toBe(
    'Account has already received default resources',
  );
  stage.push([act('setusername', 'alice', { acc: 'alice', name: 'Alice' })]);
  expect(user()).toMatchObject({ name: 'Alice', avatar: '', verified: false, kyc: [] });
  const kyc = { kyc_provider: 'provider1111', kyc_level: 'firstname:lastname', kyc_date: 5n };
  expect(stage.refusal(act('addkyc', 'provider1111', { acc: 'alice', kyc }))).toBe(
    'KYC provider provider1111  not found',
  );
  const auth = keyAuthority(devPublicKey('stage', 'admin.proton'));
  const admin = { account: 'admin.proton', permission: 'committee', parent: 'active', auth };
  stage.push([systemAction('updateauth', 'admin.proton', admin)]);
  stage.push(['addkycprov', 'blkycprov'].map((name) => linkAction('admin.proton', 'eosio.proton', name, 'committee')));
  const provider = { kyc_provider: 'provider1111', desc: '', url: '', iconurl: '', name: 'P' };
  stage.push([act('addkycprov', 'admin.proton@committee', provider)]);
  stage.push([act('addkyc', 'provider1111', { acc: 'alice', kyc })]);
  expect(user()?.kyc).toEqual([kyc]);
  stage.push([act('blkycprov', 'admin.proton@committee', { kyc_provider: 'provider1111', state: true })]);
  expect(stage.refusal(act('removekyc', 'provider1111', { acc: 'alice', kyc_provider: 'provider1111' }))).toBe(
    'Account is blacklisted.',
  );
});

test('the token list is blocked by its own account only', () => {
  const stage = stageWith(['alice'], { 'token.proton': tokenListContract });
  const act = (name: string, by: string, data: unknown) =>
    contractAction(tokenListContract, 'token.proton', name, by, data);
  const entry = { tcontract: 'alice', tname: 'Token', url: '', desc: '', iconurl: '', symbol: '4,TOK' };
  stage.push([act('reg', 'alice', entry)]);
  expect(stage.refusal(act('reg', 'alice', { ...entry, tname: 'Other' }))).toBe('Token already registered');
  const block = (by: string) => act('updblacklist', by, { id: 1n, blisted: true });
  expect(stage.refusal(block('alice'))).toBe('missing authority of token.proton');
  stage.push([block('token.proton')]);
  expect(stage.refusal(act('remove', 'alice', { id: 1n }))).toBe('Blacklisted tokens cannot be removed.');
});
