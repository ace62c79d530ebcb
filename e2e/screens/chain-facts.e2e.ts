import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, open, test } from '../fixtures.ts';

test('[NAV-004] [TOKEN-012] vesting: unlocked and locked, over ten years', async ({ page, family }) => {
  const response = await page.goto(`${family.url}/vest`);
  expect(response?.status()).toBe(200);
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Founder vesting');
  await expect(main).not.toContainText('404');
  await expect(main).toContainText('100,000,000.0000 EOS');
  const amount = async (label: string): Promise<bigint> => {
    const text = await main
      .locator('dl > div', { has: page.getByText(label, { exact: true }) })
      .locator('dd')
      .innerText();
    return BigInt(text.replace(/\D/g, ''));
  };
  expect((await amount('Vested')) + (await amount('Unvested'))).toBe(1_000_000_000_000n);
  const years = page.getByRole('table').locator('tbody tr');
  await expect(years).toHaveCount(10);
  // Stopped by the chain after three and a half years.
  await expect(years.first()).toContainText('10,000,000.0000 EOS');
  const last = await years.last().locator('td').last().innerText();
  expect(BigInt(last.replace(/\D/g, ''))).toBe(await amount('Vested'));
});

test('[NAV-005] [TOKEN-012] supply: total, maximum, circulating, staked, REX and RAM', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/supply`);
  const { EOS: stat } = (await callNode(devnet, '/v1/chain/get_currency_stats', {
    code: 'eosio.token',
    symbol: 'EOS',
  })) as { EOS: { supply: string; max_supply: string } };
  const main = page.locator('main');
  const shown = (asset: string): string => asset.replace(/\B(?=(\d{3})+(?=\.))/g, ',');
  await expect(main).toContainText(`Total supply${shown(stat.supply)}`);
  await expect(main).toContainText(`Max supply${shown(stat.max_supply)}`);
  for (const part of ['Circulating', 'Staked', 'REX', 'RAM market'])
    await expect(main.getByRole('region', { name: part })).toContainText(/[\d,]+\.\d{4} EOS.*%/);
});

test('[NAV-007] [NAV-008] terms and privacy have their text, and are linked from every page', async ({
  page,
  devnet,
}) => {
  await open(page, devnet.url);
  const footer = page.locator('footer').last();
  for (const [link, path, text] of [
    ['Terms', '/terms-and-conditions', /without warranty of any kind/],
    ['Privacy', '/privacy-policy', /Private keys never reach the server/],
  ] as const) {
    await footer.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(devnet.url + path);
    await expect(page.locator('main')).toContainText(text);
  }
});
