import type { DevnetNode } from '../node/devnet-node.ts';

/** What an endpoint answers: a value to be written by nodeos' JSON rules, 200 unless told. */
export interface Answer {
  status?: number;
  value: unknown;
}

/** One path of the node's API. `body` is the request's text as it came; failures are thrown (`Problem`, `ChainError`). */
export interface Endpoint {
  readonly path: string;
  /** First major version of nodeos that has it; all have it if absent. */
  readonly since?: number;
  answer(node: DevnetNode, body: string): Answer | Promise<Answer>;
}

/** Whether a node of the version that the devnet behaves like has the endpoint. */
export function isOffered(node: DevnetNode, { since }: Endpoint): boolean {
  return since === undefined || Number(node.options.nodeVersion.split('.')[0]) >= since;
}
