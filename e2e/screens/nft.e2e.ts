import { expect, expectNoReload, mark, open, siteOptions, test as base } from '../fixtures.ts';
import { type Gallery, startGallery } from '../nft-node.ts';

const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const gallery = await startGallery();
      await use(gallery);
      await gallery.stop();
    },
    siteOptions,
  ],
});

test('[NAV-036] a card of the account’s NFTs opens the page of that asset', async ({ page, gallery }) => {
  await open(page, `${gallery.url}/account/alice?tab=nfts`);
  await mark(page);
  const cards = page.getByRole('list', { name: 'NFTs' }).getByRole('listitem');
  await expect(cards).toHaveCount(8);
  await cards.filter({ hasText: 'Blue square' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/nft\/100000000000001(\?owner=alice)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blue square');
  await expect(page).toHaveTitle(/^Blue square/);
  await expectNoReload(page);
});

test('[NFT-006] images load through our server; a broken one is reported without a layout shift', async ({
  page,
  gallery,
}) => {
  await open(page, `${gallery.url}/account/alice?tab=nfts`);
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const blue = card('Blue square').locator('img');
  await expect.poll(() => blue.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  await expect(blue).toHaveAttribute('src', /^\/media\?url=[^&]+&signature=[\w-]{43}$/);
  for (const name of ['Broken', 'Gone']) {
    await card(name).scrollIntoViewIfNeeded();
    await expect(card(name)).toContainText('Image failed to load');
  }
  const heights = await page
    .getByRole('list', { name: 'NFTs' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => item.firstElementChild!.firstElementChild!.getBoundingClientRect().height),
    );
  expect(new Set(heights.map(Math.round)).size).toBe(1);
  expect(gallery.fetched).toContain('/ipfs/QmBlue');
});

test('pages get only the files whose addresses this installation has signed', async ({ page, gallery }) => {
  await open(page, `${gallery.url}/account/alice?tab=nfts`);
  const source = await page.getByRole('listitem').filter({ hasText: 'Blue square' }).locator('img').getAttribute('src');
  const statusOf = (path: string) => page.evaluate(async (url) => (await fetch(url)).status, path);
  expect(await statusOf(source!)).toBe(200);
  gallery.fetched.length = 0;
  expect(await statusOf(source!.replace(/&signature=.*/, ''))).toBe(403);
  expect(await statusOf(source!.replace('QmBlue', 'QmOther'))).toBe(403);
  expect(gallery.fetched).toEqual([]);
});

test('media of an asset is fetched only when played or saved', async ({ page, gallery }) => {
  gallery.fetched.length = 0;
  await open(page, `${gallery.url}/nft/100000000000001?owner=alice`);
  await expect(page.getByRole('group', { name: 'Media' }).locator('img')).toBeVisible();
  await expect(page.getByRole('link', { name: 'PDF' })).toHaveAttribute('download', '');
  await expect(page.locator('main')).toContainText('<script>alert(1)</script>');
  await expect.poll(() => gallery.fetched).toEqual(['/ipfs/QmBlue']);
});

test('[NAV-036] on an indexed chain an asset is found by id only', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice?tab=nfts`);
  const cards = page.getByRole('list', { name: 'NFTs' }).getByRole('listitem');
  expect(await cards.count()).toBeGreaterThan(20);
  const card = cards.filter({ hasText: 'Founder badge' }).first();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/nft\/\d+$/);
  const main = page.locator('main');
  await expect(main).toContainText('Founder badge');
  await expect(main).toContainText('atomicassets');
  await expect(main).toContainText('coolcats1111');
  await page.goto(`${devnet.url}/nft/4`);
  await expect(main).toContainText('Cannot find NFT');
});

test('[NFT-006] an asset with every kind of media, of both standards', async ({ page, devnet }) => {
  for (const name of ['One of everything', 'Dragon 23']) {
    await open(page, `${devnet.url}/account/alice?tab=nfts`);
    await page.getByRole('listitem').filter({ hasText: name }).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('heading', { name: 'Immutable data' })).toBeVisible();
  }
});

test('alike assets of a template are one card with their number, and its list leads to each of them', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/account/alice?tab=nfts`);
  const stack = page.getByRole('list', { name: 'NFTs' }).getByRole('listitem').filter({ hasText: /×\d+/ }).first();
  const count = Number(/×(\d+)/.exec(await stack.innerText())![1]);
  await stack
    .getByText(/^\d+ assets$/)
    .last()
    .click();
  const stacked = stack.getByRole('listitem').getByRole('link');
  await expect(stacked).toHaveCount(count);
  const id = await stacked.last().textContent();
  await stacked.last().click();
  await expect(page).toHaveURL(new RegExp(`/nft/${id}$`));
});

test('the page of a collection has its rules, templates and assets, and pages of the two lists', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/account/alice?tab=nfts`);
  await page.getByRole('listitem').filter({ hasText: 'coolcats1111' }).first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'coolcats1111' }).click();
  await expect(page).toHaveURL(/\/nft\/collection\/coolcats1111$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('coolcats1111');
  await expect(main.getByText('Royalty').locator('xpath=..')).toContainText(/\d+\.\d\d%/);
  const templates = main.getByRole('region', { name: 'Templates' });
  await expect(templates.getByRole('list', { name: 'Templates' }).getByRole('listitem').first()).toContainText(
    /[\d,]+( of [\d,]+)? issued/,
  );
  const assets = main.getByRole('region', { name: 'Assets' });
  const ids = (): Promise<string[]> =>
    assets
      .getByRole('list', { name: 'NFTs' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!).filter((path) => path.includes('/nft/')));
  const first = await ids();
  expect(first.length).toBe(20);
  await assets.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/assets=/);
  await expect.poll(async () => (await ids()).some((id) => first.includes(id))).toBe(false);
  await page.goto(`${devnet.url}/nft/collection/nosuchname`);
  await expect(main).toContainText('Cannot find this collection');
});
