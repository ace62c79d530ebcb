import { ChainError } from '@antescope/devnet/chain-error';
import type { DevnetNode } from '../node/devnet-node.ts';
import { chainProblem } from './chain-problem.ts';
import { isOffered, type Endpoint } from './endpoint.ts';
import { jsonText } from './json-text.ts';
import { Problem, detail, unknownEndpoint } from './problem.ts';
import { endpoints } from './registry.ts';

/** What goes back to a client: status and text, which is JSON unless `type` says otherwise. */
export interface Reply {
  status: number;
  text: string;
  type?: string;
}

const byPath: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));

/** Answers a request as nodeos does: exact paths with the query string as part of them, any method, any content type. */
export async function answerNode(node: DevnetNode, method: string, path: string, body: string): Promise<Reply> {
  const found = byPath.get(path);
  const endpoint = found !== undefined && isOffered(node, found) ? found : undefined;
  if (endpoint !== undefined && method === 'OPTIONS') return { status: 200, text: '{}' };
  try {
    if (endpoint === undefined) throw unknownEndpoint();
    const { status, value } = await endpoint.answer(node, body);
    return { status: status ?? 200, text: jsonText(value) };
  } catch (error) {
    const problem = asProblem(error);
    return { status: problem.status, text: jsonText(problem.body()) };
  }
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ChainError) return chainProblem(error);
  const message = error instanceof Error ? error.message : String(error);
  const reason = detail(message, 'http_plugin.cpp', 527, 'handle_exception');
  return new Problem(500, 0, 'exception', 'unspecified', [reason]);
}
