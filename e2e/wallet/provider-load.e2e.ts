import type { Locator, Page } from '@playwright/test';
import { expect, expectNoReload, mark, open, test } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';
import { fillTransfer, reconnect, review, signAndSend, connect, expectIncluded } from './connect.ts';

const halves = [
  { name: /^Anchor/, chunk: '**/assets/anchor-*.js', form: 'Signing request as a QR code' },
  { name: /Private key \(testnets\)/, chunk: '**/assets/local-key-*.js', form: 'Private key' },
  { name: /^Command line \(cleos\)/, chunk: '**/assets/cleos-*.js', form: 'Account and permission' },
  { name: /^Command line \(eosc\)/, chunk: '**/assets/eosc-*.js', form: 'Account and permission' },
  { name: /^Ledger/, chunk: '**/assets/ledger-*.js', form: 'Account indexes' },
  { name: /^Trezor/, chunk: '**/assets/trezor-*.js', form: 'Account indexes' },
  { name: /Signing request/, chunk: '**/assets/signing-request-*.js', form: 'Account and permission' },
];

/** Halves of wallets that the local chain does not offer, with what their form shows first. */
const more = [
  { name: /^WebAuth/, chunk: '**/assets/webauth-*.js', label: 'Signing request as a QR code' },
  { name: /^My Cloud Wallet/, chunk: '**/assets/cloudwallet-*.js', button: 'Connect' },
  { name: /^Wombat/, chunk: '**/assets/wombat-*.js', button: 'Connect' },
  { name: /^TokenPocket/, chunk: '**/assets/tokenpocket-*.js', button: 'Connect' },
  { name: /^Scatter/, chunk: '**/assets/scatter-*.js', button: 'Connect' },
  { name: /^MetaMask/, chunk: '**/assets/metamask-*.js', button: 'Connect' },
];

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
    await expect(dialog.getByLabel(half.form)).toBeAttached();
    await expectNoReload(page);
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('zoe');
  });
}

test.describe('wallets of other chains', () => {
  // One site for all of them.
  test.describe.configure({ mode: 'serial' });
  let site: Antescope;

  test.beforeAll(async () => {
    const walletProviders = ['webauth', 'cloudwallet', 'wombat', 'tokenpocket', 'scatter', 'metamask'];
    site = await startAntescope(['--generator=off'], { chains: { local: { walletProviders } } });
  });

  test.afterAll(async () => {
    await site.stop();
  });

  for (const half of more) {
    test(`their code cannot be loaded, and can be retried: ${String(half.name)}`, async ({ page }) => {
      // Wallets of extensions can be chosen once they have injected something.
      await page.addInitScript(() => {
        Object.assign(globalThis, { scatter: {}, ethereum: { isMetaMask: true, request: () => undefined } });
      });
      const dialog = await retried(page, site.url, half);
      if (half.label === undefined)
        await expect(dialog.getByRole('button', { name: half.button, exact: true })).toBeVisible();
      else await expect(dialog.getByLabel(half.label)).toBeAttached();
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
