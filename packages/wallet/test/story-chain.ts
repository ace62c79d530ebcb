import { Chain } from '@antescope/devnet/chain';
import { contracts } from '@antescope/devnet/registry';
import { genesisKey, producerKeys, runStory } from '@antescope/devnet/story/story';
import type { Authority } from '@antescope/devnet/state/rows';

/** A chain after its story, in this process. */
export function storyChain(seed: string): Chain {
  const chain = Chain.create(
    { time: '2026-11-21T00:00:00.000', key: genesisKey(seed) },
    { contracts: contracts.values(), producerKeys: producerKeys(seed), finalityLag: 24 },
  );
  runStory(chain, seed);
  return chain;
}

/** The permissions of an account in the form of nodeos' get_account. */
export function accountAnswer({ state }: Chain, name: string): unknown {
  const { permissionIndex } = state.database;
  const linked = (permission: string) =>
    permissionIndex
      .linksOf(name)
      .filter(({ required }) => required === permission)
      .map(({ code, type }) => ({ account: code, action: type === '' ? null : type }));
  return {
    account_name: name,
    permissions: [...permissionIndex.ofAccount(name).values()].map(({ name: permission, parent, auth }) => ({
      perm_name: permission,
      parent,
      required_auth: auth satisfies Authority,
      linked_actions: linked(permission),
    })),
    eosio_any_linked_actions: linked('eosio.any'),
  };
}
