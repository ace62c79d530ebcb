import { control } from '../../test-kit/devnet-control.ts';
import { expect, open } from '../fixtures.ts';
import { domainRow, ownerOf, rowsOf, test } from '../fio-site.ts';
import { expectGoodLooks } from '../looks/page-looks.ts';
import { fioSample } from '../looks/sample.ts';

test.afterEach(({ fio }) => control(fio, 'heal'));

test('[NAV-029] the lists show addresses and domains with owner, visibility and expiration', async ({ page, fio }) => {
  await open(page, `${fio.url}/addresses`);
  const addresses = page.getByRole('table', { name: 'FIO addresses' });
  await expect(addresses.getByRole('link', { name: 'alice@edge' })).toBeVisible();
  await expect(addresses.getByRole('row', { name: /alice@edge/ })).toContainText(await ownerOf(fio, 'alice@edge'));
  await page.locator('main').getByRole('link', { name: 'FIO domains' }).click();
  const domains = page.getByRole('table', { name: 'FIO domains' });
  await expect(domains.getByRole('row', { name: /^edge/ })).toContainText('Public');
  await expect(domains.getByRole('row', { name: /^edge/ })).not.toContainText('Expired');
  await expect(domains.getByRole('row', { name: /^vintage/ })).toContainText('Expired');
  await expect(domains.getByRole('row', { name: /^regtest/ })).toContainText('Private');
});

test('[NAV-028] [FIO-012] an address has its owner, key, mapped addresses and NFTs', async ({ page, fio }) => {
  await open(page, `${fio.url}/address/whiskers@crypto-cats`);
  const main = page.locator('main');
  const owner = await ownerOf(fio, 'whiskers@crypto-cats');
  const keys = await rowsOf<{ account: string; clientkey: string }>(fio, 'fio.address', 'accountmap');
  const key = keys.find(({ account }) => account === owner)!.clientkey;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('whiskers@crypto-cats');
  await expect(main.getByRole('link', { name: owner })).toBeVisible();
  await expect(main.getByRole('link', { name: key })).toBeVisible();
  await expect(main).toContainText('Does not expire');
  const nfts = page.getByRole('table', { name: 'NFTs' });
  await expect(nfts.getByRole('row')).toHaveCount(4);
  await expect(nfts).toContainText('0x063dd253c8da4ea9b12105781c9611b8297f5d14');
  await expect(nfts.getByRole('link', { name: '77' })).toHaveAttribute('href', 'https://nft.example/77.png');
});

test('[FIO-012] a domain has its owner, key, visibility, expiration and addresses', async ({ page, fio }) => {
  await open(page, `${fio.url}/domain/edge`);
  const main = page.locator('main');
  const { account } = (await domainRow(fio, 'edge'))!;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('edge');
  await expect(main).toContainText('Public');
  await expect(main.getByRole('link', { name: account }).first()).toBeVisible();
  await expect(main).toContainText('FIO public key');
  await expect(page.getByRole('table', { name: 'Addresses of this domain' })).toContainText('bob@edge');
  await open(page, `${fio.url}/domain/vintage`);
  await expect(main).toContainText('Expired');
  await expect(main).toContainText('No addresses on vintage');
});

test('[NAV-028] [SEARCH-009] unknown names are Not Found; the search opens addresses', async ({
  page,
  fio,
  devnet,
}) => {
  for (const path of ['/address/nobody@edge', '/domain/nosuch']) {
    expect((await page.request.get(fio.url + path)).status()).toBe(404);
  }
  await open(page, `${fio.url}/address/nobody@edge`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Address not found');
  for (const path of ['/address/alice@edge', '/domain/edge', '/addresses', '/domains']) {
    expect((await page.request.get(devnet.url + path)).status()).toBe(404);
  }
  const search = page.getByRole('combobox', { name: 'Search' }).first();
  await search.fill('bob@wallet');
  await search.press('Enter');
  await expect(page).toHaveURL(`${fio.url}/address/bob%40wallet`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('bob@wallet');
});

test('[SEARCH-010] the search opens a registered domain, and the account of any other name', async ({ page, fio }) => {
  await open(page, fio.url);
  const search = page.getByRole('combobox', { name: 'Search' }).first();
  await search.fill('dapix');
  await search.press('Enter');
  await expect(page).toHaveURL(`${fio.url}/domain/dapix`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('dapix');
  const account = await ownerOf(fio, 'alice@edge');
  await search.fill(account);
  await search.press('Enter');
  await expect(page).toHaveURL(`${fio.url}/account/${account}`);
});

test('[SEARCH-017] a single suggestion is no destination: the text may be a domain', async ({ page, fio }) => {
  const name = await ownerOf(fio, 'alice@edge');
  const suggestions = page.locator('[role=option]');
  const text = name.slice(0, -1);
  await open(page, `${fio.url}/privacy-policy`);
  await page.keyboard.press('/');
  await page.keyboard.type(text);
  await expect(suggestions).toHaveText([name]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${fio.url}/account/${text}`);
});

test('[SEARCH-017] a full name does not open by itself, as it may be a domain', async ({ page, fio }) => {
  const name = await ownerOf(fio, 'alice@edge');
  const suggestions = page.locator('[role=option]');
  await page.clock.install();
  await open(page, `${fio.url}/privacy-policy`);
  await page.keyboard.press('/');
  await expect(suggestions.first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.insertText(name);
  await expect(suggestions).toHaveText([name]);
  await page.clock.runFor(5000);
  await expect(page.locator('[role=combobox][aria-label=Search]:focus')).toHaveValue(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${fio.url}/account/${name}`);
});

test('[FIO-009] [ACCT-016] an account has its FIO balance, stake and names', async ({ page, fio }) => {
  const account = await ownerOf(fio, 'alice@edge');
  await open(page, `${fio.url}/account/${account}`);
  const figures = page.getByLabel('FIO balance').first();
  await expect(figures).toContainText(/Available\s*[\d,]+\.\d{9} FIO/);
  await expect(figures).toContainText(/Staked\s*40,000\.0{9} FIO/);
  await expect(figures).toContainText(/Staking reward points\s*80,000,000,000,000/);
  await expect(figures).toContainText('0.500000000000000');
  await expect(page.locator('main').getByRole('link', { name: 'alice@edge' })).toBeVisible();
});

test('[NFT-008] NFT pages and tabs are absent on FIO', async ({ page, fio, devnet }) => {
  const tab = page.getByRole('navigation', { name: 'Account pages' }).locator('a[href$="?tab=nfts"]');
  await open(page, `${devnet.url}/account/alice`);
  await expect(tab).toHaveCount(1);
  await open(page, `${fio.url}/account/${await ownerOf(fio, 'alice@edge')}`);
  await expect(page.getByRole('navigation', { name: 'Account pages' })).toBeVisible();
  await expect(tab).toHaveCount(0);
  expect((await page.request.get(`${fio.url}/nft/1`)).status()).toBe(404);
});

test('a failing node says what could not be read, and the rest of the page stays', async ({ page, fio }) => {
  await control(fio, 'fault', { kind: 'lie', how: 'html', path: '/v1/chain/get_nfts_fio_address' });
  await open(page, `${fio.url}/address/alice@edge`);
  await expect(page.getByRole('alert')).toContainText('Could not read the NFTs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('alice@edge');
  await control(fio, 'heal');
  await control(fio, 'fault', { kind: 'lie', how: 'status', status: 502, path: '/v1/chain/get_fio_balance' });
  await open(page, `${fio.url}/account/${await ownerOf(fio, 'carol@dapix')}`);
  await expect(page.getByRole('alert')).toContainText('Could not read the FIO balance');
  await expect(page.locator('main').getByRole('link', { name: 'carol@dapix' })).toBeVisible();
});

for (const [path, ...phone] of fioSample) {
  test(`accessible, and no overflow on FIO: ${path}`, ({ page, fio }) =>
    expectGoodLooks(page, fio, path, { phone, still: false }));
}

test('[PROD-007] the reward pools are those of bprewards and bpbucketpool', async ({ page, fio }) => {
  await open(page, `${fio.url}/vote`);
  const pools = page.getByLabel('Producer reward pools');
  for (const [label, table] of [
    ['Rewards pool', 'bprewards'],
    ['Registration fee pool', 'bpbucketpool'],
  ] as const) {
    const [{ rewards } = { rewards: 0 }] = await rowsOf<{ rewards: number | string }>(fio, 'fio.treasury', table);
    const whole = (BigInt(rewards) / 1_000_000_000n).toLocaleString('en-US');
    await expect(pools).toContainText(new RegExp(`${label}\\s*${whole}\\.\\d{9} FIO`));
  }
  await control(fio, 'fault', { kind: 'lie', how: 'html', path: '/v1/chain/get_table_rows' });
  await open(page, `${fio.url}/vote`);
  await expect(page.getByRole('alert').first()).toBeVisible();
});
