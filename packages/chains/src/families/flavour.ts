import type { ChainConfig } from '../config/chain-config.ts';
import { chainByKey, type ChainRegistry } from '../config/registry.ts';

/** Kinds of chain that the devnet can be; each but 'eos' is what the chain of that key in the registry is. */
export const flavourKeys = ['eos', 'wax', 'telos'] as const;

export type FlavourKey = (typeof flavourKeys)[number];

/** The registry for a devnet of that kind: its local chain has the token, the contracts and the features of the kind. */
export function registryOfFlavour(registry: ChainRegistry, flavour: FlavourKey): ChainRegistry {
  // The local chain is of EOS' kind as it stands.
  if (flavour === 'eos') return registry;
  const local = chainOfKind(chainByKey('local', registry), chainByKey(flavour, registry));
  return new Map([...registry, ['local', local]]);
}

/** What a chain of `kind` is and does, under the key and at the nodes of `local`; no service of the public chain is asked. */
function chainOfKind(local: ChainConfig, kind: ChainConfig): ChainConfig {
  const { coreSymbol, coreContract, systemToken, maxVotes, features, contractVariants } = kind;
  const others = local.tokens.known.filter(({ contract }) => contract !== coreContract);
  return {
    ...local,
    name: `Local ${kind.name}`,
    coreSymbol,
    coreContract,
    systemToken,
    maxVotes,
    features,
    contractVariants,
    tokens: { ...local.tokens, known: [...kind.tokens.known, ...others] },
    prices: { ...local.prices, feeds: kind.prices.feeds.filter(({ type }) => type === 'oracle') },
  };
}
