import { ChainError } from '@antescope/devnet/chain-error';
import type { DevnetNode } from '../node/devnet-node.ts';
import { chainProblem } from './chain-problem.ts';
import { isSupported, type Endpoint } from './endpoint.ts';
import { jsonText } from './json-text.ts';
import { Problem, detail, unknownEndpoint } from './problem.ts';
import { endpoints } from './registry.ts';
import { springProblem } from './spring/spring-problem.ts';

/** Response to a client; the text is JSON by default. */
export interface Reply {
  status: number;
  text: string;
  type?: string;
}

const byPath: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((endpoint) => [endpoint.path, endpoint]));

/** Handles a request as nodeos does: exact paths including the query string, any method, any content type. */
export async function answerNode(node: DevnetNode, method: string, path: string, body: string): Promise<Reply> {
  const match = byPath.get(path);
  const endpoint = match !== undefined && isSupported(node, match) ? match : undefined;
  if (endpoint !== undefined && method === 'OPTIONS') return { status: 200, text: '{}' };
  try {
    if (endpoint === undefined) throw unknownEndpoint();
    const { status, value } = await endpoint.answer(node, body);
    return { status: status ?? 200, text: jsonText(value) };
  } catch (error) {
    const reported = asProblem(error);
    const problem = node.spring ? springProblem(path, reported) : reported;
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
