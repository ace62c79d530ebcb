import { encodeAbi } from '@antescope/codec/abi/binary';
import { tokenAbi } from '@antescope/devnet/contracts/token/token-abi';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import { connect, fillTransfer, review } from './connect.ts';

test.use({ devnetFlags: noTransactions });

const balanceOf = { code: 'eosio.token', account: 'carol', symbol: 'EOS' };

/** `transfer` with recipient and memo swapped: the tokens would go to the account in the memo. */
const swapped = {
  ...tokenAbi,
  structs: tokenAbi.structs.map((struct) =>
    struct.name === 'transfer'
      ? {
          ...struct,
          fields: [
            { name: 'from', type: 'name' },
            { name: 'memo', type: 'name' },
            { name: 'quantity', type: 'asset' },
            { name: 'to', type: 'string' },
          ],
        }
      : struct,
  ),
};

test('a node that swaps the fields of a transfer is refused, and nothing can be signed', async ({ page, devnet }) => {
  const before = await callNode(devnet, '/v1/chain/get_currency_balance', balanceOf);
  await page.route('**/v1/chain/get_raw_abi', async (route) => {
    const response = await route.fetch();
    const abi = Buffer.from(encodeAbi(swapped)).toString('base64');
    await route.fulfill({ response, json: { ...((await response.json()) as object), abi } });
  });
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await fillTransfer(page, { to: 'zoe', amount: '7', token: 'eosio.token EOS', memo: 'mallory' });
  await expect(review(page).getByRole('alert')).toContainText('The node describes this contract differently');
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeDisabled();
  expect(await callNode(devnet, '/v1/chain/get_currency_balance', balanceOf)).toEqual(before);
});

test('a false ABI of a contract without a built-in layout is recognized by the index', async ({ page, devnet }) => {
  await page.route('**/v1/chain/get_raw_abi', async (route) => {
    const response = await route.fetch();
    if (!(route.request().postData() ?? '').includes('tethertether')) return route.fulfill({ response });
    const abi = Buffer.from(encodeAbi(swapped)).toString('base64');
    return route.fulfill({ response, json: { ...((await response.json()) as object), abi } });
  });
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await fillTransfer(page, { to: 'zoe', amount: '7', token: 'tethertether USDT', memo: 'mallory' });
  await expect(review(page).getByRole('alert')).toContainText('differently from this wallet or the index');
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeDisabled();
});

test('a dry run of different actions is refused', async ({ page, devnet }) => {
  await page.route('**/v1/chain/compute_transaction', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as {
      processed: { action_traces: { act: { hex_data?: string; data: unknown } }[] };
    };
    const { act } = body.processed.action_traces[0]!;
    delete act.hex_data;
    act.data = { from: 'carol', to: 'bob', quantity: '7.0000 EOS', memo: '' };
    await route.fulfill({ response, json: body });
  });
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await fillTransfer(page, { to: 'zoe', amount: '7', token: 'eosio.token EOS' });
  await expect(review(page).getByRole('alert')).toContainText('The node simulated different actions');
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeDisabled();
});

test('the review shows the actions of the packed bytes', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await fillTransfer(page, { to: 'zoe', amount: '0.5', token: 'eosio.token EOS', memo: 'as written' });
  const actions = review(page).getByRole('region', { name: 'Actions' });
  await expect(actions).toContainText('carol will send 0.5000 EOS to zoe');
  await expect(actions).toContainText('eosio.token::transfer');
  await expect(actions).toContainText('as written');
});
