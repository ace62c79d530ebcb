import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, expectNoReload, mark, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

async function assetsOf(site: Antescope, owner: string): Promise<string[]> {
  const answer = await callNode(site, '/v1/chain/get_table_rows', {
    code: 'atomicassets',
    scope: owner,
    table: 'assets',
    limit: 500,
    json: true,
  });
  return (answer as { rows: { asset_id: string }[] }).rows.map(({ asset_id }) => String(asset_id));
}

test('[NFT-009] chosen NFTs are sent, and are the recipient’s on the chain', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await mark(page);
  await page
    .getByRole('navigation', { name: 'Kind of transfer' })
    .getByRole('link', { name: 'NFTs', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send NFTs');
  await connect(page, devnet.keys.alice!, 'alice@active');
  const picker = page.getByRole('group', { name: 'NFTs' });
  const cards = picker.getByRole('listitem').filter({ hasText: /\d{13}/ });
  const ids: string[] = [];
  for (const index of [0, 1]) {
    const card = cards.nth(index);
    ids.push(/\d{13}/.exec(await card.innerText())![0]);
    await card.getByRole('checkbox').check();
  }
  await expect(picker).toContainText('2 NFTs selected');
  await picker.getByLabel('Filter by name, collection or ID').fill(ids[1]!);
  // What is selected stays visible beside what matches.
  await expect(picker.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('To', { exact: true }).fill('alice');
  await expect(page.locator('main')).toContainText('Enter another account than your own');
  await page.getByLabel('To', { exact: true }).fill('zoe');
  await expect(review(page)).toContainText('Send 2 NFTs to zoe');
  await signAndSend(page);
  await expectIncluded(page);
  await expect(page.locator('main')).toContainText('Sent 2 NFTs to zoe');
  await expectNoReload(page);
  expect(await assetsOf(devnet, 'zoe')).toEqual(expect.arrayContaining(ids));
  expect(await assetsOf(devnet, 'alice')).not.toEqual(expect.arrayContaining([ids[0]]));
});

test('the page of an NFT offers its owner to send it', async ({ page, devnet }) => {
  const [own] = await assetsOf(devnet, 'alice');
  await open(page, `${devnet.url}/nft/${own}`);
  const send = page.locator('main').getByRole('link', { name: 'Send', exact: true });
  await expect(send).toHaveCount(0);
  await connect(page, devnet.keys.alice!, 'alice@active');
  await send.click();
  const picker = page.getByRole('group', { name: 'NFTs' });
  await expect(picker.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(picker).toContainText(own!);
  await page.getByLabel('To', { exact: true }).fill('bob');
  await expect(review(page)).toContainText(`(${own}) to bob`);
});
