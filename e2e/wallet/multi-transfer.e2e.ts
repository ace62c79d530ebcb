import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

/** Units of EOS. */
async function balanceOf(site: Antescope, account: string): Promise<bigint> {
  const body = { code: 'eosio.token', account, symbol: 'EOS' };
  const [balance = '0.0000 EOS'] = (await callNode(site, '/v1/chain/get_currency_balance', body)) as string[];
  return BigInt(balance.replace(/\.| EOS$/g, ''));
}

test('[WALLET-002] several accounts are paid by one transaction', async ({ page, devnet }) => {
  const before = await Promise.all(['bob', 'zoe'].map((name) => balanceOf(devnet, name)));
  await open(page, `${devnet.url}/wallet/transfer/multi`);
  await connect(page, devnet.keys.alice!, 'alice@active');
  await page.getByLabel('Transfers', { exact: true }).fill('bob,1.5,one\nzoe,0.0001,two');
  await expect(review(page)).toContainText('Send 1.5001 EOS in 2 transfers');
  await expect(review(page).getByRole('region', { name: 'Actions' })).toContainText('eosio.token::transfer');
  await signAndSend(page);
  await expectIncluded(page);
  await expect(page.locator('main')).toContainText('Sent 1.5001 EOS in 2 transfers');
  const after = await Promise.all(['bob', 'zoe'].map((name) => balanceOf(devnet, name)));
  expect(after.map((units, index) => units - before[index]!)).toEqual([15_000n, 1n]);
});

test('[NAV-039] every sub-view of the transfer has its form', async ({ page, devnet }) => {
  for (const [path, title, field] of [
    ['', 'Send tokens', 'Amount'],
    ['/multi', 'Send to several accounts', 'Transfers'],
    ['/batch', 'Batch transfer', 'Import file'],
    ['/nft', 'Send NFTs', 'To'],
    ['/nft-batch', 'Batch transfer of NFTs', 'Import file'],
  ] as const) {
    await open(page, `${devnet.url}/wallet/transfer${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByLabel(field, { exact: true })).toBeAttached();
  }
});
