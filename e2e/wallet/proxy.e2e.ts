import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

async function isProxy(site: Antescope, account: string): Promise<boolean> {
  const answer = await callNode(site, '/v1/chain/get_account', { account_name: account });
  return Boolean((answer as { voter_info: { is_proxy: number } | null }).voter_info?.is_proxy);
}

test('an account registers as a proxy and unregisters, and the page says which it is', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/proxy`);
  const main = page.locator('main');
  const steps = main.getByRole('listitem').filter({ hasText: /^\d(Connect|Review|Sign|Track)/ });
  await main.getByRole('link', { name: 'Register', exact: true }).click();
  await expect(steps).toHaveCount(4);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await expect(main).toContainText('bob is not a registered proxy.');
  await expect(review(page)).toContainText('Register as a proxy');
  await expect(steps.first()).toContainText('Review');
  await expect(steps).toHaveCount(3);
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(() => isProxy(devnet, 'bob')).toBe(true);
  await expect(main).toContainText('bob is a registered proxy.');
  await main.getByRole('link', { name: 'Unregister', exact: true }).click();
  await expect(review(page).getByRole('alert')).toContainText('will lose their vote');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(() => isProxy(devnet, 'bob')).toBe(false);
  await expect(main).toContainText('bob is not a registered proxy.');
});

test('an account that is no proxy is not offered to unregister', async ({ page, devnet }) => {
  const main = page.locator('main');
  await open(page, `${devnet.url}/wallet/proxy`);
  await expect(main).toContainText('Connect a wallet to see whether its account is a proxy.');
  await connect(page, devnet.keys.carol!, 'carol@active');
  await expect(main).toContainText('carol is not a registered proxy.');
  await main.getByRole('link', { name: 'Unregister', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unregister as a proxy');
  await expect(main).toContainText('carol is not a registered proxy.');
  await expect(review(page)).toHaveCount(0);
});

test('[PROXY-009] the form has a description only where a contract stores it', async ({ page, family, devnet }) => {
  await open(page, `${family.url}/eos/wallet/proxy/register`);
  for (const label of ['Proxy name', 'Slogan', 'Philosophy', 'Background', 'Website', 'Logo URL (256 px)'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await page.getByLabel('Slogan', { exact: true }).fill('Votes with care');
  await page.getByLabel('Website', { exact: true }).fill('ftp://example');
  await page.getByLabel('Website', { exact: true }).press('Enter');
  await expect(page.locator('main form')).toContainText('Enter the name of the proxy');
  await page.getByLabel('Proxy name', { exact: true }).fill('Careful');
  await expect(page.locator('main form')).toContainText('Enter a URL with http or https');
  await open(page, `${devnet.url}/wallet/proxy/register`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register as a proxy');
  await expect(page.getByLabel('Slogan', { exact: true })).toHaveCount(0);
});

test('[NAV-052] the proxy tool has three views', async ({ page, devnet }) => {
  for (const [path, title] of [
    ['/wallet/proxy', 'Proxy status'],
    ['/wallet/proxy/register', 'Register as a proxy'],
    ['/wallet/proxy/unregister', 'Unregister as a proxy'],
  ] as const) {
    await page.goto(devnet.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('an account that votes through a proxy is refused before signing, in plain words', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/vote/proxies`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await page.getByRole('button', { name: 'Set as proxy' }).first().click();
  await signAndSend(page);
  await expectIncluded(page);
  await open(page, `${devnet.url}/wallet/proxy/register`);
  await expect(page.locator('main')).toContainText(/It votes through \w+: an account that uses a proxy cannot be one/);
  await expect(review(page)).toContainText('An account that votes through a proxy cannot become one.');
  await expect(review(page).getByRole('button', { name: 'This transaction will fail' })).toBeDisabled();
});
