import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompatChains } from './compat-chain.ts';

/** An API of other software, answered by our server. */
export interface Compat {
  /** Path that its routes are below: '/v2'. */
  prefix: string;
  /** Adds its routes to a scope with this prefix. */
  routes(scope: FastifyInstance, host: RouteHost): void;
  /** Opens its websockets, if it has any. */
  sockets?(host: SocketHost): CompatSockets;
}

export interface CompatSockets {
  /** Paths of upgrade requests, below the prefix of the chain. */
  readonly paths: readonly string[];
  /** Handles an upgrade request. False: there are too many clients. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
}

/** What routes get from the server, which applies its limits and common headers by itself. */
export interface RouteHost {
  chains: CompatChains;
  /** Version of the server. */
  version: string;
  /** Sends JSON: compressed, with an ETag, 64-bit integers as strings, up to a maximum size. */
  sendJson(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: { status: number; body: unknown },
  ): Promise<FastifyReply>;
  /** Answers the preflight requests of cross-origin clients in a scope; `posts` if it has reads by POST. */
  addPreflight(scope: FastifyInstance, options?: { posts?: boolean }): void;
  /** Unexpected errors, for the operator. */
  report(problem: string): void;
}

/** What websockets get from the server, which limits their number per address by itself. */
export interface SocketHost {
  chains: CompatChains;
  /** The address that limits count the client by; null: not limited, as the operator's own address. */
  addressOf(request: IncomingMessage): string | null;
  meter: WorkMeter;
  /** Unexpected errors, for the operator. */
  report(problem: string): void;
}

/** What each address uses of the processes that read the index. */
export interface WorkMeter {
  /** 'much': half of the allowance is used; 'all': nothing is left. */
  used(address: string): 'little' | 'much' | 'all';
  /** Runs a function whose reads of the index are charged to the address; null: to none. */
  run<Result>(address: string | null, read: () => Result): Result;
}

export function defineCompat(compat: Compat): Compat {
  return compat;
}
