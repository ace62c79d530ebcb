import { control } from '../../test-kit/devnet-control.ts';
import { expect, expectNoReload, mark, open, test } from '../fixtures.ts';

test('[NAV-013] [SEARCH-013] a block by number, by id, and by its id as a transaction id', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/block/20`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Block 20');
  const id = await page.locator('main [data-copy^="00000014"]').getAttribute('data-copy');
  expect(id).toMatch(/^00000014[\da-f]{56}$/);
  for (const path of [`/block/${id}`, `/transaction/${id}`]) {
    await open(page, devnet.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Block 20');
  }
});

test('adjacent blocks, by pointer and keyboard', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/block/20`);
  await mark(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Next block' }).click();
  await expect(heading).toHaveText('Block 21');
  await page.getByRole('link', { name: 'Previous block' }).click();
  await expect(heading).toHaveText('Block 20');
  await page.keyboard.press(']');
  await expect(heading).toHaveText('Block 21');
  await page.keyboard.press('[');
  await expect(heading).toHaveText('Block 20');
  await expect(page).toHaveURL(`${devnet.url}/block/20`);
  await expectNoReload(page);
});

test('a recent block is reversible, an old one irreversible', async ({ page, devnet }) => {
  // The head stays reversible without new blocks.
  const { headNumber } = await control(devnet, 'pause');
  try {
    await open(page, `${devnet.url}/block/${String(headNumber)}`);
    await expect(page.locator('main header').getByRole('img', { name: 'Reversible', exact: true })).toBeVisible();
    await expect(page.locator('main')).toContainText('ahead of LIB');
  } finally {
    await control(devnet, 'resume');
  }
  await open(page, `${devnet.url}/block/2`);
  await expect(page.locator('main header').getByRole('img', { name: 'Irreversible' })).toBeVisible();
});

test('a block and a transaction are verified in the browser: ids from bytes, keys from signatures', async ({
  page,
  recorded,
}) => {
  const verify = async (path: string) => {
    await open(page, recorded.url + path);
    await page.getByRole('button', { name: 'Verify in this browser' }).click();
    return page.getByRole('region', { name: 'Verified in this browser' });
  };
  const block = await verify('/block/60');
  await expect(block).toContainText('✓ Matches');
  const id = '626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7';
  const both = await verify(`/transaction/${id}?tab=authorisation`);
  await expect(both.getByText('✓ Matches')).toHaveCount(2);
  await expect(both.getByRole('link', { name: /PUB_K1_/ })).not.toHaveCount(0);
});
