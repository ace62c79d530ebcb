import type { ChainConfig } from '../config/chain-config.ts';
import { chainByKey, type ChainRegistry, families } from '../config/registry.ts';

/** Devnets by the value of `--flavor`: the registry chain each is modeled on. */
const chainOfFlavor: ReadonlyMap<string, string> = new Map(
  families.flatMap(({ devnet }) => (devnet === null ? [] : [[devnet.flavor, devnet.chain]])),
);

/** Values of `--flavor`. */
export const flavorKeys: readonly string[] = [...chainOfFlavor.keys()];

/** The registry with a local chain that copies token, contracts and features of the flavor's chain. */
export function registryOfFlavor(registry: ChainRegistry, flavor: string): ChainRegistry {
  const key = chainOfFlavor.get(flavor);
  if (key === undefined) throw new Error(`Unknown flavor '${flavor}'. Known: ${flavorKeys.join(', ')}`);
  if (key === 'local') return registry;
  const local = localLike(chainByKey('local', registry), chainByKey(key, registry));
  return new Map([...registry, ['local', local]]);
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
