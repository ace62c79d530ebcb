import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

/** Row of the account in the profile contract, by the node's API. */
async function rowOf(site: Antescope, account: string): Promise<unknown> {
  const query = { code: 'accountinfo1', scope: 'accountinfo1', table: 'profiles', json: true, limit: 1 };
  const { rows } = (await callNode(site, '/v1/chain/get_table_rows', {
    ...query,
    lower_bound: account,
    upper_bound: account,
  })) as { rows: unknown[] };
  return rows[0];
}

test('[NAV-068] the profile is in the wallet menu and submits the account-info update', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/blocks`);
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
  await navigation.locator('summary', { hasText: 'Wallet' }).click();
  await navigation.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL(`${devnet.url}/wallet/profile`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await page.getByLabel('Display name').fill('Carol');
  await page.getByLabel('Website').fill('carol.example');
  await expect(page.locator('main form')).toContainText('Enter a URL that starts with https://');
  await page.getByLabel('Website').fill('https://carol.example');
  await expect(review(page)).toContainText('Update profile');
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
  expect(await rowOf(devnet, 'carol')).toEqual({
    account: 'carol',
    name: 'Carol',
    avatar: '',
    about: '',
    website: 'https://carol.example',
  });
});

test('the form begins with the current profile, and says when texts of it are removed', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/profile`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  await expect(page.getByLabel('Display name')).toHaveValue('Alice');
  await page.getByLabel('About').fill('');
  await expect(review(page).getByRole('alert')).toContainText('Removes parts of the current profile.');
});

test('a profile that is read late keeps what was typed, and is not signed before', async ({ page, devnet }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/v1/chain/get_table_rows', async (route) => {
    if ((route.request().postData() ?? '').includes('profiles')) await held.promise;
    await route.continue();
  });
  await open(page, `${devnet.url}/wallet/profile`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  await page.getByLabel('Website').fill('https://typed.example');
  await expect(review(page)).toContainText('Simulated by the node');
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeDisabled();
  held.resolve();
  await expect(page.getByLabel('Display name')).toHaveValue('Alice');
  await expect(page.getByLabel('Website')).toHaveValue('https://typed.example');
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeEnabled();
});

test('[NAV-069] the profile tool, the airgrab list and the settings have paths of their own', async ({
  page,
  devnet,
}) => {
  for (const [path, heading] of [
    ['/wallet/profile', 'Profile'],
    ['/airgrabs', 'Airgrabs'],
    ['/settings', 'Node settings'],
  ] as const) {
    await open(page, devnet.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
  await navigation.locator('summary', { hasText: 'Wallet' }).click();
  await expect(navigation.getByRole('link', { name: 'Airgrabs', exact: true })).toBeVisible();
});
