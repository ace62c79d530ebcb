import { type ActionKind, actionKinds } from '@antescope/sources/history/action-filter';
import { actionsOfKind, type KindChain } from '@antescope/sources/history/action-kinds';
import type { PublicChain } from '@antescope/chains/config/chain-config';

export type ActionHue = 'transfer' | 'resources' | 'governance' | 'account' | 'contract' | 'nft';

const hueOfKind: Record<ActionKind, ActionHue> = {
  receive: 'transfer',
  send: 'transfer',
  resources: 'resources',
  producer: 'governance',
  vote: 'governance',
  account: 'account',
  contract: 'contract',
};

const nftContracts = new Set(['atomicassets', 'atomicmarket', 'simpleassets']);

const hues = new WeakMap<KindChain, ReadonlyMap<string, ActionHue>>();

/** The hue of an action's kind; contract for an action of no kind. */
export function hueOf(contract: string, name: string, chain: PublicChain): ActionHue {
  if (nftContracts.has(contract)) return 'nft';
  if (contract === chain.systemAccounts.msig) return 'governance';
  let known = hues.get(chain);
  if (known === undefined) {
    known = huesOf(chain);
    hues.set(chain, known);
  }
  return known.get(`${contract}::${name}`) ?? known.get(`::${name}`) ?? 'contract';
}

function huesOf(chain: KindChain): Map<string, ActionHue> {
  return new Map(
    actionKinds.flatMap((kind) =>
      actionsOfKind(kind, chain).map(
        ({ contract, action }) => [`${contract ?? ''}::${action}`, hueOfKind[kind]] as const,
      ),
    ),
  );
}
