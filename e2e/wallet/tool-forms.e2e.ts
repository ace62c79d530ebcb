import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, expectNoReload, hydrated, mark, noTransactions, open, test } from '../fixtures.ts';
import { plantSecret } from '../leak-watch.ts';
import { connect, expectIncluded, review, signAndSend, unlock } from './connect.ts';
import type { ToolCase } from './tool-forms/tool-case.ts';

test.use({ devnetFlags: noTransactions });

const passphrase = 'a lighthouse in winter';

const folder = join(import.meta.dirname, 'tool-forms');
const files = readdirSync(folder).filter((file) => file.endsWith('.form.ts'));
const forms = await Promise.all(
  files.toSorted().map(async (file) => {
    const loaded = (await import(pathToFileURL(join(folder, file)).href)) as { form: ToolCase };
    return loaded.form;
  }),
);

for (const tool of forms) {
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
