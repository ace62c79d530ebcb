import type { ChainConfig } from '../config/chain-config.ts';
import { chainByKey, type ChainRegistry, families } from '../config/registry.ts';

/** Devnets by the value of `--flavour`: the registry chain each is modeled on. */
const chainOfFlavour: ReadonlyMap<string, string> = new Map(
  families.flatMap(({ devnet }) => (devnet === null ? [] : [[devnet.flavour, devnet.chain]])),
);

/** Values of `--flavour`. */
export const flavourKeys: readonly string[] = [...chainOfFlavour.keys()];

/** The registry with a local chain that copies token, contracts and features of the flavour's chain. */
export function registryOfFlavour(registry: ChainRegistry, flavour: string): ChainRegistry {
  const key = chainOfFlavour.get(flavour);
  if (key === undefined) throw new Error(`Unknown flavour '${flavour}'. Known: ${flavourKeys.join(', ')}`);
  if (key === 'local') return registry;
  const local = localLike(chainByKey('local', registry), chainByKey(key, registry));
  return new Map([...registry, ['local', local]]);
}

/** What a flavour copies from its chain. */
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
