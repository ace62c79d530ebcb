import { chainOfNode, type ChainConfig } from '@antescope/chains/config/chain-config';
import { type ChainRegistry, chainById, chainByKey } from '@antescope/chains/config/registry';
import type { ChainTarget, IndexOptions } from '../config/settings.ts';
import { queryNodes, coreSymbolOf, identifyNodes, unreachableWarnings } from './node-facts.ts';
import { StartError } from './start-error.ts';

/** A target with its endpoints and chain configuration. */
export interface DiscoveredChain extends IndexOptions {
  config: ChainConfig;
  nodes: string[];
  ship: string | null;
  warnings: string[];
  /** It shares the machine with other indexes: one process reads it, and its indexer gets less memory for new objects. */
  small?: boolean;
}

type ReadTarget = Exclude<ChainTarget, { kind: 'devnet' }>;

/** The chain of the nodes and its configuration. Throws StartError. */
export async function discoverChain(target: ReadTarget, registry: ChainRegistry): Promise<DiscoveredChain> {
  const { index, indexFrom } = target;
  return {
    ...(await discoverNodes(target, registry)),
    ...(index === undefined ? {} : { index }),
    ...(indexFrom === undefined ? {} : { indexFrom }),
  };
}

async function discoverNodes(target: ReadTarget, registry: ChainRegistry): Promise<DiscoveredChain> {
  if (target.kind === 'public') return publicChain(target.key, registry);
  const { chainId, reachable, warnings } = await identifyNodes(target.nodes);
  const known = target.key === null ? chainById(chainId, registry) : chainNamed(target.key, registry);
  if (known !== undefined && known.chainId !== null) {
    if (known.chainId !== chainId) {
      throw new StartError(
        `The node at ${reachable[0]} is on chain ${chainId}, not on ${known.key} (${known.chainId})`,
      );
    }
    // A chain read from the operator's own nodes uses no other server.
    const config: ChainConfig = { ...known, endpoints: target.nodes, historySources: [{ type: 'native', url: null }] };
    return { config, nodes: target.nodes, ship: target.ship, warnings };
  }
  const base = known ?? chainByKey('local', registry);
  const core = await coreSymbolOf(reachable, base.systemAccounts.system);
  if (core.problem !== null) {
    warnings.push(`Cannot read the core symbol, assuming ${base.coreSymbol.code}: ${core.problem}`);
  }
  const facts = { chainId, coreSymbol: core.symbol, endpoint: reachable[0]! };
  const config = { ...chainOfNode(base, facts), endpoints: target.nodes };
  return { config, nodes: target.nodes, ship: target.ship, warnings };
}

/** Public endpoints may be down or on another chain at any time: the server starts anyway and its pages report it. */
async function publicChain(key: string, registry: ChainRegistry): Promise<DiscoveredChain> {
  const config = chainNamed(key, registry);
  // Each visitor brings their own node.
  if (key === 'local') return { config, nodes: [], ship: null, warnings: [] };
  if (config.endpoints.length === 0)
    throw new StartError(`No public endpoint of ${key} is configured: specify one with --node`);
  const replies = await queryNodes(config.endpoints);
  const wrong = replies.filter((reply) => reply.chainId !== null && reply.chainId !== config.chainId);
  const warnings = unreachableWarnings(replies);
  for (const reply of wrong) warnings.push(`${reply.node} is skipped: it is on another chain, ${reply.chainId}`);
  const nodes = config.endpoints.filter((node) => wrong.every((reply) => reply.node !== node));
  const right = replies.some((reply) => reply.chainId === config.chainId);
  if (!right) warnings.unshift(`No endpoint of ${key} is reachable; its pages report this until one is`);
  return { config: { ...config, endpoints: nodes }, nodes, ship: null, warnings };
}

function chainNamed(key: string, registry: ChainRegistry): ChainConfig {
  try {
    return chainByKey(key, registry);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
