import type { Page } from '@playwright/test';
import { encodeAbi } from '@antescope/codec/abi/binary';
import { toHex } from '@antescope/codec/bytes/bytes';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { contractCode } from '@antescope/devnet/contract';
import { proxyInfoContract } from '@antescope/devnet/contracts/regproxyinfo/proxy-info-contract';
import { devKey } from '@antescope/devnet/story/keys';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, open, siteOptions, test as base } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';
import { act, storySeed } from './act.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

const contract = 'regproxyinfo';

const test = base.extend<object, { described: Antescope }>({
  /** A devnet with the contract of descriptions. */
  described: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const site = await startAntescope(['--no-generator'], { chains: { local: { proxyInfoContract: contract } } });
      await deployContract(site);
      await use(site);
      await site.stop();
    },
    siteOptions,
  ],
});

async function deployContract(site: Antescope): Promise<void> {
  const native = (actor: string, name: string, data: object) => ({
    account: 'eosio',
    name,
    authorization: [{ actor, permission: 'active' }],
    data,
  });
  const keys = [{ key: publicKeyOf(devKey(storySeed, contract)), weight: 1 }];
  const auth = { threshold: 1, keys, accounts: [], waits: [] };
  const stake = { stake_net_quantity: '10.0000 EOS', stake_cpu_quantity: '10.0000 EOS', transfer: false };
  await act(site, 'bob', [
    native('bob', 'newaccount', { creator: 'bob', name: contract, owner: auth, active: auth }),
    native('bob', 'buyrambytes', { payer: 'bob', receiver: contract, bytes: 100_000 }),
    native('bob', 'delegatebw', { from: 'bob', receiver: contract, ...stake }),
  ]);
  const code = toHex(contractCode(proxyInfoContract));
  await act(site, contract, [
    native(contract, 'setcode', { account: contract, vmtype: 0, vmversion: 0, code }),
    native(contract, 'setabi', { account: contract, abi: toHex(encodeAbi(proxyInfoContract.abi)) }),
  ]);
}

/** The description of an account, from the node; undefined without one. */
async function descriptionOf(site: Antescope, account: string): Promise<unknown> {
  const query = { code: contract, scope: contract, table: 'proxies', json: true, limit: 100 };
  const { rows } = (await callNode(site, '/v1/chain/get_table_rows', query)) as { rows: { owner: string }[] };
  return rows.find(({ owner }) => owner === account);
}

async function isProxy(site: Antescope, account: string): Promise<boolean> {
  const answer = await callNode(site, '/v1/chain/get_account', { account_name: account });
  return Boolean((answer as { voter_info: { is_proxy: number } | null }).voter_info?.is_proxy);
}

async function signed(page: Page, title: string): Promise<void> {
  await expect(review(page)).toContainText(title);
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
}

const again = (page: Page) => page.getByRole('button', { name: 'Back to the form' }).click();

const empty = { slogan: '', philosophy: '', background: '', logo_256: '', telegram: '', steemit: '', twitter: '' };

test('[PROXY-009] a proxy registers with a description, edits it and removes it', async ({ page, described }) => {
  await open(page, `${described.url}/wallet/proxy/register`);
  await connect(page, described.keys.bob!, 'bob@active');
  await page.getByLabel('Proxy name', { exact: true }).fill('Careful');
  await page.getByLabel('Slogan', { exact: true }).fill('Votes with care');
  await page.getByLabel('Website', { exact: true }).fill('https://careful.example');
  await signed(page, 'Register as the proxy Careful');
  expect(await isProxy(described, 'bob')).toBe(true);
  const first = { owner: 'bob', ...empty, wechat: '', name: 'Careful', website: 'https://careful.example' };
  expect(await descriptionOf(described, 'bob')).toEqual({ ...first, slogan: 'Votes with care' });

  // The form has what is stored: what is left unchanged stays.
  await again(page);
  await expect(page.getByLabel('Slogan', { exact: true })).toHaveValue('Votes with care');
  await page.getByLabel('Philosophy', { exact: true }).fill('Uptime first');
  await page.getByLabel('Slogan', { exact: true }).fill('');
  await expect(review(page)).toContainText('Removes parts of the current description.');
  await page.getByLabel('Slogan', { exact: true }).fill('Votes weekly');
  await expect(review(page)).not.toContainText('Removes parts of the current description.');
  await signed(page, 'Describe the proxy as Careful');
  const edited = { ...first, slogan: 'Votes weekly', philosophy: 'Uptime first' };
  expect(await descriptionOf(described, 'bob')).toEqual(edited);

  await again(page);
  await page.getByRole('radio', { name: 'Remove the description' }).check();
  await signed(page, 'Remove the description of the proxy');
  expect(await descriptionOf(described, 'bob')).toBeUndefined();
  expect(await isProxy(described, 'bob')).toBe(true);
  await again(page);
  await expect(page.getByLabel('Slogan', { exact: true })).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Remove the description' })).toHaveCount(0);
});
