import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';
import { AbiSource } from '@antescope/sources/abi/abi-source';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import { LocalKeyProvider } from '@antescope/wallet/providers/local-key/provider';
import type { ActionInput, TransactContext } from '@antescope/wallet/transact/draft';
import { push } from '@antescope/wallet/transact/push';
import { sign } from '@antescope/wallet/transact/sign';
import { prepare } from '@antescope/wallet/transact/transact';
import type { Antescope } from '../../test-kit/start-antescope.ts';

/** Seed of the keys of the devnet that a site starts. */
export const storySeed = 'antescope';

/** Pushes actions of a story account with its dev key, through our pipeline. */
export async function act(site: Antescope, actor: string, actions: ActionInput[]): Promise<void> {
  const client = new NodeClient({ endpoints: [site.devnetApi!] });
  const call: TransactContext['call'] = async (path, body) =>
    (await client.call(path, body, (answer) => answer.value)).value;
  const { chain_id: chainId } = (await call('/v1/chain/get_info', {})) as { chain_id: string };
  const abis = new AbiSource(new ChainApi(client));
  const chain = { chainId, call, abi: (account: string) => abis.of(account) };
  const provider = new LocalKeyProvider({ ...chain, storage: null, relay: null, walletLink: null });
  const privateKey = formatWif(devKey(storySeed, actor));
  const session = await provider.login({ privateKey, level: { actor, permission: 'active' }, passphrase: '' });
  const context: TransactContext = { ...chain, systemAccount: 'eosio', session, provider };
  const draft = await prepare(actions, { useLastIrreversible: true, expireSeconds: 3000 }, context);
  await push(await sign(draft, context), context);
}
