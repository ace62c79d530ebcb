import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';

// One site for the file: it serves all these chains, whose nodes do not answer.
test.describe.configure({ mode: 'serial' });

const keys = ['eos', 'wax', 'telos', 'proton', 'fio', 'bos', 'jungle', 'kylin', 'telos-test', 'wax-test'];

let site: Antescope;

test.beforeAll(async () => {
  // Nothing listens on port 9 (discard).
  const offline = { endpoints: ['http://127.0.0.1:9'], prices: { feeds: [], forex: null } };
  site = await startAntescope([], {
    chain: keys[0],
    public: true,
    serve: keys.slice(1).map((chain) => ({ chain, public: true })),
    chains: Object.fromEntries(keys.map((key) => [key, offline])),
  });
});

test.afterAll(async () => {
  await site.stop();
});

/** The connect dialog of a chain. */
async function dialogOf(page: Page, key: string): Promise<Locator> {
  await open(page, `${site.url}${key === keys[0] ? '' : `/${key}`}/wallets`);
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  return page.getByRole('dialog', { name: 'Connect To Wallet' });
}

/** Names of the wallets that can be chosen, or got, in their order. */
async function namesOf(page: Page, key: string): Promise<string[]> {
  const dialog = await dialogOf(page, key);
  const names = dialog.locator('ul').first().locator('button .font-semibold:not([aria-hidden])');
  await expect(names.first()).toBeVisible();
  return names.allTextContents();
}

/** Row of a discontinued wallet in the dialog of a chain. */
async function discontinued(page: Page, key: string, name: string): Promise<Locator> {
  const dialog = await dialogOf(page, key);
  await expect(dialog.getByRole('button', { name: /^Anchor/ })).toBeVisible();
  return dialog.getByRole('region', { name: 'Discontinued wallets' }).getByRole('listitem').filter({ hasText: name });
}

const everywhere = ['Passkey', 'Ledger', 'Trezor', 'Signing request (ESR)', 'Command line (cleos)'];
const eosc = 'Command line (eosc)';

const offered: Record<string, string[]> = {
  eos: ['Anchor', 'Wombat', 'TokenPocket', 'Scatter', 'MetaMask', ...everywhere, eosc],
  wax: ['My Cloud Wallet', 'Anchor', 'Wombat', 'TokenPocket', 'Scatter', ...everywhere, eosc],
  'wax-test': ['My Cloud Wallet', 'Anchor', 'Scatter', ...everywhere, eosc],
  telos: ['Anchor', 'Wombat', 'TokenPocket', 'Scatter', ...everywhere, eosc],
  'telos-test': ['Anchor', 'Scatter', ...everywhere, eosc],
  proton: ['WebAuth', 'Anchor', 'Scatter', ...everywhere, 'Command line (proton)'],
  bos: ['Anchor', 'Scatter', ...everywhere, eosc],
  jungle: ['Anchor', 'Scatter', ...everywhere, eosc],
  kylin: ['Anchor', 'Scatter', ...everywhere, eosc],
};

for (const [key, names] of Object.entries(offered))
  test(`[AUTH-001] [AUTH-016] Connect To Wallet lists the wallets of ${key}`, async ({ page }) => {
    expect(await namesOf(page, key)).toEqual([...names, 'Watch only']);
    await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText('Connect To Wallet');
  });

test('[AUTH-013] FIO offers an extension signer, the desktop signer and a command-line signer', async ({ page }) => {
  const dialog = await dialogOf(page, 'fio');
  const buttons = dialog.locator('ul').first().getByRole('button');
  await expect(buttons).toHaveText([/^.?Anchor/, /^.?Scatter/, /^.?Command line \(clio\)/]);
});

test('[AUTH-007] [AUTH-010] mobile wallets: Wombat on eos and telos, with TokenPocket on eos', async ({ page }) => {
  for (const key of ['eos', 'telos']) expect(await namesOf(page, key)).toContain('Wombat');
  expect(await namesOf(page, 'eos')).toContain('TokenPocket');
  await expect(await discontinued(page, 'eos', 'Lynx')).toHaveText(/Use TokenPocket or Wombat$/);
});

for (const [row, name, where, elsewhere, use] of [
  ['AUTH-008', 'SQRL', ['eos', 'wax', 'jungle'], 'fio', /Use Anchor$/],
  ['AUTH-009', 'SimplEOS', ['eos', 'wax', 'telos'], 'jungle', /Use Anchor or Wombat$/],
  [
    'AUTH-011',
    'EOS Auth',
    ['bos', 'eos', 'jungle', 'kylin', 'telos-test', 'telos'],
    'wax',
    /Use Anchor or Signing request \(ESR\)$/,
  ],
] as const)
  test(`[${row}] ${name} is listed with what replaces it, and is no button`, async ({ page }) => {
    for (const key of where) {
      const entry = await discontinued(page, key, name);
      await expect(entry).toHaveText(use);
      await expect(entry.getByRole('button')).toHaveCount(0);
    }
    await expect(await discontinued(page, elsewhere, name)).toHaveCount(0);
  });

test('[AUTH-021] an account of another chain opens the site of that chain with it', async ({ page }) => {
  const ids: Record<string, string> = {
    eos: 'aca376f206b8fc25a6ed44dbdc66547c36c6c33e3a119ffbeaef943642f0e906',
    wax: '1064487b3cd1a897ce03ae5b6a865651747e2e152090f99c1d19d44e01aea5a4',
  };
  const userOf = (actor: string, key: string) => ({
    actor,
    permission: 'active',
    provider: 'cleos',
    chainId: ids[key],
    publicKey: null,
  });
  const [alice, bob] = [userOf('alice', 'eos'), userOf('bob', 'wax')];
  await open(page, `${site.url}/wallets`);
  await page.evaluate(
    ([users, current]) => {
      localStorage.setItem('users-v.0.0.7', users!);
      localStorage.setItem('user-v.0.0.7', current!);
    },
    [
      JSON.stringify({ [ids.eos!]: [alice], [ids.wax!]: [bob] }),
      JSON.stringify({ [ids.eos!]: alice, [ids.wax!]: null }),
    ],
  );
  await open(page, `${site.url}/wallets`);
  const menu = page.getByRole('banner').locator('details:has([data-account-menu])');
  await expect(menu.locator('summary')).toContainText('alice');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'bob@active WAX' }).click();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/wax/?$`));
  await expect(menu.locator('summary')).toContainText('bob');
});

test('[WALLET-006] [WALLET-007] creating an account: paid or by a service on eos, a faucet on jungle, a service on bos', async ({
  page,
}) => {
  const services: Record<string, [title: string, link: string] | null> = {
    eos: ['Account services', 'Greymass Account Creator'],
    jungle: ['Free test accounts', 'Jungle Testnet monitor'],
    bos: ['Account services', 'BOSCore'],
    wax: null,
    kylin: null,
  };
  for (const [key, service] of Object.entries(services)) {
    await open(page, `${site.url}${key === keys[0] ? '' : `/${key}`}/wallet/create-account`);
    const main = page.locator('main');
    await expect(main.getByLabel('Owner key'), key).toBeVisible();
    await expect(main, key).toContainText('The connected account pays for the RAM and stake of the new account.');
    const external = main.locator('a[target=_blank]');
    if (service === null) {
      await expect(external, key).toHaveCount(0);
      continue;
    }
    await expect(main.getByRole('heading', { name: service[0] }), key).toBeVisible();
    await expect(external, key).toHaveText([service[1]]);
    await expect(external, key).toHaveAttribute('rel', 'noreferrer');
  }
});
