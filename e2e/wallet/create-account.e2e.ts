import { callNode, control } from '../../test-kit/devnet-control.ts';
import { expect, open, test } from '../fixtures.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

test.afterEach(({ devnet }) => control(devnet, 'heal'));

test('[NAV-040] creating an account has the views default, advanced and link-email', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/create-account`);
  const views = page.getByRole('navigation', { name: 'Create account' });
  await expect(views.getByRole('link')).toHaveText(['Simple', 'Advanced', 'Email']);
  await expect(page.getByLabel('Owner key')).toBeVisible();
  await views.getByRole('link', { name: 'Advanced' }).click();
  await expect(page).toHaveURL(`${devnet.url}/wallet/create-account/advanced`);
  await expect(page.getByLabel('Owner threshold')).toHaveValue('1');
  await views.getByRole('link', { name: 'Email' }).click();
  await expect(page).toHaveURL(`${devnet.url}/wallet/create-account/link-email`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link email');
});

test('an account of two owners, with a stake of its own', async ({ page, devnet }, { repeatEachIndex }) => {
  await control(devnet, 'generator', { on: false });
  const name = `twoowners${'abcdefgh'[repeatEachIndex % 8]}15`;
  await open(page, `${devnet.url}/wallet/create-account/advanced`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await page.getByLabel('Account name').fill(name);
  await page.getByLabel('Owner threshold').fill('2');
  const owner = page.getByRole('group', { name: /^Owner/ });
  await owner.getByLabel('Key or account').fill(key);
  await owner.getByRole('button', { name: 'Add key or account' }).click();
  await owner.getByLabel('Key or account').nth(1).fill('carol@active');
  await page
    .getByRole('group', { name: /^Active/ })
    .getByLabel('Key or account')
    .fill(key);
  await page.getByLabel('Transfer the stake to the new account').check();
  await expect(review(page).getByRole('alert')).toContainText(`The stake becomes ${name}’s`);
  await signAndSend(page);
  await expectIncluded(page);
  const account = (await callNode(devnet, '/v1/chain/get_account', { account_name: name })) as {
    permissions: { perm_name: string; required_auth: { threshold: number; accounts: unknown[] } }[];
    self_delegated_bandwidth: unknown;
  };
  const permission = account.permissions.find(({ perm_name }) => perm_name === 'owner')!;
  expect(permission.required_auth).toMatchObject({
    threshold: 2,
    accounts: [{ permission: { actor: 'carol', permission: 'active' }, weight: 1 }],
  });
  expect(account.self_delegated_bandwidth).toMatchObject({ cpu_weight: '0.1000 EOS' });
  await control(devnet, 'generator', { on: true });
});

test('[NAV-049] [WALLET-013] an email is linked with consent and a signature; a refusal has its reason', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/link-email`);
  const main = page.locator('main');
  await connect(page, devnet.keys.alice!, 'alice@active');
  const submit = main.getByRole('button', { name: 'Sign and link' });
  await main.getByLabel('Email', { exact: true }).fill('alice@bounce.example');
  await expect(submit).toBeDisabled();
  await main.getByRole('checkbox', { name: /I agree that the operator/ }).check();
  await submit.click();
  await expect(page.getByRole('status').filter({ hasText: 'does not accept messages' })).toBeVisible();
  await expect(main.getByRole('alert')).toContainText('The address does not accept messages');
  await main.getByLabel('Email', { exact: true }).fill('alice@lighthouse.example');
  await submit.click();
  // First the toast, which closes by itself.
  await expect(page.getByText('Email address sent')).toBeVisible();
  await expect(main.getByRole('status')).toContainText('Confirm the link in the message to alice@lighthouse.example');
});

test('[WALLET-013] without a service there is no email view', async ({ page, family }) => {
  await open(page, `${family.url}/wallet/create-account`);
  const views = page.getByRole('navigation', { name: 'Create account' });
  await expect(views.getByRole('link')).toHaveText(['Simple', 'Advanced']);
  for (const path of ['/wallet/link-email', '/wallet/create-account/link-email'])
    expect((await page.request.get(family.url + path)).status()).toBe(404);
});
