import type { TokenSymbol } from '@antescope/chains/config/chain-config';
import { parseAsset } from '@antescope/codec/chain/asset';
import type { Field } from '@antescope/sources/core/fields';
import { NodeClient } from '@antescope/sources/node/node-client';
import { NodeError, NodeUnavailableError } from '@antescope/sources/node/node-error';
import { StartError } from './start-error.ts';

/** The chain of a set of nodes. */
export interface IdentifiedNodes {
  chainId: string;
  /** Nodes that answered. */
  reachable: string[];
  /** One line per node that did not. */
  warnings: string[];
}

export interface NodeReply {
  node: string;
  /** null: no valid response; `problem` is the reason. */
  chainId: string | null;
  problem: string;
}

/** The chain ID of every node. */
export function queryNodes(nodes: readonly string[]): Promise<NodeReply[]> {
  const client = new NodeClient({ endpoints: nodes, checkEveryMs: Infinity });
  return Promise.all(nodes.map(async (node) => ({ node, ...(await chainIdOf(client, node)) })));
}

/** The chain of the nodes. Throws StartError when none answers or they disagree. */
export async function identifyNodes(nodes: readonly string[]): Promise<IdentifiedNodes> {
  const replies = await queryNodes(nodes);
  const warnings = unreachableWarnings(replies);
  const answered = replies.filter((reply) => reply.chainId !== null);
  const [first] = answered;
  if (first === undefined || first.chainId === null) throw new StartError(warnings.join('; '));
  const other = answered.find((reply) => reply.chainId !== first.chainId);
  if (other !== undefined) {
    const ids = `${first.chainId} and ${other.chainId}`;
    throw new StartError(`${first.node} and ${other.node} are nodes of different chains: ${ids}`);
  }
  return { chainId: first.chainId, reachable: answered.map((reply) => reply.node), warnings };
}

/** One line for each node that did not answer. */
export function unreachableWarnings(replies: readonly NodeReply[]): string[] {
  const silent = replies.filter((reply) => reply.chainId === null);
  return silent.map(({ node, problem }) => `Cannot reach the node at ${node}: ${problem}`);
}

async function chainIdOf(client: NodeClient, node: string): Promise<{ chainId: string | null; problem: string }> {
  const read = (body: Field): string => {
    const chainId = body.at('chain_id').text();
    return /^[0-9a-f]{64}$/.test(chainId) ? chainId : body.at('chain_id').fail('64 hex digits');
  };
  try {
    const { value } = await client.call('/v1/chain/get_info', {}, read, { endpoint: node });
    return { chainId: value, problem: '' };
  } catch (error) {
    return {
      chainId: null,
      problem: problemsOf(error)
        .map(({ reason }) => reason)
        .join('; '),
    };
  }
}

/** The symbol that the chain's RAM is paid in. */
export interface CoreSymbolResult {
  /** null: the chain has no RAM market, or no node answered. */
  symbol: TokenSymbol | null;
  /** Why no node answered; null if one did. */
  problem: string | null;
}

/** Core symbol of the chain: the quote token of `system`'s RAM market, from the first node that answers. */
export async function coreSymbolOf(nodes: readonly string[], system: string): Promise<CoreSymbolResult> {
  const request = { json: true, code: system, scope: system, table: 'rammarket', limit: 1 };
  const client = new NodeClient({ endpoints: nodes, checkEveryMs: Infinity });
  try {
    const { value } = await client.call('/v1/chain/get_table_rows', request, ramSymbol);
    return { symbol: value, problem: null };
  } catch (error) {
    // A chain without a system contract has no such table, which a node reports as an error.
    if (error instanceof NodeError) return { symbol: null, problem: null };
    return {
      symbol: null,
      problem: problemsOf(error)
        .map(({ endpoint, reason }) => `${endpoint}: ${reason}`)
        .join('; '),
    };
  }
}

function ramSymbol(answer: Field): TokenSymbol | null {
  const [market] = answer.at('rows').items();
  if (market === undefined) return null;
  const balance = market.at('quote').at('balance');
  try {
    const { code, precision } = parseAsset(balance.text());
    return { code, precision };
  } catch {
    return balance.fail('an asset');
  }
}

function problemsOf(error: unknown): { endpoint: string; reason: string }[] {
  if (error instanceof NodeError) return [{ endpoint: error.endpoint, reason: error.message }];
  if (!(error instanceof NodeUnavailableError)) throw error;
  return error.failures.map(({ endpoint, code, message }) => ({
    endpoint: endpoint ?? '',
    reason: code === 'bad-answer' ? 'it is not an Antelope node' : message,
  }));
}
