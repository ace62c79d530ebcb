import { expect, open, siteOptions, test as base } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';

/** The product as started by `npm start -- --story bare`. */
const test = base.extend<object, { bare: Antescope }>({
  bare: [
    // Playwright reads the names of a fixture's needs from this pattern: one that needs nothing has an empty one.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const product = await startAntescope(['--story', 'bare']);
      await use(product);
      await product.stop();
    },
    siteOptions,
  ],
});

const tabs = ['transactions', 'tokens', 'resources', 'permissions', 'votes', 'contract', 'controlled', 'nfts', 'rex'];
const pages = [
  '/',
  '/account/alice',
  ...tabs.map((tab) => `/account/alice?tab=${tab}`),
  '/vote',
  '/vote/proxies',
  '/rex',
  '/rex?view=stats',
  '/rex?view=history',
  '/wallet/ram/buy',
  '/namebids',
  '/msigs',
  '/msigs?view=all',
  '/tokens',
  '/tokens/EOS-local-eosio.token',
  '/topholders',
  '/topholders?list=stake',
  '/topholders?list=ram',
  '/oracles',
  '/chain',
  '/protocol-features',
  '/stats/activity',
  '/stats/votes',
  '/supply',
  '/block/3',
  '/live',
  '/status',
];

/** Failures in a page's data. */
function failures(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as { state?: unknown }).state === 'failed' ? [`${at}: ${JSON.stringify(value)}`] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => failures(inner, `${at}.${key}`))];
}

test('no page fails on a chain without activity', async ({ bare, request }) => {
  for (const path of pages) {
    const answer = await request.get(`${bare.url}${path}${path.includes('?') ? '&' : '?'}format=json`);
    expect(answer.status(), path).toBe(200);
    expect(failures(await answer.json()), path).toEqual([]);
  }
});

test('pages have empty states', async ({ bare, page }) => {
  const main = page.locator('main');
  await open(page, `${bare.url}/vote`);
  await expect(main).toContainText('No registered producers');
  await open(page, `${bare.url}/rex?view=history`);
  await expect(main).toContainText('REX is not active on this chain yet');
  await open(page, `${bare.url}/msigs`);
  await expect(main).toContainText('No proposals found');
  await open(page, `${bare.url}/stats/activity`);
  await expect(main).toContainText('1 producer');
  await expect(main).not.toContainText('Some data could not be loaded');
});

test('[REX-024] no loans: a sentence instead of empty lists', async ({ page, bare }) => {
  await open(page, `${bare.url}/rex?view=stats`);
  for (const title of ['Expiring CPU loans', 'Expiring NET loans'])
    await expect(
      page.getByRole('region', { name: title }).or(page.locator('section', { hasText: title })),
    ).toContainText('No loans currently being processed.');
});
