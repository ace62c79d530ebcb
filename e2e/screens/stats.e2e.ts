import { expect, open, test } from '../fixtures.ts';

test('[STATS-001] vote statistics: share of votes, and voting stake', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/stats/votes`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote statistics');
  const facts = page.locator('main dl');
  await expect(facts).toContainText(/Total activated stake\s*[\d,]+\.\d{4} EOS/);
  await expect(facts).toContainText(/[\d.]+% of supply/);
  await expect(facts).toContainText(/Registered producers\s*\d+/);
  await expect(facts).toContainText(/Top 21 share\s*[\d.]+%/);
  const table = page.getByRole('table', { name: 'Vote share' });
  await expect(table.locator('tbody tr')).toHaveCount(21);
  await expect(table.locator('tbody tr').first()).toContainText(/\d+\.\d\d%/);
  // A vote after the page was loaded may move a producer: then the page is reloaded.
  await expect(async () => {
    await open(page, `${devnet.url}/stats/votes`);
    const answer = await page.request.post(`${devnet.url}/v1/chain/get_producers`, {
      data: { json: true, limit: 30 },
    });
    const { rows } = (await answer.json()) as { rows: { owner: string }[] };
    await expect(table.locator('tbody tr').first()).toContainText(rows[0]!.owner, { timeout: 100 });
  }).toPass();
});

test('[STATS-002] activity over time, chain size, and missed blocks', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/stats/activity`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics');
  const facts = page.locator('main dl');
  await expect(facts).toContainText(/APS\s*\d+\.\d/);
  await expect(facts).toContainText(/TPS\s*\d+\.\d/);
  await expect(facts).toContainText(/Accounts\s*\d+/);
  await expect(facts).toContainText(/RAM sold\s*[\d.]+ MB of [\d.]+ GB/);
  await expect(facts).toContainText(/Node DB size\s*[\d.]+ MB of [\d.]+ GB/);
  await expect(facts).toContainText(/Producer schedule\s*version \d+, 21 producers/);
  await expect(page.getByRole('heading', { name: 'Missed blocks (24h)' })).toBeVisible();
  await expect(page.locator('main')).toContainText(/Last round: \d+\/\d+ blocks/);
  for (const name of ['Actions', 'Transactions', 'Active accounts', 'New accounts', 'CPU usage', 'NET usage']) {
    await expect(page.getByRole('group', { name: new RegExp(`^${name} per hour, max [\\d,]+`) })).toBeVisible();
  }

  await page.getByText('All values').click();
  const figures = page.getByRole('table', { name: 'All values' });
  await expect(figures.getByRole('columnheader')).toHaveText([
    'From',
    'Blocks',
    'Actions',
    'Transactions',
    'Active accounts',
    'New accounts',
    'CPU usage',
    'NET usage',
  ]);
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '30 days' }).click();
  await expect(page).toHaveURL(`${devnet.url}/stats/activity?period=month`);
  await expect(page.getByRole('group', { name: /^Actions per day/ })).toBeVisible();
  await page.getByRole('navigation', { name: 'Statistics' }).getByRole('link', { name: 'Votes' }).click();
  await expect(page).toHaveURL(`${devnet.url}/stats/votes`);
  await page.getByRole('navigation', { name: 'Statistics' }).getByRole('link', { name: 'Activity' }).click();
  await expect(page).toHaveURL(`${devnet.url}/stats/activity`);
});

test('[STATS-002] complete without scripts, with the figures of the API', async ({ browser, devnet }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const rows = page.getByRole('table', { name: 'All values' }).locator('tbody tr');
  // If the day changes between the two, both are requested again.
  await expect(async () => {
    await page.goto(`${devnet.url}/stats/activity?period=year`);
    const answer = await page.request.get(`${devnet.url}/api/v1/statistics?step=day&count=365`);
    const { data } = (await answer.json()) as { data: { points: { time: string; newAccounts: number }[] } };
    expect(data.points.length).toBeGreaterThan(5);
    await page.getByText('All values').click();
    expect(await rows.count()).toBe(data.points.length);
    // The first day, last in the table, is over and does not change.
    const first = data.points[0]!;
    expect(await rows.last().locator(`time[datetime="${first.time}"]`).count()).toBe(1);
    expect(await rows.last().locator('td').nth(5).textContent()).toBe(String(first.newAccounts));
  }).toPass();
  await context.close();
});
