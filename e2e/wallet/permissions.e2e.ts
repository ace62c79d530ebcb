import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';
import type { Page } from '@playwright/test';
import { PrivateKey } from '@wharfkit/antelope';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { act, storySeed } from './act.ts';
import { connect, expectIncluded, fillTransfer, offerKey, reconnect, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

interface Permission {
  perm_name: string;
  parent: string;
  required_auth: {
    threshold: number;
    keys: { key: string; weight: number }[];
    accounts: { permission: { actor: string; permission: string }; weight: number }[];
    waits: { wait_sec: number; weight: number }[];
  };
  linked_actions: { account: string; action?: string }[];
}

/** A permission as the node has it; undefined if there is none. */
async function permissionOf(site: Antescope, account: string, name: string): Promise<Permission | undefined> {
  const answer = await callNode(site, '/v1/chain/get_account', { account_name: account });
  return (answer as { permissions: Permission[] }).permissions.find(({ perm_name: each }) => each === name);
}

/** A private key of the story or another seed, and its public key as nodes print it. */
function keyPair(owner: string, seed = storySeed): { privateKey: string; publicKey: string } {
  const privateKey = formatWif(devKey(seed, owner));
  return { privateKey, publicKey: PrivateKey.from(privateKey).toPublic().toLegacyString() };
}

const only = (publicKey: string) => ({
  threshold: 1,
  keys: [{ key: publicKey, weight: 1 }],
  accounts: [],
  waits: [],
});

const form = (page: Page) => page.locator('main form');

test('[AUTH-030] changing the owner key as active is a fault; the active key names what it replaces', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/permissions`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await page.getByLabel('New owner key').fill(key);
  await expect(form(page)).toContainText('Changing the owner key requires connecting as bob@owner');
  await page.getByLabel('New owner key').fill('');
  await page.getByLabel('New active key').fill(key);
  await expect(review(page)).toContainText('Change the active key');
  await expect(review(page)).toContainText('Simulated by the node');
  await expect(review(page).getByRole('alert').first()).toContainText(/^Loses active: /);
});

test('[AUTH-030] with the owner permission, a new owner key is authorized by it', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/permissions`);
  await connect(page, devnet.keys.bob!, 'bob@owner');
  await page.getByLabel('New owner key').fill(key);
  await expect(review(page)).toContainText('Change the owner key');
  await expect(review(page)).toContainText('Signing as bob@owner');
  await expect(review(page)).toContainText('Simulated by the node');
  await expect(review(page).getByRole('alert').first()).toContainText('controls the whole account');
  await expect(review(page)).not.toContainText('cannot authorize');
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeEnabled();
});

test('an active key is replaced: the chain has the new one alone, which signs', async ({ page, devnet }) => {
  const [old, next, owner] = [
    keyPair('dave'),
    keyPair('dave', 'new keys'),
    await permissionOf(devnet, 'dave', 'owner'),
  ];
  await open(page, `${devnet.url}/wallet/permissions`);
  await connect(page, old.privateKey, 'dave@active');
  await page.getByLabel('New active key').fill(old.publicKey);
  await expect(form(page)).toContainText('This is the current key');
  await page.getByLabel('New active key').fill(next.publicKey);
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
  await expect
    .poll(async () => (await permissionOf(devnet, 'dave', 'active'))?.required_auth)
    .toEqual(only(next.publicKey));
  expect((await permissionOf(devnet, 'dave', 'owner'))?.required_auth).toEqual(owner?.required_auth);

  await open(page, `${devnet.url}/wallet/transfer`);
  await fillTransfer(page, { to: 'bob', amount: '0.0001', token: 'eosio.token EOS' });
  await signAndSend(page);
  await reconnect(page, next.privateKey, 'dave@active');
  await expectIncluded(page);
});

test('owner and active keys are replaced by one transaction of the owner', async ({ page, devnet }) => {
  const [owner, active] = [keyPair('erin.owner', 'new keys'), keyPair('erin', 'new keys')];
  await open(page, `${devnet.url}/wallet/permissions`);
  await connect(page, keyPair('erin').privateKey, 'erin@owner');
  await page.getByLabel('New owner key').fill(owner.publicKey);
  await page.getByLabel('New active key').fill(active.publicKey);
  await expect(review(page)).toContainText('Change the owner and active keys of erin');
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
  await expect
    .poll(async () => (await permissionOf(devnet, 'erin', 'owner'))?.required_auth)
    .toEqual(only(owner.publicKey));
  expect((await permissionOf(devnet, 'erin', 'active'))?.required_auth).toEqual(only(active.publicKey));
  await page.evaluate(() => localStorage.clear());
  await open(page, `${devnet.url}/wallet/transfer`);
  await offerKey(page, keyPair('erin').privateKey);
  await expect(page.getByRole('dialog')).toContainText('No accounts found with key');
});

test('a link is taken back, and the action needs active again', async ({ page, devnet }) => {
  const link = { account: 'frank', code: 'eosio.token', type: 'transfer', requirement: 'payer' };
  const native = (name: string, data: object) => ({
    account: 'eosio',
    name,
    authorization: [{ actor: 'frank', permission: 'active' }],
    data,
  });
  const auth = only(keyPair('frank.payer').publicKey);
  await act(devnet, 'frank', [
    native('updateauth', { account: 'frank', permission: 'payer', parent: 'active', auth }),
    native('linkauth', link),
  ]);
  await open(page, `${devnet.url}/wallet/permissions/link`);
  await connect(page, keyPair('frank').privateKey, 'frank@active');
  await page.getByRole('radio', { name: 'Unlink' }).check();
  await page.getByLabel('Linked action').selectOption({ label: 'eosio.token::transfer · payer' });
  await expect(review(page)).toContainText('Unlink eosio.token::transfer from payer');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(async () => (await permissionOf(devnet, 'frank', 'payer'))?.linked_actions).toEqual([]);
});

test('a permission of a key, an account and a delay: created, linked, changed, and deleted with its link', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/permissions/advanced`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await page.getByLabel('Name', { exact: true }).fill('Not a name');
  await expect(form(page)).toContainText('Enter a name of up to 12 characters');
  await page.getByLabel('Name', { exact: true }).fill('trading');
  const subjects = page.getByLabel('Key or account', { exact: true });
  await subjects.nth(0).fill(key);
  await page.getByRole('button', { name: 'Add key or account' }).click();
  await subjects.nth(1).fill('carol@trading');
  await expect(form(page)).toContainText('carol@trading cannot be its own member');
  await subjects.nth(1).fill('bob');
  await page.getByRole('button', { name: 'Add delay' }).click();
  await page.getByLabel('Delay in seconds').fill('3600');
  await page.getByLabel('Threshold').fill('9');
  await expect(form(page)).toContainText('Cannot be reached: all weights together are 3');
  await page.getByLabel('Threshold').fill('2');
  await expect(review(page)).toContainText('Create permission trading below active');
  await signAndSend(page);
  await expectIncluded(page);
  await expect
    .poll(() => permissionOf(devnet, 'carol', 'trading'))
    .toMatchObject({
      parent: 'active',
      required_auth: {
        threshold: 2,
        keys: [{ key, weight: 1 }],
        accounts: [{ permission: { actor: 'bob', permission: 'active' }, weight: 1 }],
        waits: [{ wait_sec: 3600, weight: 1 }],
      },
    });

  await page.locator('main').getByRole('link', { name: 'Link', exact: true }).click();
  await page.getByLabel('Permission', { exact: true }).selectOption('trading');
  await page.getByLabel('Contract', { exact: true }).fill('eosio');
  await page.getByLabel('Action name').fill('updateauth');
  await expect(form(page)).toContainText('updateauth cannot be linked');
  await page.getByLabel('Action name').fill('claimrewards');
  await expect(review(page)).toContainText('Link eosio::claimrewards to trading');
  await signAndSend(page);
  await expectIncluded(page);
  await expect
    .poll(async () => (await permissionOf(devnet, 'carol', 'trading'))?.linked_actions)
    .toEqual([{ account: 'eosio', action: 'claimrewards' }]);

  await page.locator('main').getByRole('link', { name: 'Advanced', exact: true }).click();
  await page.getByLabel('Permission', { exact: true }).selectOption('trading');
  await expect(subjects.nth(1)).toHaveValue('bob@active');
  await expect(form(page)).toContainText('No change');
  await page.getByRole('button', { name: 'Remove line 3' }).click();
  await expect(review(page)).toContainText('Change permission trading');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(async () => (await permissionOf(devnet, 'carol', 'trading'))?.required_auth.waits).toEqual([]);
  await page.getByRole('button', { name: 'Next permission' }).click();
  await page.getByRole('radio', { name: 'Delete' }).check();
  await page.getByLabel('Permission', { exact: true }).selectOption('trading');
  await expect(review(page).getByRole('alert')).toHaveText('Unlinks eosio::claimrewards');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(() => permissionOf(devnet, 'carol', 'trading')).toBeUndefined();
});

test('[NAV-043] [NAV-064] [NAV-065] permissions have three views, with earlier addresses', async ({ page, devnet }) => {
  for (const [path, to, title] of [
    ['/wallet/permissions-manager', '/wallet/permissions', 'Change keys'],
    ['/wallet/permissions/advanced', '/wallet/permissions/advanced', 'Create or change permissions'],
    ['/wallet/linkauth?permission=active', '/wallet/permissions/link?permission=active', 'Linked actions'],
  ] as const) {
    await page.goto(devnet.url + path);
    await expect(page).toHaveURL(devnet.url + to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('[WALLET-015] [NAV-053] safe mode moves a permission to another account, or delays it', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/security/safemode`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await page.getByLabel('Safe account', { exact: true }).last().fill('bob');
  await expect(form(page)).toContainText('Enter another account than your own');
  await page.getByLabel('Safe account', { exact: true }).last().fill('carol');
  await expect(review(page)).toContainText('Move active to carol');
  await expect(review(page)).toContainText('eosio::updateauth');
  await expect(review(page).getByRole('alert').first()).toContainText('carol@active will control active alone');
  await expect(review(page)).toContainText('Simulated by the node');
  await page.getByLabel('Permission', { exact: true }).selectOption('owner');
  await expect(form(page)).toContainText('Requires connecting as bob@owner');
  await page.getByRole('radio', { name: 'Delay' }).check();
  await page.getByLabel('Delay in hours').fill('48');
  await expect(review(page)).toContainText('Delay active by 48 hours');
  await expect(review(page).getByRole('alert').first()).toContainText('only owner can act');
  await expect(review(page)).toContainText('Simulated by the node');
});

test('a safe account controls active alone once it is signed; an account that does not exist is refused', async ({
  page,
  devnet,
}) => {
  const moved = keyPair('grace');
  const owner = await permissionOf(devnet, 'grace', 'owner');
  await open(page, `${devnet.url}/wallet/security/safemode`);
  await connect(page, moved.privateKey, 'grace@active');
  await page.getByLabel('Safe account', { exact: true }).last().fill('missingacct');
  await expect(review(page).getByRole('button', { name: 'This transaction will fail' })).toBeDisabled();
  await page.getByLabel('Safe account', { exact: true }).last().fill('carol');
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
  const accounts = [{ permission: { actor: 'carol', permission: 'active' }, weight: 1 }];
  await expect
    .poll(async () => (await permissionOf(devnet, 'grace', 'active'))?.required_auth)
    .toEqual({ threshold: 1, keys: [], accounts, waits: [] });
  expect((await permissionOf(devnet, 'grace', 'owner'))?.required_auth).toEqual(owner?.required_auth);
});

test('a signed delay of active cannot be avoided by its key', async ({ page, devnet }) => {
  const delayed = keyPair('heidi');
  await open(page, `${devnet.url}/wallet/security/safemode`);
  await connect(page, delayed.privateKey, 'heidi@active');
  await page.getByRole('radio', { name: 'Delay' }).check();
  await page.getByLabel('Delay in hours').fill('48');
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
  await expect
    .poll(async () => (await permissionOf(devnet, 'heidi', 'active'))?.required_auth)
    .toEqual({ ...only(delayed.publicKey), threshold: 2, waits: [{ wait_sec: 172_800, weight: 1 }] });
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(form(page)).toContainText('Active has a delay already');
});
