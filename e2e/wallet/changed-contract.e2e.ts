import { publicKeyOf } from '@antescope/codec/curve/sign';
import { formatWif } from '@antescope/codec/keys/private-key';
import { contractCode } from '@antescope/devnet/contract';
import { contracts } from '@antescope/devnet/registry';
import { devKey } from '@antescope/devnet/story/keys';
import { AbiSource } from '@antescope/sources/abi/abi-source';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import { LocalKeyProvider } from '@antescope/wallet/providers/local-key/provider';
import type { ActionInput, TransactContext } from '@antescope/wallet/transact/draft';
import { push } from '@antescope/wallet/transact/push';
import { sign } from '@antescope/wallet/transact/sign';
import { prepare } from '@antescope/wallet/transact/transact';
import { control } from '../devnet-control.ts';
import { expect, open, test } from '../fixtures.ts';
import type { Antescope } from '../start-antescope.ts';
import { connect, fillTransfer, review } from './connect.ts';

const token = 'tethertether';
const seed = 'antescope';

test.beforeEach(({ devnet }) => control(devnet, 'generator', { on: false }));
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

/** Pushes an action of a story account with its dev key, through our pipeline. */
async function act(site: Antescope, actor: string, actions: ActionInput[]): Promise<void> {
  const client = new NodeClient({ endpoints: [site.devnetApi!] });
  const call: TransactContext['call'] = async (path, body) =>
    (await client.call(path, body, (answer) => answer.value)).value;
  const { chain_id: chainId } = (await call('/v1/chain/get_info', {})) as { chain_id: string };
  const abis = new AbiSource(new ChainApi(client));
  const chain = { chainId, call, abi: (account: string) => abis.of(account) };
  const provider = new LocalKeyProvider({ ...chain, storage: null, relay: null, walletLink: null });
  const privateKey = formatWif(devKey(seed, actor));
  const session = await provider.login({ privateKey, level: { actor, permission: 'active' }, passphrase: '' });
  const context: TransactContext = { ...chain, systemAccount: 'eosio', session, provider };
  const draft = await prepare(actions, { useLastIrreversible: true, expireSeconds: 3000 }, context);
  await push(await sign(draft, context), context);
}

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
