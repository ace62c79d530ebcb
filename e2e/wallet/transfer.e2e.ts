import { callNode, control } from '../devnet-control.ts';
import { expect, open, test } from '../fixtures.ts';
import type { Antescope } from '../start-antescope.ts';
import { connect, fillTransfer } from './connect.ts';

// Nobody else moves tokens meanwhile, so that balances can be told in advance.
test.beforeEach(({ devnet }) => control(devnet, 'generator', { on: false }));
test.afterEach(({ devnet }) => control(devnet, 'generator', { on: true }));

test('[WALLET-001] [WALLET-024] a transfer: seen before it is signed, then included, then irreversible', async ({
  page,
  context,
  devnet,
}) => {
  const memo = 'rent for the lighthouse';
  const live = await context.newPage();
  await open(live, `${devnet.url}/live?account=eosio.token&name=transfer`);

  await open(page, `${devnet.url}/wallet/transfer`);
  await expect(page.locator('main')).toContainText('Please log in first.');
  await connect(page, devnet.keys.carol!, 'carol@active');
  await fillTransfer(page, { to: 'zoe', amount: '1.5', token: 'eosio.token EOS', memo });

  const preview = page.locator('section', { hasText: 'Preview' });
  await expect(preview).toContainText('Simulated by the node.');
  const before = { carol: await balance(devnet, 'carol'), zoe: await balance(devnet, 'zoe') };
  const shown = (account: string) => preview.getByRole('listitem').filter({ hasText: account });
  await expect(shown('carol')).toContainText(`${eos(before.carol)} → ${eos(before.carol - 15_000n)}`);
  await expect(shown('zoe')).toContainText(`${eos(before.zoe)} → ${eos(before.zoe + 15_000n)}`);
  expect(await balance(devnet, 'zoe')).toBe(before.zoe);

  await page.getByRole('button', { name: 'Send 1.5000 EOS to zoe' }).click();
  const progress = page.locator('main output');
  await expect(progress).toContainText(/In block [\d,]+/);
  expect(await balance(devnet, 'zoe')).toBe(before.zoe + 15_000n);
  await expect(progress).toContainText('Irreversible', { timeout: 90_000 });

  await expect(live.getByRole('row').filter({ hasText: memo })).toBeVisible();
  await progress.getByRole('link', { name: 'View transaction' }).click();
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaction');
  await expect(main).toContainText('carol sent 1.5000 EOS to zoe');
  await expect(main).toContainText('Executed');
  await expect(main.getByRole('img', { name: 'Irreversible' }).first()).toBeVisible();
  await page.goto(`${devnet.url}/account/zoe?tab=transactions`);
  await expect(page.getByRole('row').filter({ hasText: memo })).toBeVisible();
});

test('[NAV-072] [AUTH-018] [AUTH-020] a connected account is named in the shell, acts for itself and can be disconnected', async ({
  page,
  devnet,
}) => {
  await open(page, devnet.url);
  await connect(page, devnet.keys.bob!, 'bob@active');
  const menu = page.getByRole('banner').locator('details:has(> summary[aria-label="bob"])');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Send tokens' }).click();
  await expect(page).toHaveURL(`${devnet.url}/wallet/transfer`);
  await expect(page.getByLabel('To', { exact: true })).toBeVisible();
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Remove bob@active' }).click();
  await expect(page.locator('main')).toContainText('Please log in first.');
});

test('a key kept with a passphrase survives a reload, sealed', async ({ page, devnet }) => {
  const key = devnet.keys.carol!;
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, key, 'carol@active', 'a lighthouse in winter');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('carol');
  expect(stored).not.toContain(key);
  await page.reload();
  await fillTransfer(page, { to: 'dave', amount: '0.25', token: 'eosio.token EOS' });
  await page.getByRole('button', { name: 'Send 0.2500 EOS to dave' }).click();
  const unlock = page.getByRole('dialog');
  await unlock.getByLabel('Passphrase').fill('not this one');
  await unlock.getByRole('button', { name: 'Unlock' }).click();
  await expect(unlock).toContainText('Wrong passphrase.');
  await unlock.getByLabel('Passphrase').fill('a lighthouse in winter');
  await unlock.getByRole('button', { name: 'Unlock' }).click();
  await expect(unlock).toBeHidden();
  await page.getByRole('button', { name: 'Send 0.2500 EOS to dave' }).click();
  await expect(page.locator('main output')).toContainText(/In block [\d,]+/);
});

/** Balance of the core token in its smallest unit. */
async function balance(site: Antescope, account: string): Promise<bigint> {
  const asked = { code: 'eosio.token', account, symbol: 'EOS' };
  const [text] = (await callNode(site, '/v1/chain/get_currency_balance', asked)) as string[];
  return BigInt(text!.replace(/\D/g, ''));
}

/** 12345678n → '1,234.5678 EOS', as the page writes it. */
function eos(units: bigint): string {
  const digits = String(units).padStart(5, '0');
  return `${BigInt(digits.slice(0, -4)).toLocaleString('en-US')}.${digits.slice(-4)} EOS`;
}
