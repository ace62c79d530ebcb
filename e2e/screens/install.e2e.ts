import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';

/** Simulates the install event of a browser; `prompted` counts its dialogs. */
async function offer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: () => {
        document.documentElement.dataset.prompted = 'yes';
        return Promise.resolve();
      },
    });
    window.dispatchEvent(event);
  });
}

test('[SHELL-022] [SHELL-023] Not now: installation is not offered again', async ({ page, recorded }) => {
  await open(page, recorded.url);
  await offer(page);
  const banner = page.getByRole('region', { name: 'Install Antescope' });
  await banner.getByRole('button', { name: 'Not now' }).click();
  await expect(banner).toBeHidden();
  await open(page, recorded.url);
  await offer(page);
  await page.getByRole('combobox', { name: 'Search' }).focus();
  await expect(banner).toBeHidden();
});

test('[SHELL-023] the page has a manifest of its chain; Install opens the browser prompt', async ({
  page,
  recorded,
  request,
}) => {
  await open(page, recorded.url);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(recorded.url + href!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  expect(await answer.json()).toMatchObject({ start_url: '/', display: 'standalone', short_name: 'Local node' });
  await offer(page);
  await page.getByRole('button', { name: 'Install', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
});
