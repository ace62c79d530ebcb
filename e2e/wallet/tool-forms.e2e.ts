import type { Page } from '@playwright/test';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, expectNoReload, hydrated, mark, noTransactions, open, test } from '../fixtures.ts';
import { plantSecret } from '../leak-watch.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, review, signAndSend, unlock } from './connect.ts';

test.use({ devnetFlags: noTransactions });

const passphrase = 'a lighthouse in winter';

interface ToolCase {
  name: string;
  path: string;
  /** Fills the form; returns what was entered, and the field where it must persist while the key is unlocked. */
  fill: (page: Page) => Promise<{ label: string | null; value: string } | null>;
  title: RegExp;
  /** Button for the next act. */
  again: string;
  /** State of the chain that the act changes, through the node's API; read before and after it. */
  state: (site: Antescope) => Promise<unknown>;
  /** Checks that the state is what the review promised; `entered` is what `fill` returned. */
  expectState: (after: never, before: never, entered: string) => void;
  /** Ledger rows that the case proves. */
  rows?: string;
}

const field = async (page: Page, label: string, value: string) => {
  await page.getByLabel(label, { exact: true }).fill(value);
  return { label, value };
};

/** A case whose states have a type. */
function toolCase<State>(
  tool: Omit<ToolCase, 'state' | 'expectState'> & {
    state: (site: Antescope) => Promise<State>;
    expectState: (after: State, before: State, entered: string) => void;
  },
): ToolCase {
  return tool;
}

async function accountOf<Account>(site: Antescope, name: string): Promise<Account> {
  return (await callNode(site, '/v1/chain/get_account', { account_name: name })) as Account;
}

async function rowsOf<Row>(site: Antescope, table: string): Promise<Row[]> {
  const body = { code: 'eosio', scope: 'eosio', table, json: true, limit: 500 };
  return ((await callNode(site, '/v1/chain/get_table_rows', body)) as { rows: Row[] }).rows;
}

/** Units of '1.5000 EOS'. */
const unitsOf = (asset: string): bigint => BigInt(asset.split(' ')[0]!.replace('.', ''));

const ramOfCarol = async (site: Antescope) => (await accountOf<{ ram_quota: number }>(site, 'carol')).ram_quota;

interface Vote {
  proxy: string;
  producers: string[];
}

const voteOfCarol = async (site: Antescope) => (await accountOf<{ voter_info: Vote }>(site, 'carol')).voter_info;

/** Of an account that one case creates. */
const newName = `unlock${Date.now().toString(5).replaceAll('0', '5').slice(-6)}`;

const newKey = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

const tools: ToolCase[] = [
  toolCase({
    name: 'buying RAM',
    path: '/wallet/ram/buy',
    fill: (page) => field(page, 'Bytes', '1234'),
    title: /Buy 1,234 bytes of RAM/,
    again: 'Buy more RAM',
    state: ramOfCarol,
    // Price and fee are whole units of the token, each worth about seven bytes.
    expectState: (after, before) => {
      expect(after - before).toBeGreaterThan(1234 - 14);
      expect(after - before).toBeLessThan(1234 + 14);
    },
  }),
  toolCase({
    name: 'selling RAM',
    path: '/wallet/ram/sell',
    fill: (page) => field(page, 'Bytes', '1000'),
    title: /Sell 1,000 bytes of RAM/,
    again: 'Sell more RAM',
    state: ramOfCarol,
    expectState: (after, before) => expect(after).toBe(before - 1000),
  }),
  toolCase({
    name: 'lending to REX',
    path: '/rex',
    fill: (page) => field(page, 'Amount (EOS)', '1.5'),
    title: /Lend 1\.5000 EOS/,
    again: 'New REX transaction',
    state: async (site) => {
      const rows = await rowsOf<{ owner: string; rex_balance: string }>(site, 'rexbal');
      const { core_liquid_balance: liquid } = await accountOf<{ core_liquid_balance: string }>(site, 'carol');
      const rex = rows.find(({ owner }) => owner === 'carol')!.rex_balance;
      return { liquid: unitsOf(liquid), rex: unitsOf(rex) };
    },
    expectState: (after, before) => {
      expect(after.liquid).toBe(before.liquid - 15_000n);
      // At a price slightly above a ten-thousandth.
      expect(after.rex - before.rex).toBeGreaterThan(140_000_000n);
      expect(after.rex - before.rex).toBeLessThanOrEqual(150_000_000n);
    },
  }),
  toolCase({
    name: 'a name bid',
    path: '/namebids',
    fill: async (page) => {
      await field(page, 'Bid (EOS)', '3');
      return field(page, 'Name', `bid${Date.now().toString(5).replaceAll('0', '5').slice(-7)}`);
    },
    title: /Bid 3\.0000 EOS for bid/,
    again: 'New bid',
    state: (site) => rowsOf<{ newname: string; high_bidder: string; high_bid: string | number }>(site, 'namebids'),
    expectState: (after, before, name) => {
      expect(before.find(({ newname }) => newname === name)).toBeUndefined();
      const bid = after.find(({ newname }) => newname === name);
      expect([bid?.high_bidder, Number(bid?.high_bid)]).toEqual(['carol', 30_000]);
    },
  }),
  toolCase({
    name: 'a new account',
    path: '/wallet/create-account',
    fill: async (page) => {
      await field(page, 'Owner key', newKey);
      return field(page, 'Account name', newName);
    },
    title: /Create unlock/,
    again: 'Create another account',
    state: (site) =>
      accountOf<{
        permissions?: { perm_name: string; required_auth: unknown }[];
        ram_quota?: number;
        total_resources?: { cpu_weight: string; net_weight: string };
      }>(site, newName),
    expectState: (after, before) => {
      expect(before.permissions).toBeUndefined();
      const auth = { threshold: 1, keys: [{ key: newKey, weight: 1 }], accounts: [], waits: [] };
      expect(after.permissions).toMatchObject([
        { perm_name: 'active', required_auth: auth },
        { perm_name: 'owner', required_auth: auth },
      ]);
      expect(after.ram_quota).toBeGreaterThanOrEqual(2990);
      expect(after.total_resources).toMatchObject({ cpu_weight: '0.1000 EOS', net_weight: '0.1000 EOS' });
    },
  }),
  toolCase({
    name: 'a vote',
    path: '/vote',
    fill: async (page) => {
      await expect(page.locator('main')).not.toContainText('Loading your current votes');
      const boxes = page.getByRole('table', { name: 'Producers' }).getByRole('checkbox');
      const first = boxes.nth(2);
      await first.check();
      const name = await first.evaluate((box) => box.closest('tr')!.querySelector('a')!.textContent.trim());
      return { label: null, value: name };
    },
    title: /Vote for|Update vote/,
    again: 'New vote',
    state: voteOfCarol,
    expectState: (after, before, name) => {
      expect(after).toMatchObject({ proxy: '', producers: [...before.producers, name].sort() });
    },
  }),
  toolCase({
    name: 'a proxy',
    path: '/vote/proxies',
    fill: async (page) => {
      await page.getByRole('button', { name: 'Set as proxy' }).first().click();
      return null;
    },
    title: /Set .* as proxy/,
    again: 'New vote',
    state: voteOfCarol,
    expectState: ({ proxy, producers }) => {
      expect(proxy).not.toBe('');
      expect(producers).toEqual([]);
    },
    rows: '[PROXY-001] ',
  }),
];

for (const tool of tools) {
  test(`${tool.rows ?? ''}unlocking in the form of ${tool.name} loses nothing, and the transaction goes through`, async ({
    page,
    devnet,
  }) => {
    await open(page, devnet.url + tool.path);
    await connect(page, devnet.keys.carol!, 'carol@active', passphrase);
    await page.reload();
    await hydrated(page);
    await mark(page);
    const before = await tool.state(devnet);
    const entered = await tool.fill(page);
    await expect(review(page)).toContainText(tool.title);
    await expect(review(page)).toContainText('Simulated by the node');
    await signAndSend(page);
    const dialog = page.getByRole('dialog', { name: 'Unlock' });
    // No form of the page is around the dialog's own.
    expect(await dialog.evaluate((element) => element.closest('form'))).toBeNull();
    await dialog.getByLabel('Passphrase').fill('wrong');
    await dialog.getByLabel('Passphrase').press('Enter');
    await expect(dialog).toContainText('Wrong passphrase.');
    if (entered?.label) await expect(page.getByLabel(entered.label, { exact: true })).toHaveValue(entered.value);
    await unlock(page, passphrase);
    await expectIncluded(page);
    await expectNoReload(page);
    tool.expectState((await tool.state(devnet)) as never, before as never, entered?.value ?? '');
    await page.getByRole('button', { name: tool.again }).click();
    await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeVisible();
  });
}

test('connecting in the form of a page keeps what was entered, and its review follows', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/ram/buy`);
  await mark(page);
  await page.getByLabel('Bytes', { exact: true }).fill('2048');
  await page.locator('main').getByRole('button', { name: 'Connect wallet' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate((element) => element.closest('form'))).toBeNull();
  await dialog.getByRole('button', { name: /Private key \(testnets\)/ }).click();
  await plantSecret(page, devnet.keys.bob!);
  await dialog.getByLabel('Private key').fill(devnet.keys.bob!);
  await dialog.getByLabel('Private key').press('Enter');
  await dialog.getByRole('button', { name: 'Connect as bob@active' }).click();
  await expect(page.getByLabel('Bytes', { exact: true })).toHaveValue('2048');
  await expect(review(page)).toContainText('Buy 2,048 bytes of RAM');
  await signAndSend(page);
  await expectIncluded(page);
  await expectNoReload(page);
});

test('amounts offer parts of what the account has, and follow it after a transaction', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/ram/sell`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  const form = page.locator('main form');
  const available = form.getByText(/^Available: [\d,]+ bytes$/);
  const free = async () => BigInt((await available.innerText()).replaceAll(/\D/g, ''));
  const before = await free();
  await form.getByRole('button', { name: 'Max' }).click();
  await expect(page.getByLabel('Bytes', { exact: true })).toHaveValue(String(before));
  await form.getByRole('button', { name: '25% of the available amount' }).click();
  await expect(page.getByLabel('Bytes', { exact: true })).toHaveValue(String(before / 4n));
  await page.getByLabel('Bytes', { exact: true }).fill(String(before - 5n));
  await expect(review(page)).toContainText('Leaves 5 bytes free.');
  await page.getByLabel('Bytes', { exact: true }).fill('100');
  await signAndSend(page);
  await expectIncluded(page);
  await page.getByRole('button', { name: 'Sell more RAM' }).click();
  await expect.poll(free).toBe(before - 100n);
  await open(page, `${devnet.url}/namebids`);
  await expect(form.first()).toContainText(/Available [\d,.]+ EOS/);
});

test('REX in savings, to sell and in the fund: the form offers what there is, and no more', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/rex?view=unlend`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  const form = page.locator('main form');
  await expect(form).toContainText(/Available [\d,.]+ REX/);
  await page.getByLabel('Amount in REX').fill('999999999999');
  await expect(form).toContainText(/Only [\d,.]+ REX available/);
  await page.getByRole('radio', { name: 'Withdraw from REX fund' }).check();
  await expect(form).toContainText(/Available [\d,.]+ EOS/);
  await page.getByLabel('Amount (EOS)').fill('999999999');
  await expect(form).toContainText(/Only [\d,.]+ EOS in the fund/);
  await open(page, `${devnet.url}/rex?view=savings`);
  await form.getByRole('button', { name: 'Max' }).click();
  await expect(page.getByLabel('Amount in REX')).not.toHaveValue('');
});

test('an amount of the core token shows its worth, another token none', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  const amount = page.getByLabel('Amount', { exact: true });
  const token = page.getByLabel('Token', { exact: true });
  await token.selectOption('eosio.token EOS');
  const ticker = page.waitForResponse(/api\/v1\/ticker/);
  await amount.fill('1000');
  const { data } = (await (await ticker).json()) as { data: { usd: string } };
  await expect(page.locator('main form')).toContainText(`≈ $${(1000 * Number(data.usd)).toFixed(2)}`);
  await amount.fill('1x');
  await expect(page.locator('main form')).not.toContainText('≈');
  await amount.fill('1000');
  const other = (await token.locator('option').allInnerTexts()).findIndex((text) => !text.startsWith('EOS'));
  await token.selectOption({ index: other });
  await expect(page.locator('main form')).not.toContainText('≈');
});

test('a ballot starts from the present vote, keeps picks made before connecting, and shows the difference', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/vote?all=1`);
  const boxes = page.getByRole('table', { name: 'Producers' }).getByRole('checkbox');
  const count = await boxes.count();
  await boxes.nth(count - 1).check();
  await connect(page, devnet.keys.alice!, 'alice@active');
  await expect(page.getByText(/^You vote for \d+ producers?$/)).toBeVisible();
  const present = Number(/\d+/.exec(await page.getByText(/^You vote for/).innerText())![0]);
  const gone = await page.getByText(/^Removed from the ballot, no longer registered: /).allInnerTexts();
  // "…: umbrabp11111, novabp111111. The chain refuses …"
  const kept = present - gone.flatMap((line) => /: ([^:]*)\. The/.exec(line)![1]!.split(', ')).length;
  await expect(page.getByRole('status').filter({ hasText: `${kept + 1}/30 selected` })).toBeVisible();
  await expect(page.getByText('+1 added')).toBeVisible();
  await expect(review(page)).toContainText(`Update vote (${present} → ${kept + 1})`);
  await page.getByRole('button', { name: 'Reset to current votes' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${kept}/30 selected` })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(review(page)).toContainText('Withdraw all votes');
  await expect(review(page).getByRole('alert')).toContainText(/^Removes your votes? for/);
});

test('a ballot cannot be signed while the votes that it would replace are read', async ({ page, devnet }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/accounts/alice', async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, `${devnet.url}/vote?all=1`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  await page.getByRole('table', { name: 'Producers' }).getByRole('checkbox').last().check();
  await expect(review(page)).toContainText('Vote for 1 producer');
  await expect(review(page)).toContainText('Simulated by the node');
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeDisabled();
  held.resolve();
  await expect(review(page)).toContainText(/Update vote \(\d+ → \d+\)/);
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeEnabled();
});

test('[REX-016] [REX-017] lending too much stake shows how much has to remain', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/rex`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  await page.getByRole('radio', { name: 'My stake' }).check();
  await page.getByLabel('CPU stake (EOS)').fill('999999999');
  await expect(page.locator('main form')).toContainText(
    'Stake too low: keep at least 0.2000 EOS staked for CPU and NET on your own account.',
  );
});

test('[WALLET-010] [RAM-004] [WALLET-012] a new account: an invalid key, and the defaults of the form', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/create-account`);
  await expect(page.getByLabel('RAM (bytes)')).toHaveValue('3000');
  await expect(page.getByLabel('CPU stake (EOS)')).toHaveValue('0.1');
  await expect(page.getByLabel('NET stake (EOS)')).toHaveValue('0.1');
  await page.getByLabel('Owner key').fill('EOS123');
  await expect(page.locator('main form')).toContainText(
    'Public key only, should be 54 characters long and start with PUB_K1',
  );
});
