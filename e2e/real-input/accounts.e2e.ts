import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';

const devKey = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';

/** A line of a permission that contains all given texts. */
function member(page: Page, ...texts: string[]): Locator {
  let found = page.locator('main li li');
  for (const text of texts) found = found.filter({ hasText: text });
  return found.first();
}

test('[ACCT-004] [ACCT-027] balances, stakes and the refund of a real account, to the last digit', async ({
  page,
  recorded,
}) => {
  await open(page, `${recorded.url}/account/alice`);
  const balances = page.locator('main .card').first();
  for (const amount of ['44,994,975.4392', '4,994,974.4392', '39,999,649.5000', '935.6666', '350.5000']) {
    await expect(balances).toContainText(amount);
  }
  await expect(page.locator('main')).toContainText('32,000,682.8333');
  await expect(page.locator('main')).toContainText('7,999,902.3333');
});

test('[ACCT-012] [ACCT-022] permissions with parent, threshold, keys, accounts, waits and linked actions', async ({
  page,
  recorded,
}) => {
  await open(page, `${recorded.url}/account/bob?tab=permissions`);
  const claimer = page.locator('main li').filter({ hasText: 'claimer' }).last();
  await expect(claimer).toContainText('Threshold 2');
  await expect(claimer.locator(`a[href="/key/${devKey}"]`)).toBeVisible();
  await expect(claimer).toContainText('alice@game');
  await expect(claimer).toContainText('carol@active');
  await expect(claimer).toContainText('1d delay');
  await expect(claimer).toContainText('claimrewards');
  // Permissions are nested: owner contains active, active contains claimer.
  const inside = (outer: Locator, name: string) =>
    outer.locator('li').filter({ has: page.getByText(name, { exact: true }) });
  const owner = page
    .locator('main li')
    .filter({ has: page.getByText('owner', { exact: true }) })
    .first();
  await expect(inside(inside(owner, 'active').first(), 'claimer').first()).toBeVisible();
});

test('keys of all three curves', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/account/r1keyaccount?tab=permissions`);
  await expect(member(page, 'PUB_R1_7UmyyUoWgx5dSrFA3B5ts2M2k3gHi1ML7dPEzBrGyRb4eCAQmf', '+1')).toBeVisible();
  await open(page, `${recorded.url}/account/webauthnacct?tab=permissions`);
  const webAuthn = page.locator('main a[href*="PUB_WA_"]').first();
  await expect(webAuthn).toContainText(
    'PUB_WA_2MPthvvCAEV7EE9pU6JST2aoVVQmCvqK22L7CAeZzjWNUEVBAqYD2A1sxruqAhQHqFevmdXr',
  );
});

test('waits, many keys and thresholds above one', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/account/timelocked11?tab=permissions`);
  await expect(page.locator('main')).toContainText('Threshold 3');
  await expect(member(page, '1h delay', '+1')).toBeVisible();
  await expect(member(page, devKey, '+2')).toBeVisible();
  await open(page, `${recorded.url}/account/manykeys1111?tab=permissions`);
  const active = page.locator('main li').filter({ hasText: 'active' }).last();
  await expect(active.locator('a[href*="/key/PUB_K1_"]')).toHaveCount(5);
  await expect(active).toContainText('Threshold 3');
});

test('[ACCT-023] keys in the legacy format of the node are shown in the current one', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/account/alice?tab=permissions`);
  await expect(member(page, devKey)).toBeVisible();
  await expect(page.locator('main')).not.toContainText('EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV');
});

test('[NAV-012] the system account is marked as privileged and as a contract', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/account/eosio`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('eosio');
  await expect(page.locator('main header')).toContainText('privileged');
  await expect(page.locator('main header')).toContainText('contract');
  await expect(page.locator('main')).toContainText('unlimited');
});

test('[ACCT-021] an account that does not exist is not found, without an error', async ({ page, recorded }) => {
  const answer = await page.goto(`${recorded.url}/account/doesnotexist`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account not found');
  await expect(page.locator('main')).toContainText('Cannot find account');
  await expect(page.locator('main')).toContainText('doesnotexist');
});

test('a failed part of the page shows its error, and the rest its data', async ({ page, recorded }) => {
  // There is no recording of this account's actions.
  await open(page, `${recorded.url}/account/timelocked11`);
  const failed = page.getByRole('alert').filter({ hasText: 'Could not read the actions of timelocked11' });
  await expect(failed).toContainText('127.0.0.1');
  await expect(failed.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.locator('main')).toContainText('15,508.0000');
});
