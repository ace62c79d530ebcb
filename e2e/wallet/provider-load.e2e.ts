import { expect, expectNoReload, mark, open, test } from '../fixtures.ts';
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

for (const { name, chunk, form } of halves) {
  test(`a wallet whose code cannot be loaded shows that and can be retried: ${String(name)}`, async ({
    page,
    devnet,
  }) => {
    // The link service of Anchor: a connection that stays silent.
    await page.routeWebSocket(/cb\.anchor\.link/, () => undefined);
    await open(page, `${devnet.url}/wallet/transfer`);
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
    await expect(dialog.getByLabel(form)).toBeAttached();
    await expectNoReload(page);
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('zoe');
  });
}

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
