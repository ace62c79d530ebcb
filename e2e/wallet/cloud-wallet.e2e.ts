import { expect, test, type Page } from '@playwright/test';
import { CloudWallet } from '../../fixtures/cloud-wallet.ts';
import { noTransactions, open } from '../fixtures.ts';
import { formsOf } from '../leak-watch.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';
import { outgoingOf, serverLog } from './outgoing.ts';
import { expectIncluded, fillTransfer, signAndSend } from './connect.ts';

// Without the shared fixture, which counts requests to other origins as errors: the wallet's windows are on one.
test.describe.configure({ mode: 'serial' });

let site: Antescope;
let wallet: CloudWallet;

test.beforeAll(async () => {
  site = await startAntescope(noTransactions, { chains: { local: { walletProviders: ['local-key', 'cloudwallet'] } } });
  const info = (await (await fetch(`${site.devnetApi!}/v1/chain/get_info`)).json()) as { chain_id: string };
  wallet = new CloudWallet(info.chain_id, 'carol', site.keys.carol!);
});

test.afterAll(async () => {
  await site.stop();
});

/** A page of the wallet's site with a button that approves; it reports to its opener. */
const walletPage = `<!doctype html><title>Wallet</title><button>Approve</button><script>
  let message = null;
  addEventListener('message', ({ data }) => { message = data; document.body.dataset.ready = ''; });
  if (location.pathname.includes('signing')) opener.postMessage({ type: 'READY' }, '*');
  document.querySelector('button').onclick = async () => {
    opener.postMessage(await window.answerOf(location.pathname, message), '*');
    close();
  };
</script>`;

async function serveWallet(page: Page, more: object = {}): Promise<void> {
  await page.context().exposeFunction('answerOf', (path: string, message: object | null) => ({
    ...wallet.answer(path, message),
    ...more,
  }));
  await page
    .context()
    .route('https://www.mycloudwallet.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: walletPage }),
    );
}

async function login(page: Page): Promise<void> {
  await open(page, `${site.url}/wallet/transfer`);
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^My Cloud Wallet/ }).click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Connect', exact: true }).click(),
  ]);
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('carol');
}

async function signing(page: Page): Promise<Page> {
  const dialog = page.getByRole('dialog', { name: 'Open the wallet' });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Open My Cloud Wallet' }).click(),
  ]);
  await expect(popup.locator('body[data-ready]')).toBeVisible();
  return popup;
}

test('[AUTH-003] My Cloud Wallet connects and signs in windows of its site; closed and declined ones send nothing', async ({
  page,
}) => {
  await serveWallet(page);
  await login(page);
  await fillTransfer(page, { to: 'zoe', amount: '0.0002', token: 'eosio.token EOS' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send_transaction')) sent.push(request.url());
  });
  await signAndSend(page);
  await (await signing(page)).close();
  const dialog = page.getByRole('dialog', { name: 'Open the wallet' });
  await expect(dialog.getByRole('alert')).toHaveText('Not signed: the wallet was closed.');
  wallet.declines = true;
  await (await signing(page)).getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The wallet declined to sign.');
  wallet.declines = false;
  expect(sent).toEqual([]);
  await (await signing(page)).getByRole('button', { name: 'Approve' }).click();
  await expectIncluded(page);
});

test('a key that the wallet reveals to the page reaches no request, message, console, address, storage or log', async ({
  page,
}) => {
  const key = site.keys.carol!;
  await serveWallet(page, { privateKey: key, account: { privateKey: key } });
  const logs = serverLog();
  const outgoing = outgoingOf(page);
  await login(page);
  await fillTransfer(page, { to: 'zoe', amount: '0.0003', token: 'eosio.token EOS' });
  await signAndSend(page);
  await (await signing(page)).getByRole('button', { name: 'Approve' }).click();
  await expectIncluded(page);
  const stored = await outgoing.stored();
  await open(page, `${site.url}/wallet/transfer`);
  await fillTransfer(page, { to: 'zoe', amount: '0.0004', token: 'eosio.token EOS' });
  await signAndSend(page);
  wallet.declines = true;
  await (await signing(page)).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('dialog', { name: 'Open the wallet' }).getByRole('alert')).toBeVisible();
  wallet.declines = false;
  const texts = [...outgoing.texts, stored, await outgoing.stored(), ...logs.texts, await page.content()];
  const revealed = texts.join('\n').toLowerCase();
  logs.stop();
  expect(revealed).toContain('send_transaction');
  expect(stored).toContain('users-v.0.0.7');
  for (const secret of formsOf(key)) expect(revealed).not.toContain(secret.toLowerCase());
});
