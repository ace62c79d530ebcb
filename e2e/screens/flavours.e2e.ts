import type { Page } from '@playwright/test';
import { expect, open, test as base } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../start-antescope.ts';

/** The product as `npm start -- --flavour KEY` gives it, at rest. */
const startFlavour = (flavour: string): Promise<Antescope> =>
  startAntescope(['--flavour', flavour, '--generator=off', '--rate-limit', '0']);

/** One of each kind, started at once. */
const test = base.extend<object, { kinds: { wax: Antescope; telos: Antescope } }>({
  kinds: [
    // Playwright reads the names of a fixture's needs from this pattern: one that needs nothing has an empty one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [wax, telos] = await Promise.all([startFlavour('wax'), startFlavour('telos')]);
      await use({ wax, telos });
      await Promise.all([wax.stop(), telos.stop()]);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const main = (page: Page) => page.locator('main');
const menu = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true });

test('a devnet as WAX counts in eight decimals, lets votes fade in a quarter, and has no REX', async ({
  page,
  kinds: { wax },
}) => {
  await open(page, wax.url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Local WAX');
  await expect(main(page)).toContainText(/[\d,]{13}\.\d{8} WAX/);
  await expect(menu(page, 'Vote')).toBeVisible();
  await expect(menu(page, 'REX')).toHaveCount(0);
  await expect(main(page)).not.toContainText(/\bEOS\b/);

  await open(page, `${wax.url}/account/alice`);
  await expect(main(page)).toContainText(/[\d,]{10}\.\d{8} WAX/);
  await expect(main(page)).not.toContainText(/\bEOS\b/);

  await open(page, `${wax.url}/vote`);
  await expect(main(page)).toContainText('halves in 13 weeks');
  const first = page.getByRole('table', { name: 'Producers' }).getByRole('row').nth(1);
  // What stands behind the votes by WAX' formula: by that of EOS it would be more than there is.
  await expect(first).toContainText(/[12]\d\d,\d{3},\d{3}\.\d{8} WAX/);

  expect((await page.request.get(`${wax.url}/rex`)).status()).toBe(404);
});

test('a devnet as Telos weighs votes by how many one casts, and lends to REX for voters', async ({
  page,
  kinds: { telos },
}) => {
  await open(page, telos.url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Local Telos');
  await expect(main(page)).toContainText(/[\d,]{13}\.\d{4} TLOS/);
  await expect(menu(page, 'REX')).toBeVisible();
  await expect(main(page)).not.toContainText(/\bEOS\b/);

  await open(page, `${telos.url}/account/alice?tab=transactions`);
  await expect(page.getByRole('combobox', { name: 'Filter' })).toHaveAttribute('placeholder', /token:TLOS /);
  await expect(main(page)).toContainText(/\d\.\d{4} TLOS/);
  await expect(main(page)).not.toContainText(/\bEOS\b/);

  await open(page, `${telos.url}/vote`);
  await expect(main(page)).toContainText('Weight per producer grows with the number of producers voted for.');
  await open(page, `${telos.url}/rex`);
  await expect(main(page)).toContainText('Lending requires voting for at least 21 producers or a proxy.');
});
