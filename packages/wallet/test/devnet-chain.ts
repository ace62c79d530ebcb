import { formatWif } from '@antescope/codec/keys/private-key';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { devKey } from '@antescope/devnet/story/keys';
import { AbiSource } from '@antescope/sources/abi/abi-source';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import { startDevnet } from '../../../test-kit/devnet.ts';
import type { Devnet } from '../../../test-kit/devnet-api.ts';
import type { Draft, TransactContext } from '../src/transact/draft.ts';
import { prepare } from '../src/transact/transact.ts';

export const transactOptions = { useLastIrreversible: true, expireSeconds: 3000 };

type ChainContext = Pick<TransactContext, 'chainId' | 'call' | 'abi'>;

/** A devnet of its own and what providers and the pipeline need of it. */
export interface DevnetChain {
  devnet: Devnet;
  /** Seed of its story's keys. */
  seed: string;
  context: ChainContext;
  /** Private key of an account or permission of the story, WIF. */
  privateKey(owner: string): string;
  publicKey(owner: string): string;
  /** A transfer of 0.0001 EOS that the chain would take. */
  transfer(from: string, to: string): Promise<Draft>;
}

export async function startDevnetChain(seed: string): Promise<DevnetChain> {
  const devnet = await startDevnet({ seed, generator: false });
  const client = new NodeClient({ endpoints: [devnet.api] });
  const abis = new AbiSource(new ChainApi(client));
  const context: ChainContext = {
    chainId: devnet.chainId,
    call: async (path, body) => (await client.call(path, body, (answer) => answer.value)).value,
    abi: (account) => abis.of(account),
  };
  let transfers = 0;
  return {
    devnet,
    seed,
    context,
    privateKey: (owner) => formatWif(devKey(seed, owner)),
    publicKey: (owner) => publicKeyOf(devKey(seed, owner)),
    transfer: (from, to) => {
      transfers += 1;
      const data = { from, to, quantity: '0.0001 EOS', memo: String(transfers) };
      const authorization = [{ actor: from, permission: 'active' }];
      const action = { account: 'eosio.token', name: 'transfer', authorization, data };
      return prepare([action], transactOptions, { ...context, systemAccount: 'eosio', session: null, provider: null });
    },
  };
}
