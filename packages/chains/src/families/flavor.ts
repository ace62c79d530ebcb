import type { ChainConfig } from '../config/chain-config.ts';
import { chainByKey, type ChainRegistry, families } from '../config/registry.ts';
import type { Family } from './family.ts';

type FamilyDevnet = NonNullable<Family['devnet']>;

/** Devnets by the value of `--flavor`. */
const devnets: ReadonlyMap<string, FamilyDevnet> = new Map(
  families.flatMap(({ devnet }) => (devnet === null ? [] : [[devnet.flavor, devnet]])),
);

/** Values of `--flavor`. */
export const flavorKeys: readonly string[] = [...devnets.keys()];

/** Key of the registry chain that the flavor is modeled on. Throws if there is no such flavor. */
export function chainKeyOfFlavor(flavor: string): string {
  return devnetOf(flavor).chain;
}

function devnetOf(flavor: string): FamilyDevnet {
  const devnet = devnets.get(flavor);
  if (devnet === undefined) throw new Error(`Unknown flavor '${flavor}'. Known: ${flavorKeys.join(', ')}`);
  return devnet;
}

/**
 * The registry with a local chain that copies token, contracts and features of the flavor's chain. `as`: key of that local
 * chain, for several devnets in one process; it replaces the public chain of that key.
 */
export function registryOfFlavor(registry: ChainRegistry, flavor: string, as = 'local'): ChainRegistry {
  const { chain: key, fioFeeAccount = null } = devnetOf(flavor);
  if (key === 'local') return registry;
  const model = chainByKey(key, registry);
  const like = localLike(chainByKey('local', registry), model);
  const local = { ...like, fioFeeAccount: model.fioFeeAccount ?? fioFeeAccount };
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
