import { readFile } from 'node:fs/promises';
import { expect, open, test } from '../fixtures.ts';

test('[NAV-041] [WALLET-014] transfers in a range of days are a CoinTracking file', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/tax/cointracking`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tax export');
  const main = page.locator('main');
  await page.getByLabel('Account').fill('No Name!');
  await expect(main).toContainText('Not an account name');
  await expect(main.getByRole('button', { name: 'Export', exact: true })).toBeDisabled();
  await page.getByLabel('Account').fill('carol');
  const linesOf = async (): Promise<string[]> => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Export', exact: true }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    await expect(main).toContainText('Checksum matches the server.');
    return text.trimEnd().split('\r\n');
  };
  const [head, ...rows] = await linesOf();
  expect(head).toBe(
    'Type,Buy Amount,Buy Currency,Sell Amount,Sell Currency,Fee,Fee Currency,Exchange,Trade-Group,Comment,Date,Tx-ID',
  );
  expect(rows.length).toBeGreaterThan(2);
  const deposit = /^Deposit,[\d.]+,[A-Z]+,,,,,/;
  const withdrawal = /^Withdrawal,,,[\d.]+,[A-Z]+,,,/;
  for (const row of rows) expect(deposit.test(row) || withdrawal.test(row), row).toBe(true);
  const days = rows.map((row) => /,(\d{4}-\d\d-\d\d) \d\d:\d\d:\d\d,[^,]*$/.exec(row)![1]!);
  const first = days[0]!;
  const ofFirst = days.filter((day) => day === first).length;
  expect(ofFirst).toBeLessThan(rows.length);
  await page.getByLabel('To (UTC)').fill(first);
  expect((await linesOf()).slice(1)).toEqual(rows.slice(0, ofFirst));
  await page.getByLabel('From (UTC)').fill('2100-01-01');
  await expect(main).toContainText('Ends before it begins');
});
