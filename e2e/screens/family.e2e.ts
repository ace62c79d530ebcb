import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';

/** Names and paths of links. */
async function linksOf(list: Locator): Promise<[name: string, path: string][]> {
  const links = await list.getByRole('link').all();
  return Promise.all(
    links.map(
      async (link) => [(await link.innerText()).trim(), (await link.getAttribute('href'))!] as [string, string],
    ),
  );
}

/** Names and paths of the entries of all menus, which are opened one after the other. */
async function entriesOf(page: Page): Promise<[name: string, path: string][]> {
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
  const entries: [name: string, path: string][] = [];
  for (const button of await navigation.locator('summary').all()) {
    await button.click();
    const menu = navigation.locator('details[open]');
    await expect(menu.getByRole('link').first()).toBeVisible();
    entries.push(...(await linksOf(menu)));
  }
  return entries;
}

const bar = (page: Page): Locator => page.getByRole('banner');

test.describe('a desktop of 1280 pixels', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[SHELL-001] [SHELL-002] the top bar: logo, favorites, docs, settings (currency, dark mode, language), account', async ({
    page,
    family,
  }) => {
    await open(page, `${family.url}/account/alice`);
    const parts = [
      bar(page).getByRole('link', { name: 'Antescope, Home' }),
      bar(page).locator('summary[aria-label="Favorites"]'),
      bar(page).getByRole('link', { name: 'Docs' }),
      bar(page).locator('summary[aria-label="Settings"]'),
      bar(page).getByRole('button', { name: 'Connect' }),
    ];
    const lefts: number[] = [];
    for (const part of parts) {
      await expect(part).toBeVisible();
      const box = await part.boundingBox();
      expect(box!.y).toBeLessThan(48);
      lefts.push(box!.x);
    }
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    const docs = parts[2]!;
    await expect(docs).toHaveAttribute('target', '_blank');
    await expect(docs).toHaveAttribute('href', 'https://docs.vaulta.com');
    await parts[3]!.click();
    const settings = bar(page).locator('details[open]').getByRole('group');
    await expect(settings).toHaveCount(3);
    for (const [index, name] of ['Currency', 'Appearance', 'Language'].entries())
      await expect(settings.nth(index)).toHaveAccessibleName(name);
  });

  test('[SHELL-007] [SHELL-009] [CHAIN-009] chain, search, and the menus of each chain', async ({ page, family }) => {
    const expected: [path: string, present: string[], absent: string[]][] = [
      [
        '',
        ['/', '/wallet/transfer', '/vote', '/rex', '/tokens'],
        ['/wallet/admin', '/outstanding-xtokens', '/addresses', '/domains'],
      ],
      ['/proton', ['/vote', '/wallet/staking/stake', '/wallet/longstaking', '/wallet/admin'], ['/rex', '/addresses']],
      ['/fio', ['/', '/wallet/transfer', '/vote', '/tokens', '/addresses', '/domains'], ['/rex', '/wallet/admin']],
      ['/wax-test', ['/', '/wallet/transfer', '/tokens'], ['/vote', '/rex', '/addresses', '/domains']],
    ];
    for (const [path, present, absent] of expected) {
      await open(page, `${family.url}${path}/account/alice`);
      await expect(bar(page).locator('summary[aria-label^="Chain:"]')).toBeVisible();
      await expect(bar(page).getByRole('combobox', { name: 'Search' })).toBeVisible();
      await expect(bar(page).getByRole('link', { name: 'Antescope, Home' })).toHaveAttribute('href', `${path}/`);
      const paths = ['/', ...(await entriesOf(page)).map(([, href]) => href.slice(path.length))];
      expect(paths).toEqual(expect.arrayContaining(present));
      for (const missing of absent) expect(paths).not.toContain(missing);
    }
  });

  test('[SHELL-008] the menus have the entries of each chain, and none of them is Not Found', async ({
    page,
    family,
  }) => {
    // A request for each entry.
    test.slow();
    const explorer = [
      '/live',
      '/chain',
      '/stats/activity',
      '/protocol-features',
      '/namebids',
      '/snapshot',
      '/supply',
      '/hyperion',
      '/msigs',
      '/contract',
      '/dapps',
      '/topholders',
    ];
    const ofChain: Record<string, string[]> = {
      '': ['/rex', '/dsp', '/vest', '/wallet/transfer/nft'],
      '/fio': ['/addresses', '/domains', '/wallet/register-address', '/wallet/manage/addresses'],
      '/proton': ['/oracles', '/outstanding-xtokens', '/wallet/longstaking', '/wallet/admin', '/wallet/transfer/nft'],
      '/wax-test': ['/wallet/transfer', '/wallet/utilities/keys'],
    };
    for (const [path, own] of Object.entries(ofChain)) {
      await open(page, `${family.url}${path}/privacy-policy`);
      const entries = await entriesOf(page);
      const paths = entries.map(([, href]) => href.slice(path.length));
      // Accounts of FIO are made from keys: names are not sold.
      const shared = path === '/fio' ? explorer.filter((each) => each !== '/namebids') : explorer;
      expect(paths, path).toEqual(expect.arrayContaining([...shared, ...own]));
      for (const [name, href] of entries) {
        const answer = await page.request.get(family.url + href);
        expect(await answer.text(), `${name} ${href}`).not.toContain('Error Code: 404');
      }
    }
  });

  test('[WALLET-023] the tools of the wallet that each chain has', async ({ page, family }) => {
    const fio = ['/wallet/register-address', '/wallet/manage/addresses'];
    const proton = ['/wallet/staking/stake', '/wallet/longstaking', '/wallet/admin'];
    const staked = ['/wallet/ram/buy', '/wallet/resources/stake'];
    const powerup = '/wallet/powerup';
    const proxy = '/wallet/proxy';
    const create = '/wallet/create-account';
    const tools: Record<string, { present: string[]; absent: string[] }> = {
      '': { present: [...staked, powerup, proxy, create], absent: [...fio, ...proton] },
      '/wax': { present: [...staked, powerup, proxy, create], absent: [...fio, ...proton] },
      '/kylin': { present: [...staked, powerup, proxy, create], absent: [...fio, ...proton] },
      '/wax-test': { present: [...staked, create], absent: [...fio, ...proton, powerup, proxy] },
      '/proton': { present: [...proton, ...staked, proxy, create], absent: [...fio, powerup] },
      '/fio': {
        present: [...fio, proxy, '/wallet/permissions'],
        absent: [...proton, ...staked, powerup, create, '/namebids'],
      },
    };
    const everywhere = ['/wallet/transfer', '/wallet/utilities/keys', '/wallet/sign', '/wallet/tax/cointracking'];
    for (const [path, { present, absent }] of Object.entries(tools)) {
      await open(page, `${family.url}${path}/privacy-policy`);
      const paths = (await entriesOf(page)).map(([, href]) => href.slice(path.length));
      expect(paths, path).toEqual(expect.arrayContaining([...everywhere, ...present]));
      for (const tool of [...absent, ...(path === '/proton' ? [] : ['/wallet/cross-chain'])])
        expect(paths, path).not.toContain(tool);
      if (path !== '/wax' && path !== '/wax-test') expect(paths, path).not.toContain('/wallet/gbm-rewards');
    }
  });

  test('[CHAIN-014] the menu switches chains by navigation', async ({ page, family }) => {
    await open(page, `${family.url}/`);
    await bar(page).locator('summary[aria-label^="Chain:"]').click();
    await bar(page).getByRole('link', { name: 'WAX', exact: true }).click();
    await expect(page).toHaveURL(`${family.url}/wax/`);
    await expect(page).toHaveTitle(/WAX/);
  });

  test('[SHELL-004] fifteen currencies can be chosen; the choice persists and reloads the data', async ({
    page,
    family,
  }) => {
    await open(page, `${family.url}/account/alice`);
    const button = bar(page).locator('summary[aria-label="Settings"]');
    const menu = bar(page).getByRole('group', { name: 'Currency' });
    await button.click();
    await expect(menu.getByRole('button')).toHaveCount(15);
    const again = page.waitForRequest((request) => request.url().includes('/account/alice?format=json'));
    await menu.getByRole('button', { name: 'EUR' }).click();
    expect((await (await again).allHeaders()).cookie).toContain('EUR');
    await expect(menu.locator('[aria-current]')).toHaveText('EUR');
    await open(page, `${family.url}/wax/`);
    await button.click();
    await expect(menu.locator('[aria-current]')).toHaveText('EUR');
  });
});

test.describe('a phone of 375 pixels', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('[SHELL-010] [SHELL-011] search and account at the top; Home, Wallet, Vote, REX, Tokens and More at the bottom', async ({
    page,
    family,
  }) => {
    const order = ['Home', 'Wallet', 'Vote', 'REX', 'Tokens'];
    const without: Record<string, string[]> = {
      '': [],
      '/fio': ['REX'],
      '/proton': ['REX'],
      '/wax-test': ['Vote', 'REX'],
    };
    for (const [path, missing] of Object.entries(without)) {
      await open(page, `${family.url}${path}/account/alice`);
      await expect(bar(page).getByRole('combobox', { name: 'Search' })).toBeVisible();
      await expect(bar(page).getByRole('button', { name: 'Connect' })).toBeVisible();
      await expect(bar(page).getByRole('link', { name: 'Docs' })).toBeHidden();
      const bottom = page.getByRole('navigation', { name: 'Main (mobile)' });
      const names = (await linksOf(bottom)).map(([name]) => name);
      expect(names).toEqual(order.filter((name) => !missing.includes(name)));
      await bottom.locator('summary[aria-label="More"]').click();
      await expect(bottom.getByRole('link', { name: 'Live transactions' })).toBeVisible();
      await expect(bottom.getByLabel('Show times in UTC')).toBeVisible();
      // As wide as the content of the page behind it.
      const panel = (await bottom.locator('details[open] > div').boundingBox())!;
      const content = (await page.locator('main').boundingBox())!;
      expect([panel.x, panel.width]).toEqual([content.x, content.width]);
    }
  });
});

test('[NAV-070] a page that the chain lacks is Not Found', async ({ page, family }) => {
  for (const path of ['/fio/rex', '/fio/wallet/transfer/multi', '/fio/namebids', '/wax-test/vote']) {
    expect((await page.request.get(family.url + path)).status(), path).toBe(404);
    await open(page, family.url + path);
    await expect(page.locator('main'), path).toContainText('Error Code: 404');
    expect(
      (await entriesOf(page)).map(([, entry]) => entry),
      path,
    ).not.toContain(path);
  }
  expect((await page.request.get(`${family.url}/eos/rex`)).status()).not.toBe(404);
});
