import type { FlavorKey } from '@antescope/devnet/flavors/flavor-keys';
import type { DevnetNode } from '../node/devnet-node.ts';

/** Response of an endpoint: a value for nodeos' JSON rules; status 200 by default. */
export interface Answer {
  status?: number;
  value: unknown;
}

/** One path of nodeos' API. `body` is the raw text of the request. Throws `Problem` or `ChainError`. */
export interface Endpoint {
  readonly path: string;
  /** First generation of nodes with this endpoint; absent: all. */
  readonly since?: number;
  /** Last generation of nodes with this endpoint; absent: the newest. */
  readonly until?: number;
  /** Kind of chain whose nodes have this endpoint; absent: all. */
  readonly flavor?: FlavorKey;
  answer(node: DevnetNode, body: string): Answer | Promise<Answer>;
}

/** Generation of Spring 1; earlier ones are the major versions of nodeos. */
export const springGeneration = 6;
export const lastNodeosGeneration = springGeneration - 1;

function generationOf({ spring, options }: DevnetNode): number {
  return spring ? springGeneration : Number(options.nodeVersion.split('.')[0]);
}

/** Whether the emulated version and kind of node has the endpoint. */
export function isSupported(node: DevnetNode, { since = 0, until = Infinity, flavor }: Endpoint): boolean {
  if (flavor !== undefined && flavor !== node.options.flavor) return false;
  const generation = generationOf(node);
  return generation >= since && generation <= until;
}
