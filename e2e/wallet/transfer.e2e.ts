import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, expectNoReload, hydrated, mark, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, enterKey, expectIncluded, fillTransfer, reconnect, review, signAndSend, unlock } from './connect.ts';

// Without generated transactions, so that balances are predictable.
test.use({ devnetFlags: noTransactions });

test('[WALLET-001] [WALLET-024] a transfer: previewed, signed, executed, then irreversible', async ({
  page,
  context,
  devnet,
}) => {
  const memo = 'rent for the lighthouse';
  const live = await context.newPage();
  await open(live, `${devnet.url}/live?account=eosio.token&name=transfer`);

  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await fillTransfer(page, { to: 'zoe', amount: '1.5', token: 'eosio.token EOS', memo });

  const preview = review(page);
  await expect(preview).toContainText('Send 1.5000 EOS to zoe');
  await expect(preview).toContainText('Simulated by the node');
  const before = { carol: await balance(devnet, 'carol'), zoe: await balance(devnet, 'zoe') };
  const shown = (account: string) => preview.getByRole('listitem').filter({ hasText: account });
  await expect(shown('carol')).toContainText(`${eos(before.carol)} → ${eos(before.carol - 15_000n)}`);
  await expect(shown('zoe')).toContainText(`${eos(before.zoe)} → ${eos(before.zoe + 15_000n)}`);
  expect(await balance(devnet, 'zoe')).toBe(before.zoe);

  await signAndSend(page);
  await expectIncluded(page);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Sent 1.5000 EOS to zoe' })).toBeVisible();
  await expect(main).toContainText(`Your balance${eos(before.carol - 15_000n)}`);
  expect(await balance(devnet, 'zoe')).toBe(before.zoe + 15_000n);
  await expect(main.locator('output')).toContainText('Irreversible', { timeout: 90_000 });

  await expect(live.getByRole('row').filter({ hasText: memo })).toBeVisible();
  await main.getByRole('link', { name: 'View transaction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction');
  await expect(main).toContainText('carol sent 1.5000 EOS to zoe');
  await expect(main).toContainText('Executed');
  await expect(main.getByRole('img', { name: 'Irreversible' }).first()).toBeVisible();
  await page.goto(`${devnet.url}/account/zoe?tab=transactions`);
  await expect(page.getByRole('row').filter({ hasText: memo })).toBeVisible();
});

test('[NAV-072] [AUTH-018] [AUTH-020] a connected account is shown in the shell, signs, and can be disconnected', async ({
  page,
  devnet,
}) => {
  await open(page, devnet.url);
  await connect(page, devnet.keys.bob!, 'bob@active');
  const menu = page.getByRole('banner').locator('details:has([data-account-menu])');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Send tokens' }).click();
  await expect(page).toHaveURL(`${devnet.url}/wallet/transfer`);
  await expect(page.getByLabel('To', { exact: true })).toBeVisible();
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Remove bob@active' }).click();
  await expect(page.locator('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
});

test('[NAV-072] [SIGN-001] a form submitted without an account asks to log in and keeps its input', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  const main = page.locator('main');
  await page.getByLabel('To', { exact: true }).fill('zoe');
  await page.getByLabel('To', { exact: true }).press('Enter');
  await expect(main.getByRole('alert')).toHaveText('Please log in first.');
  await main.getByRole('button', { name: 'Connect wallet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Private key \(testnets\)/ }).click();
  await enterKey(dialog, devnet.keys.bob!);
  await dialog.getByRole('button', { name: 'Connect as bob@active' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('zoe');
  await page.getByLabel('Amount', { exact: true }).fill('0.0001');
  await expect(review(page)).toContainText('Send 0.0001 EOS to zoe');
});

test('a receipt leads to a new transfer, with the balance as it is now', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  const before = await balance(devnet, 'carol');
  await fillTransfer(page, { to: 'zoe', amount: '0.5', token: 'eosio.token EOS' });
  await expect(page.locator('main form')).toContainText(`Available ${eos(before)}`);
  // An index that is behind the node still has the old balance right after the block.
  const tokens = '**/api/v1/account/carol?type=getAccountTokens';
  const old = await page.evaluate(async (path) => (await fetch(path)).text(), tokens.slice(2));
  await page.route(tokens, (route) => route.fulfill({ contentType: 'application/json', body: old }), { times: 2 });
  await signAndSend(page);
  await expect(page.getByText('Transaction sent')).toBeVisible();
  await expectIncluded(page);
  await page.getByRole('button', { name: 'New transfer' }).click();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('');
  await expect(page.locator('main form')).toContainText(`Available ${eos(before - 5000n)}`);
  await page.getByRole('button', { name: 'Max' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(plain(before - 5000n));
});

test('the recipient is completed by keyboard; a missing one and a first transfer are named', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  const to = page.getByLabel('To', { exact: true });
  // No other test or generated transaction sends to a token contract.
  const first = page.getByText('First transfer to this account');
  await to.pressSequentially('grabg');
  await expect(page.getByRole('option', { name: 'grabgrab1111', exact: true })).toBeVisible();
  await to.press('ArrowDown');
  await to.press('Enter');
  await expect(to).toHaveValue('grabgrab1111');
  await expect(to).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeVisible();
  await to.fill('missing11111');
  await expect(page.getByText('There is no account missing11111')).toBeVisible();
  await expect(to).toHaveAttribute('aria-invalid', 'true');

  await fillTransfer(page, { to: 'grabgrab1111', amount: '0.0001', token: 'eosio.token EOS' });
  await signAndSend(page);
  await expectIncluded(page);
  await page.getByRole('button', { name: 'New transfer' }).click();
  // The node has the block before the index.
  const actions = `${devnet.url}/api/v1/accounts/carol/actions?with=grabgrab1111&kind=send`;
  await expect.poll(async () => ((await (await fetch(actions)).json()) as SentActions).data.rows.length).toBe(1);
  const sent = page.waitForResponse((response) => response.url().includes('with=grabgrab1111'));
  await to.fill('grabgrab1111');
  expect(((await (await sent).json()) as SentActions).data.rows).toHaveLength(1);
  await expect(first).toHaveCount(0);
});

test('without a websocket the progress is polled, and ends', async ({ page, devnet }) => {
  await page.routeWebSocket(/realtime/, (socket) => socket.close());
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await fillTransfer(page, { to: 'zoe', amount: '0.0001', token: 'eosio.token EOS' });
  await signAndSend(page);
  await expectIncluded(page);
  await expect(page.locator('main output')).toContainText('Irreversible', { timeout: 90_000 });
});

test('a key stored with a passphrase persists after a reload, locked', async ({ page, devnet }) => {
  const key = devnet.keys.carol!;
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, key, 'carol@active', 'a lighthouse in winter');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('carol');
  expect(stored).not.toContain(key);
  await page.reload();
  await hydrated(page);
  await fillTransfer(page, { to: 'dave', amount: '0.25', token: 'eosio.token EOS' });
  await mark(page);
  await signAndSend(page);
  await unlock(page, 'not this one');
  const dialog = page.getByRole('dialog', { name: 'Unlock' });
  await expect(dialog).toContainText('Wrong passphrase.');
  await unlock(page, 'a lighthouse in winter');
  // Signing continues by itself.
  await expectIncluded(page);
  await expectNoReload(page);
});

test('closing the unlock dialog signs nothing and shows why', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active', 'a lighthouse in winter');
  await page.reload();
  await hydrated(page);
  await fillTransfer(page, { to: 'dave', amount: '0.25', token: 'eosio.token EOS' });
  await signAndSend(page);
  await expect(page.getByRole('dialog', { name: 'Unlock' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review(page)).toContainText('Not signed: the wallet was closed.');
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeEnabled();
});

test('a key that was not stored is requested again in place, and signing continues', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await page.reload();
  await hydrated(page);
  await expect(review(page)).toContainText('The key is not stored on this device');
  await fillTransfer(page, { to: 'dave', amount: '0.25', token: 'eosio.token EOS' });
  await signAndSend(page);
  await reconnect(page, devnet.keys.carol!, 'carol@active');
  await expectIncluded(page);
});

test('a token that imitates another one is marked in the choice and in the review', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  const token = page.getByLabel('Token', { exact: true });
  const fake = token.locator('option', { hasText: 'Fake' }).first();
  await token.selectOption((await fake.getAttribute('value'))!);
  await page.getByLabel('To', { exact: true }).fill('bob');
  await page.getByLabel('Amount', { exact: true }).fill('0.0001');
  await expect(page.locator('main form').getByText(/^Fake: imitates/)).toBeVisible();
  await expect(review(page).getByRole('alert').first()).toContainText('Fake token');
});

interface SentActions {
  data: { rows: unknown[] };
}

/** Balance of the core token in its smallest unit. */
async function balance(site: Antescope, account: string): Promise<bigint> {
  const body = { code: 'eosio.token', account, symbol: 'EOS' };
  const [text] = (await callNode(site, '/v1/chain/get_currency_balance', body)) as string[];
  return BigInt(text!.replace(/\D/g, ''));
}

/** 12345678n → '1,234.5678 EOS', as the page writes it. */
function eos(units: bigint): string {
  const digits = String(units).padStart(5, '0');
  return `${BigInt(digits.slice(0, -4)).toLocaleString('en-US')}.${digits.slice(-4)} EOS`;
}

/** 12345000n → '1234.5', as a person types it. */
function plain(units: bigint): string {
  return `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`.replace(/\.?0+$/, '');
}
