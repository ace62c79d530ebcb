import type { TokenSymbol } from '@antescope/chains/config/chain-config';
import { parseAsset } from '@antescope/codec/chain/asset';
import { StartError } from './start-error.ts';

/** What the nodes said of themselves. */
export interface NodesFound {
  chainId: string;
  /** Nodes that answered. */
  reachable: string[];
  /** One line for each that did not. */
  warnings: string[];
}

const patience = 5000;

export interface NodeReply {
  node: string;
  /** null: no answer of a node; `problem` says why. */
  chainId: string | null;
  problem: string;
}

/** Asks every node which chain it is on. */
export function askNodes(nodes: readonly string[]): Promise<NodeReply[]> {
  return Promise.all(nodes.map(async (node) => ({ node, ...(await chainIdOf(node)) })));
}

/** Which chain the nodes are on. Throws StartError where none answers, or where they disagree. */
export async function findNodes(nodes: readonly string[]): Promise<NodesFound> {
  const replies = await askNodes(nodes);
  const warnings = silentNodes(replies);
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

/** One line for each node that gave no answer. */
export function silentNodes(replies: readonly NodeReply[]): string[] {
  const silent = replies.filter((reply) => reply.chainId === null);
  return silent.map(({ node, problem }) => `Cannot reach the node at ${node}: ${problem}`);
}

async function chainIdOf(node: string): Promise<{ chainId: string | null; problem: string }> {
  try {
    const info = (await post(node, '/v1/chain/get_info', {})) as { chain_id?: unknown } | null;
    const chainId = info?.chain_id;
    if (typeof chainId === 'string' && /^[0-9a-f]{64}$/.test(chainId)) return { chainId, problem: '' };
    return { chainId: null, problem: 'it answers, but not as an Antelope node' };
  } catch (error) {
    return { chainId: null, problem: reason(error) };
  }
}

/** What nodes told of the symbol that their chain's RAM is paid in. */
export interface CoreSymbolFound {
  /** null: the chain has no RAM market, or nobody told. */
  symbol: TokenSymbol | null;
  /** Why nobody told; null where a node did, also that there is no such market. */
  problem: string | null;
}

/** Core symbol of the nodes' chain: what RAM is paid in on the market of `system`. The first node that answers decides. */
export async function coreSymbolOf(nodes: readonly string[], system: string): Promise<CoreSymbolFound> {
  const question = { json: true, code: system, scope: system, table: 'rammarket', limit: 1 };
  const problems: string[] = [];
  for (const node of nodes) {
    try {
      const answer = (await post(node, '/v1/chain/get_table_rows', question)) as {
        rows?: { quote?: { balance?: string } }[];
      } | null;
      const balance = answer?.rows?.[0]?.quote?.balance;
      if (balance === undefined) return { symbol: null, problem: null };
      const { code, precision } = parseAsset(balance);
      return { symbol: { code, precision }, problem: null };
    } catch (error) {
      // A chain without a system contract has no such table, which a node says with an error.
      if (error instanceof StatusError) return { symbol: null, problem: null };
      problems.push(`${node}: ${reason(error)}`);
    }
  }
  return { symbol: null, problem: problems.join('; ') };
}

/** A node answered, with the status of an error. */
class StatusError extends Error {}

async function post(node: string, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(node + path, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new StatusError(`it answers with ${response.status}`);
  return response.json();
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${patience / 1000} s`;
  if (error instanceof SyntaxError) return 'it answers, but not as an Antelope node';
  const cause = error.cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  if (code === 'ECONNREFUSED') return 'connection refused';
  if (code === 'ENOTFOUND') return 'unknown host name';
  return code ?? error.message;
}
