import type { ChainConfig } from '../config/chain-config.ts';
import { chainByKey, type ChainRegistry, families } from '../config/registry.ts';

/** Devnets by the value of `--flavor`: the registry chain each is modeled on. */
const chainOfFlavor: ReadonlyMap<string, string> = new Map(
  families.flatMap(({ devnet }) => (devnet === null ? [] : [[devnet.flavor, devnet.chain]])),
);

/** Values of `--flavor`. */
export const flavorKeys: readonly string[] = [...chainOfFlavor.keys()];

/** Key of the registry chain that the flavor is modeled on. Throws if there is no such flavor. */
export function chainKeyOfFlavor(flavor: string): string {
  const key = chainOfFlavor.get(flavor);
  if (key === undefined) throw new Error(`Unknown flavor '${flavor}'. Known: ${flavorKeys.join(', ')}`);
  return key;
}

/**
 * The registry with a local chain that copies token, contracts and features of the flavor's chain. `as`: key of that local
 * chain, for several devnets in one process; it replaces the public chain of that key.
 */
export function registryOfFlavor(registry: ChainRegistry, flavor: string, as = 'local'): ChainRegistry {
  const key = chainKeyOfFlavor(flavor);
  if (key === 'local') return registry;
  const local = localLike(chainByKey('local', registry), chainByKey(key, registry));
  // Host names and aliases of the local chain select the devnet of that key only.
  const copy = as === 'local' ? local : { ...local, key: as, hostAliases: [], explorerHosts: [] };
  return new Map([...registry, [as, copy]]);
}

/** What a flavor copies from its chain. */
const rules = [
  'family',
  'coreSymbol',
  'coreContract',
  'systemToken',
  'systemDomain',
  'systemAccounts',
  'systemWrappers',
  'maxVotes',
  'features',
  'contractVariants',
  'resources',
  'transfers',
  'actionKinds',
  'oracle',
  'keyPrefix',
] as const satisfies readonly (keyof ChainConfig)[];

/** The rules of `model` with the key and the nodes of `local`, and none of the public chain's services. */
function localLike(local: ChainConfig, model: ChainConfig): ChainConfig {
  const others = local.tokens.known.filter(({ contract }) => contract !== model.coreContract);
  return {
    ...local,
    ...Object.fromEntries(rules.map((name) => [name, model[name]])),
    name: `Local ${model.name}`,
    tokens: { ...local.tokens, known: [...model.tokens.known, ...others] },
    prices: { ...local.prices, feeds: model.prices.feeds.filter(({ type }) => type === 'oracle') },
  };
}
