import type { Page } from '@playwright/test';
import { injectedBy, ScatterWallet } from '../../fixtures/scatter-wallet.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import { formsOf } from '../leak-watch.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';
import { outgoingOf, serverLog } from './outgoing.ts';
import { expectIncluded, fillTransfer, review, signAndSend } from './connect.ts';

// One site for the file.
test.describe.configure({ mode: 'serial' });

let site: Antescope;
let chainId: string;

test.beforeAll(async () => {
  const walletProviders = ['local-key', 'wombat', 'tokenpocket', 'scatter'];
  site = await startAntescope(noTransactions, { chains: { local: { walletProviders } } });
  const info = (await (await fetch(`${site.devnetApi!}/v1/chain/get_info`)).json()) as { chain_id: string };
  chainId = info.chain_id;
});

test.afterAll(async () => {
  await site.stop();
});

/** A wallet with these accounts of the devnet. */
function walletOf(accounts: readonly string[], on = chainId): ScatterWallet {
  const shared = accounts.map((name) => ({ name, authority: 'active', privateKey: site.keys[name]! }));
  return new ScatterWallet(on, shared, site.keys.bob!);
}

/** Injects the wallet into every page, as extensions do before the page's own scripts. */
async function inject(page: Page, wallet: Pick<ScatterWallet, 'answer'>): Promise<void> {
  await page.exposeFunction('askScatter', (request: Parameters<ScatterWallet['answer']>[0]) => {
    try {
      return { result: wallet.answer(request) };
    } catch (error) {
      return { error };
    }
  });
  await page.addInitScript(`{
    const ask = async (request) => {
      const { result, error } = await window.askScatter(request);
      if (error !== undefined) throw error;
      return result;
    };
    window.scatter = (${String(injectedBy)})(ask);
  }`);
}

const dialogOf = (page: Page) => page.getByRole('dialog');

async function choose(page: Page, name: RegExp): Promise<void> {
  await open(page, `${site.url}/wallet/transfer`);
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  await dialogOf(page).getByRole('button', { name }).click();
  await dialogOf(page).getByRole('button', { name: 'Connect', exact: true }).click();
}

async function transfer(page: Page, amount: string): Promise<void> {
  await fillTransfer(page, { to: 'zoe', amount, token: 'eosio.token EOS' });
  await signAndSend(page);
}

for (const name of ['Wombat', 'TokenPocket', 'Scatter']) {
  test(`[AUTH-004] ${name} connects, signs, signs after a reload, and forgets this site on logout`, async ({
    page,
  }) => {
    const wallet = walletOf(['carol']);
    await inject(page, wallet);
    await choose(page, new RegExp(`^${name}`));
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('banner')).toContainText('carol');
    await transfer(page, '0.0002');
    await expectIncluded(page);

    await open(page, `${site.url}/wallet/transfer`);
    await transfer(page, '0.0003');
    await expectIncluded(page);
    expect(wallet.requests.filter((type) => type === 'requestSignature')).toHaveLength(2);

    const menu = page.getByRole('banner').locator('details:has([data-account-menu])');
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(menu.locator('summary')).toHaveText('Connect');
    expect(wallet.requests.at(-1)).toBe('forgetIdentity');
  });
}

test('a key that the wallet reveals to the page reaches no request, message, console, address, storage or log', async ({
  page,
}) => {
  const wallet = walletOf(['carol']);
  const key = site.keys.carol!;
  let revealedByWallet = 0;
  await inject(page, {
    answer: (request) => {
      const answer = wallet.answer(request);
      if (typeof answer !== 'object' || answer === null) return answer;
      revealedByWallet += 1;
      const { accounts } = answer as { accounts?: object[] };
      const withKeys = accounts?.map((account) => ({ ...account, privateKey: key, secret: { wif: key } }));
      return { ...answer, privateKey: key, ...(withKeys === undefined ? {} : { accounts: withKeys }) };
    },
  });
  const logs = serverLog();
  const outgoing = outgoingOf(page);
  await choose(page, /^Scatter/);
  await expect(dialogOf(page)).toBeHidden();
  await transfer(page, '0.0004');
  await expectIncluded(page);
  const stored = [await outgoing.stored()];
  await open(page, `${site.url}/wallet/transfer`);
  wallet.decision = 'refuse';
  await transfer(page, '0.0005');
  await expect(review(page).getByRole('alert')).toContainText('The wallet declined to sign.');
  wallet.decision = 'agree';
  await signAndSend(page);
  await expectIncluded(page);
  stored.push(await outgoing.stored());
  const revealed = [...outgoing.texts, ...stored, ...logs.texts, await page.content()].join('\n').toLowerCase();
  logs.stop();
  expect(revealedByWallet).toBeGreaterThan(2);
  expect(revealed).toContain('send_transaction');
  expect(stored.join('')).toContain('users-v.0.0.7');
  for (const secret of formsOf(key)) expect(revealed).not.toContain(secret.toLowerCase());
});

test('a wallet that is not installed cannot be chosen, and shows where to get it', async ({ page }) => {
  await open(page, `${site.url}/wallet/transfer`);
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  await expect(dialogOf(page).getByRole('button', { name: /^Wombat/ })).toBeDisabled();
  await expect(dialogOf(page).getByRole('link', { name: 'Get Wombat' })).toHaveAttribute('href', /wombat\.app/);
});

test('[CONTRACT-008] the contract page without an account, and with a wallet that does not answer', async ({
  page,
}) => {
  // As where nothing listens, without the browser's message.
  await page.routeWebSocket('ws://127.0.0.1:50005/**', (socket) => socket.close());
  await open(page, `${site.url}/contract?account=eosio.token&tab=Actions&action=open`);
  await page.getByRole('button', { name: 'Simulate' }).click();
  const main = page.locator('main');
  await expect(main).toContainText('No Identity Found');
  await main.getByRole('button', { name: 'Connect', exact: true }).click();
  await dialogOf(page)
    .getByRole('button', { name: /^Scatter/ })
    .click();
  await dialogOf(page).getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText('No Scatter Found');
});

test('without a wallet: No Scatter Found; without an account of the chain: No Identity Found', async ({ page }) => {
  // As where nothing listens, without the browser's message.
  await page.routeWebSocket('ws://127.0.0.1:50005/**', (socket) => socket.close());
  const wallet = walletOf(['carol'], 'ab'.repeat(32));
  await choose(page, /^Scatter/);
  await expect(dialogOf(page).getByRole('alert')).toHaveText('No Scatter Found');
  await inject(page, wallet);
  await choose(page, /^Scatter/);
  await expect(dialogOf(page).getByRole('alert')).toHaveText('No Identity Found');
});

test('of several shared accounts one is chosen; a declined and a false signature send nothing', async ({ page }) => {
  const wallet = walletOf(['carol', 'bob']);
  await inject(page, wallet);
  await choose(page, /^Scatter/);
  await dialogOf(page).getByLabel('carol@active').check();
  await dialogOf(page).getByRole('button', { name: 'Connect as carol@active' }).click();
  await expect(dialogOf(page)).toBeHidden();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send_transaction')) sent.push(request.url());
  });
  wallet.decision = 'refuse';
  await transfer(page, '0.0004');
  await expect(review(page)).toContainText('The wallet declined to sign.');
  wallet.decision = 'other-account';
  await signAndSend(page);
  await expect(review(page)).toContainText('The signature does not satisfy the permission.');
  expect(sent).toEqual([]);
  wallet.decision = 'agree';
  await signAndSend(page);
  await expectIncluded(page);
});
