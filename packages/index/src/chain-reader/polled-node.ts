import type { Field } from '@antescope/sources/core/fields';
import { NodeClient } from '@antescope/sources/node/node-client';
import { NodeError, NodeUnavailableError } from '@antescope/sources/node/node-error';

/** The node does not have the block, or has pruned it. */
export class MissingBlockError extends Error {
  override name = 'MissingBlockError';
}

const timeoutMs = 15_000;
/** A block with 10 MB of action data is smaller as JSON. */
const maxBytes = 128 * 1024 * 1024;

/** get_info, as far as a chain reader needs it. */
export interface NodeInfo {
  chainId: string;
  head: { number: number; id: string };
  lastIrreversible: { number: number; id: string };
}

/** NodeClient for chain readers: accepts large responses and runs no health checks, since readers pick their node. */
export function readerClient(endpoints: readonly string[]): NodeClient {
  return new NodeClient({ endpoints, timeoutMs, maxBytes, checkEveryMs: Infinity });
}

/** One endpoint of a client; a reader follows it until it fails. Rejects with a one-line message for the operator. */
export class PolledNode {
  readonly url: string;
  readonly #client: NodeClient;

  constructor(client: NodeClient, url: string) {
    this.#client = client;
    this.url = url;
  }

  async info(signal: AbortSignal): Promise<NodeInfo> {
    const body = await this.#ask('/v1/chain/get_info', {}, signal);
    return {
      chainId: hash(body.at('chain_id')),
      head: { number: body.at('head_block_num').number(), id: hash(body.at('head_block_id')) },
      lastIrreversible: {
        number: body.at('last_irreversible_block_num').number(),
        id: hash(body.at('last_irreversible_block_id')),
      },
    };
  }

  /** Throws MissingBlockError. */
  block(number: number, signal: AbortSignal): Promise<Field> {
    return this.#ask('/v1/chain/get_block', { block_num_or_id: number }, signal);
  }

  /** The block's traces of the trace_api_plugin. Throws MissingBlockError. */
  trace(number: number, signal: AbortSignal): Promise<Field> {
    return this.#ask('/v1/trace_api/get_block', { block_num: number }, signal);
  }

  async #ask(path: string, body: unknown, signal: AbortSignal): Promise<Field> {
    try {
      return (await this.#client.call(path, body, (answer) => answer, { signal, endpoint: this.url })).value;
    } catch (error) {
      if (error instanceof NodeError) throw blockError(error, path);
      if (!(error instanceof NodeUnavailableError)) throw error;
      throw new Error(`${path}: ${error.failures[0]?.message ?? error.message}`, { cause: error });
    }
  }
}

/** 64 hex digits. */
export function hash(field: Field): string {
  const text = field.text();
  return /^[0-9a-f]{64}$/.test(text) ? text : field.fail('64 hex digits');
}

function blockError(error: NodeError, path: string): Error {
  const { message, exception } = error;
  const isMissing =
    exception === 'unknown_block_exception' || /^Trace API: block trace missing|Could not find block/i.test(message);
  if (isMissing) return new MissingBlockError(message, { cause: error });
  const reason = error.unknownEndpoint ? 'not available' : `error ${error.status}, ${message.slice(0, 200)}`;
  return new Error(`${path}: ${reason}`, { cause: error });
}
