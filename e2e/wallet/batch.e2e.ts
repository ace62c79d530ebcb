import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, review } from './connect.ts';

test.use({ devnetFlags: noTransactions });

const passphrase = 'a lighthouse in winter';

/** Units of EOS. */
async function balanceOf(site: Antescope, account: string): Promise<bigint> {
  const body = { code: 'eosio.token', account, symbol: 'EOS' };
  const [balance = '0.0000 EOS'] = (await callNode(site, '/v1/chain/get_currency_balance', body)) as string[];
  return BigInt(balance.replace(/\.| EOS$/g, ''));
}

function importText(page: Page, text: string): Promise<void> {
  return page
    .getByLabel('Import file')
    .setInputFiles({ name: 'my.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });

test('[WALLET-003] the example file is downloaded, imported, and read line by line', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer/batch`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Example file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('transfers.csv');
  const text = await readFile(await file.path(), 'utf8');
  await importText(page, text);
  await expect(page.getByLabel('Transfers', { exact: true })).toHaveValue(text);
  await expect(page.locator('main')).toContainText('2 transfers, 1.7500 EOS in total');
});

test('[WALLET-004] invalid lines are listed with their number and not sent; 100 transfers are one transaction', async ({
  page,
  devnet,
}) => {
  const rows = Array.from({ length: 150 }, (_, index) => `${index % 2 === 0 ? 'bob' : 'zoe'},0.0001,row ${index}`);
  const before = await Promise.all(['bob', 'zoe'].map((name) => balanceOf(devnet, name)));
  await open(page, `${devnet.url}/wallet/transfer/batch`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  await importText(page, `${rows.join('\n')}\nNO!,1\nbob,0\n`);
  const lines = page.locator('main').getByRole('listitem').filter({ hasText: 'Line 15' });
  await expect(lines).toHaveText(['Line 151: not an account name', 'Line 152: not an amount above zero']);
  await expect(review(page)).toContainText('Send 0.0150 EOS of eosio.token in 150 transfers');
  await expect(review(page)).toContainText('2 invalid lines will not be sent.');
  await expect(review(page)).toContainText('2 transactions');
  await review(page).getByRole('button', { name: 'Sign and send' }).click();
  await expect(progress(page)).toContainText('All transfers are irreversible.');
  await expect(progress(page)).toContainText('150 of 150 transfers paid');
  await expect(progress(page).getByRole('listitem')).toHaveText([
    /^Lines 1–100.*Irreversible$/,
    /^Lines 101–150.*Irreversible$/,
  ]);
  const after = await Promise.all(['bob', 'zoe'].map((name) => balanceOf(devnet, name)));
  expect(after.map((units, index) => units - before[index]!)).toEqual([75n, 75n]);
  await progress(page).getByRole('button', { name: 'New list' }).click();
  await expect(review(page)).toContainText('Enter or import a list of transfers.');
});

for (const arrived of [true, false]) {
  test(`[WALLET-004] closed while it is sent, the list is resumed and pays each row once, ${arrived ? 'also what had arrived' : 'what had not arrived, too'}`, async ({
    page,
    devnet,
  }) => {
    const before = await balanceOf(devnet, 'zoe');
    await open(page, `${devnet.url}/wallet/transfer/batch`);
    await connect(page, devnet.keys.carol!, 'carol@active', passphrase);
    const list = Array.from({ length: 120 }, (_, index) => `zoe,0.0001,${arrived} ${index}`).join('\n');
    await importText(page, list);
    const sent: string[] = [];
    await page.route('**/v1/chain/send_transaction', async (route) => {
      // The node may have it, but the page gets no answer before it is closed.
      if (arrived) await route.fetch();
      sent.push(JSON.parse(route.request().postData() ?? '{}').packed_trx as string);
    });
    await review(page).getByRole('button', { name: 'Sign and send' }).click();
    await expect.poll(() => sent.length).toBe(1);
    await page.goto('about:blank');
    await page.unroute('**/v1/chain/send_transaction');
    page.on('request', (request) => {
      if (request.url().endsWith('/send_transaction'))
        sent.push(JSON.parse(request.postData() ?? '{}').packed_trx as string);
    });
    await open(page, `${devnet.url}/wallet/transfer/batch`);
    await expect(progress(page)).toContainText('0 of 120 transfers paid');
    await progress(page).getByRole('button', { name: 'Resume' }).click();
    // The second transaction is signed in this page.
    const dialog = page.getByRole('dialog', { name: 'Unlock' });
    await dialog.getByLabel('Passphrase').fill(passphrase);
    await dialog.getByRole('button', { name: 'Unlock' }).click();
    await expect(progress(page)).toContainText('All transfers are irreversible.');
    expect((await balanceOf(devnet, 'zoe')) - before).toBe(120n);
    // The first part never got a second transaction.
    expect(new Set(sent).size).toBe(2);
  });
}

test('NFTs go to the accounts of a list', async ({ page, devnet }) => {
  const owned = (await (await fetch(`${devnet.url}/api/v1/accounts/alice/nfts`)).json()) as {
    data: { id: string; contract: string; name: string }[];
  };
  const [asset] = owned.data.filter(({ contract }) => contract === 'atomicassets');
  await open(page, `${devnet.url}/wallet/transfer/nft-batch`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  await importText(page, `account,asset,memo\nbob,${asset!.id},hi\nbob,${asset!.id}\nbob,5`);
  await expect(page.locator('main')).toContainText('Line 3: the NFT is in an earlier line');
  await expect(page.locator('main')).toContainText('Line 4: this account does not hold the NFT');
  await expect(review(page)).toContainText('Send 1 NFT');
});
