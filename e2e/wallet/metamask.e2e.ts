import type { Page } from '@playwright/test';
import { MetaMaskWallet } from '../../fixtures/metamask-wallet.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';
import { expectIncluded, fillTransfer, review, signAndSend } from './connect.ts';
import { outgoingOf } from './outgoing.ts';

// One site for the file.
test.describe.configure({ mode: 'serial' });

let site: Antescope;
let chainId: string;

test.beforeAll(async () => {
  site = await startAntescope(noTransactions, { chains: { local: { walletProviders: ['local-key', 'metamask'] } } });
  const info = (await (await fetch(`${site.devnetApi!}/v1/chain/get_info`)).json()) as { chain_id: string };
  chainId = info.chain_id;
});

test.afterAll(async () => {
  await site.stop();
});

/** Injects MetaMask beside another wallet that claims `ethereum`, as extensions do before the page's own scripts. */
async function inject(page: Page, wallet: MetaMaskWallet): Promise<void> {
  await page.exposeFunction('askMetaMask', (call: Parameters<MetaMaskWallet['answer']>[0]) => {
    try {
      return { result: wallet.answer(call) };
    } catch (error) {
      const { code, message } = error as { code: number; message: string };
      return { error: { code, message } };
    }
  });
  await page.addInitScript(`{
    window.ethereum = { isMetaMask: true, request: () => Promise.reject(new Error('another wallet')) };
    const request = async (call) => {
      const { result, error } = await window.askMetaMask(call);
      if (error !== undefined) throw error;
      return result;
    };
    const detail = Object.freeze({ info: { name: 'MetaMask', rdns: 'io.metamask' }, provider: { request } });
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    addEventListener('eip6963:requestProvider', announce);
    announce();
  }`);
}

const dialogOf = (page: Page) => page.getByRole('dialog');

async function choose(page: Page): Promise<void> {
  await open(page, `${site.url}/wallet/transfer`);
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  await dialogOf(page)
    .getByRole('button', { name: /^MetaMask/ })
    .click();
  await dialogOf(page).getByRole('button', { name: 'Connect', exact: true }).click();
}

async function connectCarol(page: Page): Promise<void> {
  await choose(page);
  await dialogOf(page).getByLabel('carol@active').check();
  await dialogOf(page).getByRole('button', { name: 'Connect as carol@active' }).click();
  await expect(dialogOf(page)).toBeHidden();
}

async function transfer(page: Page, amount: string): Promise<void> {
  await fillTransfer(page, { to: 'zoe', amount, token: 'eosio.token EOS' });
  await signAndSend(page);
}

test('MetaMask connects an account of its key and signs with the snap, also after a reload', async ({ page }) => {
  const wallet = new MetaMaskWallet(chainId, site.keys.carol!, site.keys.bob!);
  await inject(page, wallet);
  const outgoing = outgoingOf(page);
  await connectCarol(page);
  await transfer(page, '0.0002');
  await expectIncluded(page);
  await open(page, `${site.url}/wallet/transfer`);
  await transfer(page, '0.0003');
  await expectIncluded(page);
  expect(wallet.requests.filter((method) => method === 'antelope_signTransaction')).toHaveLength(2);
  const revealed = [...outgoing.texts, await outgoing.stored()].join('\n');
  expect(revealed).toContain('send_transaction');
  expect(revealed).not.toContain(site.keys.carol!);
});

test('a declined and a false signature of MetaMask send nothing, and the next one is sent', async ({ page }) => {
  const wallet = new MetaMaskWallet(chainId, site.keys.carol!, site.keys.bob!);
  await inject(page, wallet);
  wallet.decision = 'refuse';
  await choose(page);
  await expect(dialogOf(page).getByRole('alert')).toHaveText('The wallet declined to sign.');
  wallet.decision = 'agree';
  await connectCarol(page);
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

test('a key without accounts, and a browser without MetaMask', async ({ page, context }) => {
  const empty = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
  await inject(page, new MetaMaskWallet(chainId, empty, site.keys.bob!));
  await choose(page);
  await expect(dialogOf(page).getByRole('alert')).not.toBeEmpty();
  const without = await context.newPage();
  await open(without, `${site.url}/wallet/transfer`);
  await without.getByRole('button', { name: 'Connect', exact: true }).first().click();
  await expect(dialogOf(without).getByRole('button', { name: /^MetaMask/ })).toBeDisabled();
  await expect(dialogOf(without).getByRole('link', { name: 'Get MetaMask' })).toHaveAttribute('href', /metamask\.io/);
});
