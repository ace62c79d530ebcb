import { afterEach, expect, test } from 'vitest';
import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import { u64ToName } from '@antescope/codec/chain/name';
import { type FakeNode, startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { json, startJsonService } from '../../../../../fixtures/json-service.ts';
import { sourcesOver } from '../../../../../fixtures/sources-over.ts';
import { dspOfAccount, dspPackageList, dspProviders } from './dsp.ts';

let node: FakeNode | undefined;
afterEach(async () => {
  await node?.close();
  node = undefined;
});

const package1 = {
  id: 1,
  api_endpoint: '',
  package_json_uri: '',
  package_id: 'gold',
  service: 'ipfsservice1',
  provider: 'dspprovider1',
  quota: '10.0000 QUOTA',
  package_period: 86400,
  min_stake_quantity: '10.0000 DAPP',
  min_unstake_period: 3600,
  enabled: 1,
};
const stake = (id: number, account: string, provider: string, balance: string) => ({
  id,
  account,
  service: 'ipfsservice1',
  provider,
  quota: '1.0000 QUOTA',
  balance,
  last_usage: 0,
  last_reward: 0,
  package: 'gold',
  pending_package: 'gold',
  package_started: 0,
  package_end: 0,
});
const tables: Record<string, unknown[]> = {
  package: [package1],
  accountext: [
    stake(1, 'alice', 'dspprovider1', '600.0000 DAPP'),
    stake(2, 'alice', 'dspprovider2', '100.0000 DAPP'),
    stake(3, 'bob', 'dspprovider1', '300.0000 DAPP'),
  ],
  statext: [{ staked: '1000.0000 DAPP', inflation_per_block: '0.00000000042', last_inflation_ts: 0 }],
  stat: [{ supply: '1000000.0000 DAPP', max_supply: '9000000.0000 DAPP', issuer: 'dappservices' }],
};

test('providers by what is staked with them, and an estimate of a day and a year', async () => {
  node = await startFakeNode((_path, body) => ({ rows: tables[String(body.table)] ?? [], more: false, next_key: '' }));
  const { at } = sourcesOver(node.url, { dsp: 'dappservices' });
  const providers = await dspProviders(at);
  if (providers.state !== 'data') throw new Error(JSON.stringify(providers));
  // A day's inflation of a million is 73.2610: 90 % and 10 % of it, by stake.
  expect(providers.data).toEqual([
    {
      provider: 'dspprovider1',
      staked: '900.0000 DAPP',
      percentageStaked: '90.00',
      users: 2,
      packages: 1,
      services: 1,
      dailyReward: '65.9349 DAPP',
      apr: '2674.02',
    },
    {
      provider: 'dspprovider2',
      staked: '100.0000 DAPP',
      percentageStaked: '10.00',
      users: 1,
      packages: 0,
      services: 0,
      dailyReward: '7.3261 DAPP',
      apr: '2674.02',
    },
  ]);
  expect(await dspOfAccount(at, 'alice')).toMatchObject({ data: [{ id: '1' }, { id: '2', started: null }] });
  expect((await dspOfAccount(at, 'carol')).state).toBe('empty');
  expect(await dspPackageList(at)).toMatchObject({ data: [{ minStake: '10.0000 DAPP', enabled: true }] });
  // The symbol's 64 bits, written as nodeos writes a name.
  const request = node.requests.find(({ body }) => body.table === 'accountext')!;
  expect(request.body.scope).toBe('......2ke1.o4');
  expect(u64ToName(symbolCodeToU64('DAPP'))).toBe('......2ke1.o4');
});

test('where the chain has no such contract the backend is asked, and it is said why', async () => {
  node = await startFakeNode(() => new Error('Fail to retrieve account for dappservices'));
  const service = await startJsonService({
    '/dsp?type=DSP_REWARDS': json([{ provider: 'dspprovider1', dappStakedNumber: '5', percentageStaked: 100 }]),
    '/dsp?type=DSP_JSONS': json([package1]),
  });
  const { at } = sourcesOver(node.url, { dsp: 'dappservices', backend: service.url });
  const providers = await dspProviders(at);
  expect(providers).toMatchObject({ state: 'data', data: [{ provider: 'dspprovider1', staked: '5' }] });
  expect(providers.meta.failures).toMatchObject([{ code: 'no-table' }]);
  expect(await dspPackageList(at)).toMatchObject({ state: 'data', data: [{ packageId: 'gold' }] });
  expect(await dspOfAccount(at, 'alice')).toMatchObject({ state: 'empty' });
  await service.close();
});
