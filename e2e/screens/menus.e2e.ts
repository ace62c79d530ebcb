import { expect, open, test } from '../fixtures.ts';

test('a menu of the header: its list is loaded by the pointer; an entry has a name and a line', async ({
  page,
  recorded,
}) => {
  const lists: string[] = [];
  page.on('request', (request) => request.url().includes('group-entries') && lists.push(request.url()));
  await open(page, `${recorded.url}/block/60`);
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(navigation.locator('summary')).toHaveText([
    'Explore',
    'Tokens',
    'Governance',
    'Resources',
    'Developers',
    'Wallet',
  ]);
  await expect(navigation.locator('summary[aria-current]')).toHaveText('Explore');
  expect(lists).toEqual([]);
  await navigation.locator('summary', { hasText: 'Governance' }).hover();
  await expect.poll(() => lists.length).toBe(1);
  await navigation.locator('summary', { hasText: 'Governance' }).click();
  const entry = navigation.getByRole('link', { name: 'Proxies', exact: true });
  await expect(entry).toHaveAccessibleDescription('Accounts that vote for others');
  // The line is part of the target.
  const line = (await navigation.getByText('Accounts that vote for others').boundingBox())!;
  await page.mouse.click(line.x + line.width / 2, line.y + line.height / 2);
  await expect(page).toHaveURL(`${recorded.url}/vote/proxies`);
  await expect(navigation.locator('summary[aria-current]')).toHaveText('Governance');
  await expect(navigation.locator('details[open]')).toHaveCount(0);
});

test('a menu of the header by keyboard', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/block/60`);
  const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
  await navigation.locator('summary', { hasText: 'Tokens' }).press('Enter');
  await expect(navigation.getByRole('link', { name: 'Supply' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(navigation.getByRole('link', { name: 'Tokens', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(navigation.locator('summary', { hasText: 'Tokens' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a menu of the header opens and leads to its first page', async ({ page, recorded }) => {
    await page.goto(`${recorded.url}/block/60`);
    const navigation = page.getByRole('navigation', { name: 'Main', exact: true });
    await navigation.locator('summary', { hasText: 'Governance' }).click();
    await navigation.getByRole('link', { name: 'Governance' }).click();
    await expect(page).toHaveURL(`${recorded.url}/vote`);
  });
});

test('beside a page of the wallet are the others, with the current one marked in each of its views', async ({
  page,
  devnet,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${devnet.url}/wallet/permissions/advanced`);
  const wallet = page.getByRole('navigation', { name: 'Wallet', exact: true });
  await expect(wallet.locator('[aria-current=page]')).toHaveText(['Permissions']);
  await wallet.getByRole('link', { name: 'Send tokens' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send tokens');
  await expect(wallet.locator('[aria-current=page]')).toHaveText(['Send tokens']);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(wallet).toBeHidden();
  await open(page, `${devnet.url}/blocks`);
  await expect(wallet).toHaveCount(0);
});
