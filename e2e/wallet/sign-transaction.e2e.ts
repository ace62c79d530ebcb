import type { Locator, Page } from '@playwright/test';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, prefer, test } from '../fixtures.ts';
import { violations } from '../looks/axe.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

const transfer = (from: string, quantity: string) => ({
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: from, permission: 'active' }],
  data: { from, to: 'zoe', quantity, memo: 'signing bench' },
});

async function balance(site: Antescope, account: string): Promise<string> {
  const rows = await callNode(site, '/v1/chain/get_currency_balance', { code: 'eosio.token', account, symbol: 'EOS' });
  return (rows as string[])[0]!;
}

/** Units of an amount of EOS. */
const units = (amount: string): bigint => BigInt(amount.replace(' EOS', '').replace('.', ''));

const pasteField = (page: Page): Locator => page.getByRole('textbox', { name: 'Transaction', exact: true });
const actionAt = (page: Page, index: number): Locator =>
  page.getByRole('list', { name: 'Actions', exact: true }).locator(':scope > li').nth(index);

test('pasted JSON is decoded, edited, simulated without an account, then signed and executed', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/sign`);
  const actions = [transfer('carol', '0.0001 EOS'), transfer('carol', '0.0002 EOS'), transfer('bob', '5.0000 EOS')];
  await pasteField(page).fill(`cleos push transaction '${JSON.stringify({ actions })}'`);
  await expect(actionAt(page, 2).getByRole('heading')).toHaveText('3. eosio.token::transfer');
  await expect(review(page)).toContainText('Simulated by the node');

  await page.getByRole('button', { name: 'Remove action 3' }).click();
  await page.getByRole('button', { name: 'Move action 1 down' }).click();
  await expect(actionAt(page, 0).getByLabel('Data (JSON or hex)')).toHaveValue(/"0\.0002 EOS"/);
  const data = actionAt(page, 1).getByLabel('Data (JSON or hex)');
  await data.fill((await data.inputValue()).replace('0.0001 EOS', '1.5 EOS'));
  await expect(review(page)).toContainText('This transaction will fail');
  await data.fill('{"from": "carol",}');
  await expect(actionAt(page, 1).getByRole('alert')).toHaveText('Not valid JSON: line 1, column 18');
  await data.fill(JSON.stringify(transfer('carol', '1.5000 EOS').data));

  await connect(page, devnet.keys.carol!, 'carol@active');
  await expect(review(page)).toContainText('Sign 2 actions');
  await expect(review(page)).toContainText('Simulated by the node');
  const before = units(await balance(devnet, 'zoe'));
  await signAndSend(page);
  await expectIncluded(page);
  expect(units(await balance(devnet, 'zoe'))).toBe(before + 15_002n);
  await page.getByRole('button', { name: 'Open another transaction' }).click();
  await expect(pasteField(page)).toHaveValue('');
});

test('what was made here is read again from hex, JSON, the command and the signing request', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/sign`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  const json = { expiration: '2040-01-02T03:04:05', ref_block_num: 7, actions: [transfer('bob', '0.0001 EOS')] };
  await pasteField(page).fill(JSON.stringify(json));
  await expect(page.locator('main')).toContainText('expiration 2040-01-02T03:04:05 UTC');
  await expect(review(page).getByRole('alert')).toHaveText('The connected account does not sign for bob@active.');
  await page.getByRole('button', { name: 'Use carol@active for all actions' }).click();
  await expect(actionAt(page, 0).getByLabel(/^Permission/)).toHaveValue('carol@active');
  const shown = async (title: string): Promise<string> => {
    await page.locator('summary').filter({ hasText: title }).click();
    return (await page.getByLabel(title, { exact: true }).textContent())!;
  };
  const texts: string[] = [];
  for (const title of ['Signing request (ESR)', 'Command for cleos', 'Packed transaction (hex)', 'Transaction as JSON'])
    texts.push(await shown(title));
  await expect(page.getByRole('img', { name: 'Signing request as a QR code' })).toBeVisible();
  for (const text of texts) {
    await pasteField(page).fill(text);
    await expect(actionAt(page, 0).getByLabel(/^Permission/)).toHaveValue('carol@active');
    await expect(actionAt(page, 0).getByLabel('Data (JSON or hex)')).toHaveValue(/"to": "zoe"/);
    expect(await shown('Packed transaction (hex)')).toContain(texts[2]!.slice(24));
  }
});

test('what is no transaction names its fault and place', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/sign`);
  const faults: [string, string][] = [
    ['12zz', 'Neither hex, JSON nor a signing request: unexpected character 3'],
    ['12345678', 'Not a packed transaction: Read past end of buffer, at byte 4'],
    ['{"actions": [', 'Not valid JSON: line 1, column 14'],
    [JSON.stringify([{ ...transfer('carol', '1 EOS'), account: '<b>' }]), 'Not a name: actions[0].account'],
    ['esr://gmNg', 'The signing request cannot be read'],
  ];
  for (const [text, fault] of faults) {
    await pasteField(page).fill(text);
    await expect(page.locator('main').getByRole('alert')).toContainText(fault);
    await expect(pasteField(page)).toHaveAccessibleDescription(new RegExp(fault.slice(0, 12)));
  }
});

test('a proposal is opened by its name or its page, and one that is not there is a fault', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/sign`);
  for (const name of ['carol/ready', `${devnet.url}/msig/carol/ready?tab=actions`]) {
    await pasteField(page).fill(name);
    await expect(actionAt(page, 0).getByRole('heading')).toHaveText('1. eosio.token::transfer');
    await pasteField(page).fill('');
    await expect(actionAt(page, 0)).toBeHidden();
  }
  await pasteField(page).fill('carol/nosuch');
  await expect(page.locator('main').getByRole('alert')).toHaveText('There is no proposal carol/nosuch.');
});

test('an opened transaction fits narrow screens in both directions, and axe finds nothing in it', async ({
  page,
  devnet,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const action = transfer('carol', '0.0001 EOS');
  const wide = { ...action, data: { ...action.data, memo: 'x'.repeat(200) } };
  for (const locale of ['en', 'ar']) {
    await prefer(page, devnet, { locale });
    await open(page, `${devnet.url}/wallet/sign`);
    await page.locator('main textarea').fill(JSON.stringify({ expiration: '2040-01-02T03:04:05', actions: [wide] }));
    const opened = page.locator('main details > summary').filter({ hasNotText: '::' });
    // Four forms of the transaction, and the permissions of its action.
    await expect(opened).toHaveCount(5);
    // The review's sentence: from then on the review above the forms keeps its height.
    await expect(page.locator('main section a[href="/account/zoe"]').first()).toBeVisible();
    // From the last to the first: what opens moves what is below it.
    for (const summary of (await opened.all()).toReversed()) await summary.click();
    await expect(page.locator('main pre:visible')).toHaveCount(4);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBeLessThanOrEqual(360);
    expect.soft(await violations(page), locale).toEqual([]);
  }
});

test('[SIGN-008] [SIGN-024] [NODE-018] built, signed without sending, several sent in one call, and run read-only', async ({
  page,
  devnet,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname.split('/').at(-1)!));
  await open(page, `${devnet.url}/wallet/sign`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  const modes = page.getByRole('region', { name: 'Without sending' });
  const signed = page.getByRole('region', { name: 'Signed transactions' });
  await pasteField(page).fill(JSON.stringify({ actions: [transfer('carol', '0.0001 EOS')] }));
  await modes.getByRole('button', { name: 'Build' }).click();
  await expect(modes.getByLabel('Built transaction (hex)', { exact: true })).toHaveText(/^[0-9a-f]{100,}$/);
  await modes.getByRole('button', { name: 'Sign without sending' }).click();
  await expect(signed.getByRole('listitem')).toHaveCount(1);
  await pasteField(page).fill(JSON.stringify({ actions: [transfer('carol', '999999999.0000 EOS')] }));
  await expect(actionAt(page, 0).getByLabel('Data (JSON or hex)')).toHaveValue(/999999999/);
  await modes.getByRole('button', { name: 'Sign without sending' }).click();
  await expect(signed.getByRole('listitem')).toHaveCount(2);
  expect(paths).not.toContain('send_transaction');

  const before = units(await balance(devnet, 'zoe'));
  await signed.getByRole('button', { name: 'Send 2 transactions' }).click();
  await expect(signed.getByRole('listitem').first()).toContainText('Sent');
  await expect(signed.getByRole('listitem').last()).toContainText('overdrawn balance');
  await expect.poll(async () => units(await balance(devnet, 'zoe'))).toBe(before + 1n);
  expect(paths.filter((path) => path === 'push_transactions')).toHaveLength(1);

  // The devnet is a nodeos 3.2.6, which has no read-only transactions.
  await modes.getByRole('button', { name: 'Run read-only' }).click();
  await expect(modes.getByRole('alert')).toHaveText('This node does not offer /v1/chain/send_read_only_transaction');
});

test('the permissions of an action: which suffice and why, and choosing one', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/sign`);
  const action = { ...transfer('alice', '0.0001 EOS'), authorization: [{ actor: 'alice', permission: 'game' }] };
  await pasteField(page).fill(JSON.stringify({ actions: [action] }));
  await actionAt(page, 0).getByText('Permissions of alice').click();
  const permissions = actionAt(page, 0).getByRole('list', { name: 'Permissions of alice' });
  const row = (name: string) =>
    permissions.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(row('game')).toContainText('Does not suffice');
  await expect(row('game')).toContainText('eosio.token::transfer requires alice@active');
  await expect(row('game')).toContainText('In use');
  await expect(row('owner')).toContainText('parent of alice@active');
  await row('active').getByRole('button', { name: 'Use it' }).click();
  await expect(actionAt(page, 0).getByLabel('Permission (account@permission)')).toHaveValue('alice@active');
  await expect(row('active')).toContainText('In use');
  await expect(review(page)).not.toContainText('Does not suffice');
});
