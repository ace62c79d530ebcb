import type { Page } from '@playwright/test';
import { callNode, control } from '../../test-kit/devnet-control.ts';
import { expect, open } from '../fixtures.ts';
import { addressRow, domainRow, ownerOf, rowsOf, test } from '../fio-site.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.afterEach(({ fio }) => control(fio, 'heal'));

const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true });

/** Opens a page as the owner of an address. */
async function openAs(page: Page, fio: Antescope, address: string, path: string): Promise<string> {
  const account = await ownerOf(fio, address);
  await open(page, fio.url + path);
  await connect(page, fio.keys[account]!, `${account}@active`);
  return account;
}

async function signed(page: Page, title: RegExp): Promise<void> {
  await expect(review(page)).toContainText(title);
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
}

/** SUF. */
interface Balance {
  balance: bigint;
  staked: bigint;
}

async function keyOf(fio: Antescope, account: string): Promise<string> {
  const keys = await rowsOf<{ account: string; clientkey: string }>(fio, 'fio.address', 'accountmap');
  return keys.find((row) => row.account === account)!.clientkey;
}

async function balanceOf(fio: Antescope, account: string): Promise<Balance> {
  const answer = await fetch(`${fio.devnetApi}/v1/chain/get_fio_balance`, {
    method: 'POST',
    body: JSON.stringify({ fio_public_key: await keyOf(fio, account) }),
  });
  // nodeos quotes large integers.
  const { balance, staked } = (await answer.json()) as Record<keyof Balance, number | string>;
  return { balance: BigInt(balance), staked: BigInt(staked) };
}

test('[NAV-055] [FIO-006] a domain and an address are registered, with the fee shown before signing', async ({
  page,
  fio,
}) => {
  const account = await openAs(page, fio, 'bob@wallet', '/wallet/register-domain');
  await field(page, 'FIO domain').fill('vintage');
  await expect(page.locator('main')).toContainText('vintage is already registered');
  await field(page, 'FIO domain').fill('harbor');
  await expect(review(page)).toContainText('Fee: 40.000000000 FIO');
  await signed(page, /Register the domain harbor/);
  expect(await domainRow(fio, 'harbor')).toMatchObject({ account, is_public: 0 });

  await page.locator('main').getByRole('link', { name: 'Register address' }).click();
  await field(page, 'FIO address').fill('captain@harbor');
  await signed(page, /Register the address captain@harbor/);
  expect(await addressRow(fio, 'captain@harbor')).toMatchObject({ owner_account: account });
});

test('[NAV-056] [FIO-007] own addresses are listed with their bundles, and get more', async ({ page, fio }) => {
  await openAs(page, fio, 'carol@dapix', '/wallet/manage/addresses');
  const names = page.getByRole('table', { name: 'My addresses' });
  await expect(names.getByRole('row', { name: /carol@dapix/ })).toContainText('Does not expire');
  const before = (await addressRow(fio, 'carol@dapix'))!.bundleeligiblecountdown;
  await expect(names.getByRole('row', { name: /carol@dapix/ })).toContainText(String(before));
  await names.getByRole('button', { name: 'Manage: carol@dapix' }).click();
  await field(page, 'Sets of 100').fill('2');
  await expect(review(page)).toContainText('Fee: 2.000000000 FIO');
  await signed(page, /Add 200 bundled transactions to carol@dapix/);
  expect((await addressRow(fio, 'carol@dapix'))!.bundleeligiblecountdown).toBe(before + 200);
  await expect(names.getByRole('row', { name: /carol@dapix/ })).toContainText(String(before + 200));
});

test('[NAV-056] [FIO-008] an own domain is renewed, made public and transferred', async ({ page, fio }) => {
  await openAs(page, fio, 'dave@edge', '/wallet/manage/domains');
  const names = page.getByRole('table', { name: 'My domains' });
  await names.getByRole('button', { name: 'Manage: crypto-cats' }).click();
  const before = (await domainRow(fio, 'crypto-cats'))!;
  await signed(page, /Renew crypto-cats for a year/);
  expect((await domainRow(fio, 'crypto-cats'))!.expiration).toBe(before.expiration + 31_536_000);
  await page.getByRole('button', { name: 'New action' }).click();
  await page.locator('main').getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Change visibility' });
  await signed(page, /Make crypto-cats public/);
  expect(await domainRow(fio, 'crypto-cats')).toMatchObject({ is_public: 1 });
  await page.getByRole('button', { name: 'New action' }).click();
  await page.locator('main').getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Transfer' });
  const heir = await ownerOf(fio, 'erin@wallet');
  await field(page, 'FIO public key of the new owner').fill(await keyOf(fio, heir));
  await expect(review(page)).toContainText('You cannot take it back.');
  await signed(page, /Transfer crypto-cats to FIO/);
  expect(await domainRow(fio, 'crypto-cats')).toMatchObject({ account: heir });
});

test('[FIO-008] an NFT is mapped to an address, and an address is burned', async ({ page, fio }) => {
  await openAs(page, fio, 'alice@edge', '/wallet/manage/addresses');
  await page.getByRole('button', { name: 'Manage: savings@regtest' }).click();
  await page.locator('main').getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Map an NFT' });
  await field(page, 'Chain code').fill('ETH');
  await field(page, 'Contract address').fill('0xabc');
  await field(page, 'Token ID').fill('42');
  await expect(review(page)).toContainText('paid with a bundled transaction of savings@regtest');
  await signed(page, /Map NFT 42 on ETH to savings@regtest/);
  const nfts = await rowsOf<{ fio_address: string; token_id: string }>(fio, 'fio.address', 'nfts');
  expect(nfts).toContainEqual(expect.objectContaining({ fio_address: 'savings@regtest', token_id: '42' }));
  await page.getByRole('button', { name: 'New action' }).click();
  await page.locator('main').getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Burn' });
  await field(page, 'FIO address').selectOption('savings@regtest');
  await signed(page, /Burn savings@regtest/);
  expect(await addressRow(fio, 'savings@regtest')).toBeUndefined();
});

test('[FIO-010] [FIO-011] FIO is sent to an address without a memo', async ({ page, fio }) => {
  await openAs(page, fio, 'alice@edge', '/wallet/transfer');
  const to = await ownerOf(fio, 'heidi@wallet');
  const before = await balanceOf(fio, to);
  await expect(field(page, 'To')).toBeVisible();
  await expect(field(page, 'Memo')).toHaveCount(0);
  await field(page, 'To').fill('nobody@edge');
  await field(page, 'Amount').fill('12.5');
  await expect(page.locator('main')).toContainText('No key is recorded for this recipient');
  await field(page, 'To').fill('heidi@wallet');
  await expect(review(page)).toContainText('Fee: 0.100000000 FIO');
  await expect(review(page)).toContainText(`Recipient key: ${await keyOf(fio, to)}`);
  await signed(page, /Send 12\.500000000 FIO/);
  expect((await balanceOf(fio, to)).balance).toBe(before.balance + 12_500_000_000n);
});

test('[PROXY-006] a proxy is set by its address', async ({ page, fio }) => {
  const account = await openAs(page, fio, 'bob@wallet', '/wallet/manage/addresses');
  await page.locator('main').getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Set proxy' });
  await field(page, 'Proxy').fill('carol@dapix');
  await signed(page, /Set carol@dapix as proxy/);
  const voters = await rowsOf<{ owner: string; proxy: string; producers: string[] }>(fio, 'eosio', 'voters');
  const proxy = await ownerOf(fio, 'carol@dapix');
  expect(voters.find(({ owner }) => owner === account)).toMatchObject({ proxy, producers: [] });
});

interface Voter {
  owner: string;
  proxy: string;
  producers: string[];
  is_proxy: number;
  fioaddress: string;
}

async function voterOf(fio: Antescope, account: string): Promise<Voter | undefined> {
  return (await rowsOf<Voter>(fio, 'eosio', 'voters')).find(({ owner }) => owner === account);
}

test('[PROXY-006] producers get votes by their FIO addresses, and a proxy of the list replaces them', async ({
  page,
  fio,
}) => {
  const account = await openAs(page, fio, 'alice@edge', '/vote');
  const registered = await rowsOf<{ owner: string }>(fio, 'eosio', 'producers');
  const [first, second] = registered.map(({ owner }) => owner) as [string, string];
  const pick = (name: string) => page.getByRole('checkbox', { name: `Vote for ${name}` });
  await pick(first).check();
  await pick(second).check();
  const bundles = (await addressRow(fio, 'alice@edge'))!.bundleeligiblecountdown;
  await expect(review(page)).toContainText('No fee: paid with a bundled transaction of alice@edge');
  await signed(page, /Vote for 2 producers/);
  expect((await voterOf(fio, account))!.producers.toSorted()).toEqual([first, second].toSorted());
  expect((await addressRow(fio, 'alice@edge'))!.bundleeligiblecountdown).toBe(bundles - 1);

  await page.getByRole('button', { name: 'New vote' }).click();
  await expect(page.locator('main')).toContainText('You vote for 2 producers');
  await pick(second).uncheck();
  await expect(review(page)).toContainText(`Removes your vote for ${second}`);
  await signed(page, /Update vote \(2 → 1\)/);
  expect((await voterOf(fio, account))!.producers).toEqual([first]);

  await page.locator('main').getByRole('link', { name: 'Proxies' }).click();
  const carol = page.getByRole('table', { name: 'Proxies' }).getByRole('row', { name: /carol@dapix/ });
  await expect(carol).toContainText(/\d FIO/);
  await carol.getByRole('button', { name: 'Set as proxy' }).click();
  await expect(page.getByRole('textbox', { name: 'Proxy' })).toHaveValue('carol@dapix');
  await expect(review(page)).toContainText(`Removes your vote for ${first}`);
  await signed(page, /Set carol@dapix as proxy/);
  const proxy = await ownerOf(fio, 'carol@dapix');
  expect(await voterOf(fio, account)).toMatchObject({ proxy, producers: [] });
  await expect(page.locator('main')).toContainText(`Proxy: ${proxy}`);
  await open(page, `${fio.url}/account/${account}?tab=votes`);
  await expect(page.locator('main')).toContainText(/Vote weight\s*[\d,]+\.\d{9} FIO/);
  await expect(page.locator('main').getByRole('link', { name: proxy })).toBeVisible();
});

test('an account registers as a proxy under its FIO address, is chosen by it, and unregisters', async ({
  page,
  fio,
}) => {
  const account = await openAs(page, fio, 'dave@edge', '/wallet/proxy');
  const main = page.locator('main');
  await expect(main).toContainText(`${account} is not a registered proxy.`);
  await main.getByRole('link', { name: 'Register', exact: true }).click();
  await expect(field(page, 'FIO address')).toHaveValue('dave@edge');
  await expect(review(page)).toContainText('Fee: 0.300000000 FIO');
  await expect(review(page)).toContainText(`Removes your proxy ${(await voterOf(fio, account))!.proxy}`);
  const before = await balanceOf(fio, account);
  await signed(page, /Register as the proxy dave@edge/);
  expect(await voterOf(fio, account)).toMatchObject({ is_proxy: 1, fioaddress: 'dave@edge', proxy: '' });
  expect((await balanceOf(fio, account)).balance).toBe(before.balance - 300_000_000n);
  await expect(main).toContainText(`${account} is a registered proxy.`);

  await main.getByRole('link', { name: 'Status', exact: true }).click();
  await main.getByRole('link', { name: 'All proxies' }).click();
  await expect(page.getByRole('table', { name: 'Proxies' }).getByRole('row', { name: /dave@edge/ })).toBeVisible();

  await page.goBack();
  await main.getByRole('link', { name: 'Register', exact: true }).click();
  await expect(main).toContainText(`${account} is a registered proxy.`);
  await review(page).getByRole('button', { name: 'Sign and send' }).click();
  await expect(main).toContainText('This account is already registered as a proxy');
  await main.getByRole('link', { name: 'Unregister', exact: true }).click();
  await expect(review(page)).toContainText('will lose their vote');
  await signed(page, /Unregister as the proxy dave@edge/);
  expect(await voterOf(fio, account)).toMatchObject({ is_proxy: 0 });
  await expect(main).toContainText(`${account} is not a registered proxy.`);
});

test('[FIO-004] permissions are created, linked, unlinked and deleted with their fees', async ({ page, fio }) => {
  const account = await openAs(page, fio, 'dave@edge', '/wallet/permissions/advanced');
  const permission = async () => {
    const answer = await callNode(fio, '/v1/chain/get_account', { account_name: account });
    const { permissions } = answer as { permissions: { perm_name: string; linked_actions: unknown[] }[] };
    return permissions.find(({ perm_name: name }) => name === 'trading');
  };
  const main = page.locator('main');
  await page.getByLabel('Name', { exact: true }).fill('trading');
  await page.getByLabel('Key or account', { exact: true }).fill('eosio@active');
  await expect(review(page)).toContainText('Fee: 0.400000000 FIO');
  const before = await balanceOf(fio, account);
  await signed(page, /Create permission trading below active/);
  expect(await permission()).toMatchObject({ linked_actions: [] });
  expect((await balanceOf(fio, account)).balance).toBe(before.balance - 400_000_000n);

  await main.getByRole('link', { name: 'Link', exact: true }).click();
  await main.getByLabel('Permission', { exact: true }).selectOption('trading');
  await main.getByLabel('Contract', { exact: true }).fill('fio.token');
  await main.getByLabel('Action name').fill('trnsfiopubky');
  await expect(review(page)).toContainText('Fee: 0.200000000 FIO');
  await signed(page, /fio\.token::trnsfiopubky/);
  expect(await permission()).toMatchObject({ linked_actions: [{ account: 'fio.token', action: 'trnsfiopubky' }] });

  await main.getByRole('link', { name: 'Advanced', exact: true }).click();
  await main.getByRole('radio', { name: 'Delete' }).check();
  await expect(review(page)).toContainText('Fee: 0.200000000 FIO');
  await signed(page, /Delete permission trading/);
  expect(await permission()).toBeUndefined();
});

test('FIO is staked; more than the balance is refused before signing', async ({ page, fio }) => {
  const account = await openAs(page, fio, 'alice@edge', '/wallet/stake-fio');
  const before = await balanceOf(fio, account);
  await field(page, 'Amount').fill('999999999');
  await expect(page.locator('main')).toContainText('Insufficient funds');
  await field(page, 'Amount').fill('100');
  await signed(page, /Stake 100\.000000000 FIO/);
  expect((await balanceOf(fio, account)).staked).toBe(before.staked + 100_000_000_000n);
});

test('fees that cannot be read are reported; the form stays', async ({ page, fio }) => {
  await control(fio, 'fault', { kind: 'lie', how: 'html', path: '/v1/chain/get_table_rows' });
  const answer = await page.request.get(`${fio.url}/wallet/manage/addresses?format=json`);
  expect(((await answer.json()) as { data: { fees: { state: string } } }).data.fees.state).toBe('failed');
  await open(page, `${fio.url}/wallet/register-domain`);
  await expect(page.getByRole('alert')).toContainText('Could not read the fees');
  await expect(field(page, 'FIO domain')).toBeVisible();
});
