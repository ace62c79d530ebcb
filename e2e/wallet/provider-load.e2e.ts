import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, expectNoReload, mark, noTransactions, open, test } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';
import type { ProviderHalf } from './provider-load/provider-half.ts';
import { fillTransfer, reconnect, review, signAndSend, connect, expectIncluded } from './connect.ts';

const folder = join(import.meta.dirname, 'provider-load');
const files = readdirSync(folder).filter((file) => file.endsWith('.load.ts'));
const all = await Promise.all(
  files.toSorted().map(async (file) => {
    const { half } = (await import(pathToFileURL(join(folder, file)).href)) as { half: ProviderHalf };
    const id = file.slice(0, -'.load.ts'.length);
    return { id, chunk: `**/assets/${id}-*.js`, ...half };
  }),
);
const halves = all.filter(({ isConfigured }) => isConfigured !== true);
/** Halves of wallets that the local chain does not offer. */
const configured = all.filter(({ isConfigured }) => isConfigured === true);

/** What a form shows first, whether it is a field or a button. */
async function expectFirst(dialog: Locator, first: ProviderHalf['first']): Promise<void> {
  if ('label' in first) await expect(dialog.getByLabel(first.label)).toBeAttached();
  else await expect(dialog.getByRole('button', { name: first.button, exact: true })).toBeVisible();
}

/** Chooses a wallet whose code does not arrive, twice, then does. */
async function retried(page: Page, url: string, { name, chunk }: { name: RegExp; chunk: string }): Promise<Locator> {
  // The link service of Anchor: a connection that stays silent.
  await page.routeWebSocket(/cb\.anchor\.link/, () => undefined);
  await open(page, `${url}/wallet/transfer`);
  await mark(page);
  await page.getByLabel('To', { exact: true }).fill('zoe');
  await page.route(chunk, (route) => route.abort());
  await page.locator('main').getByRole('button', { name: 'Connect wallet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name }).click();
  await expect(dialog.getByRole('alert')).toContainText('The wallet could not be loaded.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The wallet could not be loaded.');
  await page.unroute(chunk);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  return dialog;
}

for (const half of halves) {
  test(`a wallet whose code cannot be loaded shows that and can be retried: ${String(half.name)}`, async ({
    page,
    devnet,
  }) => {
    const dialog = await retried(page, devnet.url, half);
    await expectFirst(dialog, half.first);
    await expectNoReload(page);
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('zoe');
  });
}

test.describe('wallets of other chains', () => {
  // One site for all of them.
  test.describe.configure({ mode: 'serial' });
  let site: Antescope;

  test.beforeAll(async () => {
    const walletProviders = configured.map(({ id }) => id);
    site = await startAntescope(noTransactions, { chains: { local: { walletProviders } } });
  });

  test.afterAll(async () => {
    await site.stop();
  });

  for (const half of configured) {
    test(`their code cannot be loaded, and can be retried: ${String(half.name)}`, async ({ page }) => {
      // Wallets of extensions can be chosen once they have injected something.
      await page.addInitScript(() => {
        Object.assign(globalThis, { scatter: {}, ethereum: { isMetaMask: true, request: () => undefined } });
      });
      const dialog = await retried(page, site.url, half);
      await expectFirst(dialog, half.first);
      await expectNoReload(page);
      await expect(page.getByLabel('To', { exact: true })).toHaveValue('zoe');
    });
  }
});

test('wallet code that cannot be loaded for signing leaves the form unchanged', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  const chunk = '**/assets/local-key-*.js';
  await page.route(chunk, (route) => route.abort());
  await open(page, `${devnet.url}/wallet/transfer`);
  await fillTransfer(page, { to: 'zoe', amount: '0.0001', token: 'eosio.token EOS' });
  await signAndSend(page);
  await expect(review(page).getByRole('alert')).toContainText('The wallet could not be loaded.');
  await page.unroute(chunk);
  await signAndSend(page);
  await reconnect(page, devnet.keys.carol!, 'carol@active');
  await expectIncluded(page);
});
