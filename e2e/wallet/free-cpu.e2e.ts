import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';
import { AbiSource } from '@antescope/sources/abi/abi-source';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import { contractCode } from '@antescope/devnet/contract';
import { contracts } from '@antescope/devnet/registry';
import { LocalKeyProvider } from '@antescope/wallet/providers/local-key/provider';
import { push } from '@antescope/wallet/transact/push';
import { sign } from '@antescope/wallet/transact/sign';
import { prepare } from '@antescope/wallet/transact/transact';
import { callNode, control } from '../../test-kit/devnet-control.ts';
import { expect, hydrated, open, noTransactions, siteOptions, test as base } from '../fixtures.ts';
import { type Antescope, startAntescope } from '../../test-kit/start-antescope.ts';
import { storySeed } from './act.ts';
import { connect, expectIncluded, fillTransfer, reconnect, review, signAndSend } from './connect.ts';

const sponsor = 'carol';

const freeCpu = {
  contract: sponsor,
  from: sponsor,
  permission: 'active',
  to: 'bob',
  quantity: '1.0 CPU',
  memo: 'free CPU',
  dailyLimit: 3,
  wallets: ['local-key'],
};

/** A devnet whose chain has a sponsor. */
const test = base.extend<object, { sponsored: Antescope }>({
  sponsored: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'antescope-sponsor-'));
      const keyFile = join(folder, 'sponsor.key');
      writeFileSync(keyFile, `${formatWif(devKey(storySeed, sponsor))}\n`);
      const chains = { local: { features: { freeCpu: true }, freeCpu } };
      const settings = { chains, 'free-cpu': { local: { 'key-file': keyFile } } };
      const site = await startAntescope(noTransactions, settings);
      await makeToken(site);
      await use(site);
      await site.stop();
      rmSync(folder, { recursive: true });
    },
    siteOptions,
  ],
});

/** The sponsor's account becomes the contract of its token. */
async function makeToken(site: Antescope): Promise<void> {
  const client = new NodeClient({ endpoints: [site.devnetApi!] });
  const { chain_id: chainId } = (await callNode(site, '/v1/chain/get_info', {})) as { chain_id: string };
  const chain = {
    chainId,
    call: async (path: string, body: unknown) => (await client.call(path, body, (answer) => answer.value)).value,
    // The contract changes meanwhile.
    abi: (account: string) => new AbiSource(new ChainApi(client)).of(account),
  };
  const provider = new LocalKeyProvider({ ...chain, storage: null, relay: null, walletLink: null });
  const level = { actor: sponsor, permission: 'active' };
  const session = await provider.login({ privateKey: site.keys[sponsor]!, level, passphrase: '' });
  const context = { ...chain, systemAccount: 'eosio', session, provider };
  const act = async (account: string, name: string, data: object): Promise<void> => {
    const action = { account, name, authorization: [level], data };
    const draft = await prepare([action], { useLastIrreversible: true, expireSeconds: 600 }, context);
    await push(await sign(draft, context), context);
  };
  const token = (await callNode(site, '/v1/chain/get_raw_abi', { account_name: 'eosio.token' })) as { abi: string };
  await act('eosio', 'buyrambytes', { payer: sponsor, receiver: sponsor, bytes: 500_000 });
  await act('eosio', 'setcode', {
    account: sponsor,
    vmtype: 0,
    vmversion: 0,
    code: contractCode(contracts.get('token')!),
  });
  await act('eosio', 'setabi', { account: sponsor, abi: Buffer.from(token.abi, 'base64').toString('hex') });
  await act(sponsor, 'create', { issuer: sponsor, maximum_supply: '1000000.0 CPU' });
  await act(sponsor, 'issue', { to: sponsor, quantity: '1000.0 CPU', memo: '' });
}

const toggle = (page: Page) => review(page).getByRole('checkbox', { name: /Free CPU/ });

async function ready(page: Page, site: Antescope, account = 'alice'): Promise<void> {
  await open(page, `${site.url}/wallet/transfer`);
  await connect(page, site.keys[account]!, `${account}@active`);
  await fillTransfer(page, { to: 'bob', amount: '0.0001' });
}

test('[FREECPU-010] [FREECPU-002] [FREECPU-007] transactions are sponsored until none are left', async ({
  page,
  sponsored,
}) => {
  await ready(page, sponsored);
  await expect(review(page)).toContainText('3 of 3 left today');
  await toggle(page).check();
  for (const left of [2, 1, 0]) {
    await expect(review(page).getByRole('region', { name: 'Actions' })).toContainText('1.0 CPU');
    await signAndSend(page);
    if (left === 0) await expect(page.getByText('All your daily free TXs have been used!')).toBeVisible();
    await expectIncluded(page);
    if (left > 0) await expect(page.getByText('All your daily free TXs have been used!')).toHaveCount(0);
    await page.getByRole('button', { name: 'New transfer' }).click();
    await fillTransfer(page, { to: 'bob', amount: `0.000${left + 2}` });
    await expect(review(page)).toContainText(`${left} of 3 left today`);
  }
  await expect(toggle(page)).toBeDisabled();
  await expect(toggle(page)).not.toBeChecked();
  const balance = await callNode(sponsored, '/v1/chain/get_currency_balance', {
    code: sponsor,
    account: 'bob',
    symbol: 'CPU',
  });
  expect(balance).toEqual(['3.0 CPU']);
});

test('[FREECPU-016] [FREECPU-008] the choice is kept over a reload, and a failure ends it', async ({
  page,
  sponsored,
}) => {
  await ready(page, sponsored, 'bob');
  await fillTransfer(page, { to: 'alice', amount: '0.0001' });
  await toggle(page).check();
  await page.reload();
  await hydrated(page);
  await fillTransfer(page, { to: 'alice', amount: '0.0001' });
  await expect(toggle(page)).toBeChecked();
  await page
    .evaluate(() => localStorage.getItem('antescope-config'))
    .then((text) => expect(text).toContain('"freeCpuEnabled":true'));
  await page.route('**/api/v1/cpu', (route) =>
    route.fulfill({ status: 400, json: { error: 'No more', signatures: [], serializedTransaction: '' } }),
  );
  await signAndSend(page);
  await reconnect(page, sponsored.keys.bob!, 'bob@active');
  await expect(review(page)).toContainText('Error with free CPU: No more. Turning it off, try again!');
  await expect(toggle(page)).not.toBeChecked();
  // The account pays for the next attempt.
  await expect(review(page).getByRole('region', { name: 'Actions' })).not.toContainText('1.0 CPU');
  await signAndSend(page);
  await expectIncluded(page);
});

test('[FREECPU-003] the toggle is beside the submit button and in the account menu, with the count', async ({
  page,
  sponsored,
}) => {
  await ready(page, sponsored, 'bob');
  await fillTransfer(page, { to: 'alice', amount: '0.0001' });
  await expect(toggle(page)).toBeVisible();
  await expect(review(page)).toContainText(/\d of 3 left today/);
  await expect(toggle(page)).not.toBeChecked();
  const menu = page.getByRole('banner').locator('details:has([data-account-menu])');
  await menu.locator('summary').click();
  const inMenu = menu.getByRole('checkbox', { name: /Free CPU/ });
  await expect(menu).toContainText(/\d of 3 left today/);
  await inMenu.check();
  await expect(toggle(page)).toBeChecked();
  await inMenu.uncheck();
  await expect(toggle(page)).not.toBeChecked();
  // A wallet that is not in the configured list is not offered it.
  await page.evaluate(() => {
    const key = 'users-v.0.0.7';
    for (const name of [key, 'user-v.0.0.7'])
      localStorage.setItem(name, localStorage.getItem(name)!.replaceAll('local-key', 'cleos'));
  });
  await open(page, `${sponsored.url}/wallet/transfer`);
  await fillTransfer(page, { to: 'alice', amount: '0.0001' });
  await expect(review(page)).toContainText('Simulated by the node');
  await expect(toggle(page)).toHaveCount(0);
});

test('[FREECPU-001] free CPU is offered to the wallets of a chain with a sponsor, and not on phones', async ({
  browser,
  page,
  sponsored,
  devnet,
}) => {
  await control(devnet, 'generator', { on: false });
  await ready(page, devnet);
  await expect(review(page)).toContainText('Simulated by the node');
  await expect(toggle(page)).toHaveCount(0);
  await control(devnet, 'generator', { on: true });
  const phone = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  const small = await phone.newPage();
  await ready(small, sponsored);
  await expect(review(small)).toContainText('Simulated by the node');
  await expect(toggle(small)).toHaveCount(0);
  await phone.close();
});
