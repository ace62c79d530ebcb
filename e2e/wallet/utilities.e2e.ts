import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import { storySeed } from './act.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

const wasm = { name: 'greeter.wasm', mimeType: 'application/wasm', buffer: Buffer.from('0061736d01000000', 'hex') };
const abi = {
  name: 'greeter.abi',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      version: 'eosio::abi/1.2',
      structs: [{ name: 'hi', base: '', fields: [{ name: 'who', type: 'name' }] }],
      actions: [{ name: 'hi', type: 'hi', ricardian_contract: '' }],
    }),
  ),
};

test('[NAV-054] the utilities have four views', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/utilities/keys`);
  const views = page.getByRole('navigation', { name: 'Utilities' });
  for (const [view, path, title] of [
    ['Convert', 'format-keys', 'Convert keys'],
    ['Cancel deferred', 'cancel-deferred', 'Cancel a deferred transaction'],
    ['Upload contract', 'upload-contract', 'Upload a contract'],
    ['Keys', 'keys', 'Keys'],
  ] as const) {
    await views.getByRole('link', { name: view, exact: true }).click();
    await expect(page).toHaveURL(`${devnet.url}/wallet/utilities/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('[WALLET-016] a cancellation is reviewed, and refused for what is not delayed', async ({ page, devnet }) => {
  const id = 'ab'.repeat(32);
  await open(page, `${devnet.url}/wallet/utilities/cancel-deferred?id=${id}`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await page.getByLabel('Canceling permission').fill('alice@active');
  await expect(page.locator('main form')).toContainText('Only permissions of bob can be used here');
  await page.getByLabel('Canceling permission').fill('bob@active');
  await expect(review(page)).toContainText('Cancel transaction abababab…');
  await expect(review(page)).toContainText('eosio::canceldelay');
  await signAndSend(page);
  await expect(review(page).getByRole('alert')).toContainText('there is no deferred transaction');
});

test('a delayed transfer is canceled by its signer before it runs', async ({ page, devnet }) => {
  const scheduled = async () => {
    const answer = await callNode(devnet, '/v1/chain/get_scheduled_transactions', { json: true, limit: 100 });
    const { transactions } = answer as { transactions: { trx_id: string; transaction: unknown }[] };
    return transactions.filter(({ transaction }) => JSON.stringify(transaction).includes('"actor":"erin"'));
  };
  const [own, ...more] = await scheduled();
  expect(more).toEqual([]);
  await open(page, `${devnet.url}/wallet/utilities/cancel-deferred`);
  await connect(page, formatWif(devKey(storySeed, 'erin')), 'erin@active');
  await page.getByLabel('Transaction ID').fill('ab');
  await expect(page.locator('main form')).toContainText('Enter the 64 hexadecimal digits of a transaction ID');
  await page.getByLabel('Transaction ID').fill(own!.trx_id);
  await expect(review(page)).toContainText(`Cancel transaction ${own!.trx_id.slice(0, 8)}…`);
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
  expect(await scheduled()).toEqual([]);
});

test('[WALLET-017] code and ABI from files are on the chain, and are removed by choice alone', async ({
  page,
  devnet,
}) => {
  const account = 'carol';
  await open(page, `${devnet.url}/wallet/utilities/upload-contract`);
  await connect(page, devnet.keys[account]!, `${account}@active`);
  const main = page.locator('main');
  await expect(main).toContainText(`${account} has no contract.`);
  await page.getByLabel('Code (.wasm)').setInputFiles(abi);
  await expect(main).toContainText('Not a WebAssembly file');
  await page.getByLabel('Code (.wasm)').setInputFiles(wasm);
  await expect(main).toContainText('8 bytes, SHA-256 93a44bbb96c751218e4c00d479e4c14358122a389acca16205b1e4d0dc5f9476');
  await page.getByLabel('ABI (.abi, .json)').setInputFiles(abi);
  await expect(main).toContainText('Actions added');
  await expect(main).toContainText(/Uses [\d,]+ more bytes of RAM/);
  await expect(review(page)).toContainText('Upload code and ABI');
  await signAndSend(page);
  await expectIncluded(page);
  const hashOf = async (): Promise<unknown> =>
    ((await callNode(devnet, '/v1/chain/get_code_hash', { account_name: account })) as { code_hash: string }).code_hash;
  expect(await hashOf()).toBe('93a44bbb96c751218e4c00d479e4c14358122a389acca16205b1e4d0dc5f9476');
  await page.getByRole('button', { name: 'Another upload' }).click();
  await expect(main).toContainText(`Code hash of ${account} now: 93a44bbb`);
  await page.getByLabel('Remove the contract of this account').check();
  await expect(review(page).getByRole('alert').first()).toContainText('Removes code and ABI.');
  await signAndSend(page);
  await expectIncluded(page);
  expect(await hashOf()).toBe('0'.repeat(64));
});
