import { publicKeyOf } from '@antescope/codec/curve/sign';
import { contractCode } from '@antescope/devnet/contract';
import { contracts } from '@antescope/devnet/registry';
import { devKey } from '@antescope/devnet/story/keys';
import type { ActionInput } from '@antescope/wallet/transact/draft';
import { control } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import { act, storySeed as seed } from './act.ts';
import { connect, fillTransfer, review } from './connect.ts';

const token = 'tethertether';

test.use({ devnetFlags: noTransactions });
test.afterEach(async ({ devnet }) => {
  try {
    await act(devnet, token, [setCode('token')]);
  } finally {
    await control(devnet, 'generator', { on: true });
  }
});

test('the preview reflects changed contract code', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await fillTransfer(page, { to: 'zoe', amount: '10', token: `${token} USDT` });
  const preview = review(page);
  const balances = preview.getByRole('listitem').filter({ hasText: 'USDT →' });
  await expect(balances).toHaveCount(2);
  await expect(preview).not.toContainText('Inline actions');

  // The owner makes the contract pay back one percent of its own balance.
  await act(devnet, 'bob', [transfer('bob', token, '5.0000 USDT')]);
  await act(devnet, token, [ownCodeMayAct(), setCode('cashback')]);
  await fillTransfer(page, { to: 'zoe', amount: '20' });
  await expect(balances).toHaveCount(3);
  await expect(balances.filter({ has: page.getByRole('link', { name: token }) })).toBeVisible();
  await expect(preview).toContainText('Inline actions');
  await expect(preview).toContainText(`${token} will send 0.2000 USDT`);
});

function transfer(from: string, to: string, quantity: string): ActionInput {
  const data = { from, to, quantity, memo: '' };
  return { account: token, name: 'transfer', authorization: [{ actor: from, permission: 'active' }], data };
}

function setCode(contract: string): ActionInput {
  return native('setcode', { account: token, vmtype: 0, vmversion: 0, code: contractCode(contracts.get(contract)!) });
}

/** Grants eosio.code the account's active permission. */
function ownCodeMayAct(): ActionInput {
  const keys = [{ key: publicKeyOf(devKey(seed, token)), weight: 1 }];
  const accounts = [{ permission: { actor: token, permission: 'eosio.code' }, weight: 1 }];
  const auth = { threshold: 1, keys, accounts, waits: [] };
  return native('updateauth', { account: token, permission: 'active', parent: 'owner', auth });
}

function native(name: string, data: object): ActionInput {
  return { account: 'eosio', name, authorization: [{ actor: token, permission: 'active' }], data };
}
