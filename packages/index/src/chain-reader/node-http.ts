import { isErrorBody } from '@antescope/sources/node/node-error';
import { Field } from '@antescope/sources/core/fields';

/** The node says that it has not what was asked for: no such block here, or none any more. */
export class MissingBlockError extends Error {
  override name = 'MissingBlockError';
}

/** The node does not have this API at all. */
export class UnknownApiError extends Error {
  override name = 'UnknownApiError';
}

const requestTimeoutMs = 15_000;
/** A block of 10 MB of data in decoded JSON stays below; what a broken server sends without end does not. */
const mostBytes = 128 * 1024 * 1024;

/** get_info, as far as a chain reader needs it. */
export interface NodeInfo {
  chainId: string;
  head: { number: number; id: string };
  lastIrreversible: { number: number; id: string };
}

/** Asks one node by HTTP; what it answers is bounded in time and size. Rejects with a message that names the trouble. */
export class NodeHttp {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async info(signal: AbortSignal): Promise<NodeInfo> {
    const body = await this.ask('/v1/chain/get_info', {}, signal);
    return {
      chainId: hash(body.at('chain_id')),
      head: { number: body.at('head_block_num').number(), id: hash(body.at('head_block_id')) },
      lastIrreversible: {
        number: body.at('last_irreversible_block_num').number(),
        id: hash(body.at('last_irreversible_block_id')),
      },
    };
  }

  /** Throws MissingBlockError and UnknownApiError where the node says so. */
  async ask(path: string, body: unknown, signal: AbortSignal): Promise<Field> {
    const limit = AbortSignal.timeout(requestTimeoutMs);
    try {
      const response = await fetch(this.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.any([signal, limit]),
      });
      const text = await boundedText(response);
      return answerOf(response.status, text, path);
    } catch (error) {
      if (signal.aborted) throw new Error('stopped', { cause: error });
      if (limit.aborted) throw new Error(`no answer to ${path} in ${requestTimeoutMs / 1000} s`, { cause: error });
      throw reasoned(error);
    }
  }
}

/** 64 hex digits. */
export function hash(field: Field): string {
  const text = field.text();
  return /^[0-9a-f]{64}$/.test(text) ? text : field.fail('64 hex digits');
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new Error(`an answer of more than ${mostBytes >> 20} MiB`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

function answerOf(status: number, text: string, path: string): Field {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} answered ${status} with something that is not JSON`, { cause: error });
  }
  if (status < 400 && !isErrorBody(body)) return new Field(body, path);
  const message = messageOf(body);
  if (message.startsWith('Trace API: block trace missing')) throw new MissingBlockError(message);
  if (/unknown_block_exception|Could not find block/i.test(text)) throw new MissingBlockError(message);
  if (status === 404 || message === 'Unknown Endpoint') throw new UnknownApiError(`${path} is not there`);
  throw new Error(`${path} answered ${status}: ${message.slice(0, 200)}`);
}

function messageOf(body: unknown): string {
  const answer = body as { message?: unknown; error?: { what?: unknown } } | null;
  const found = [answer?.message, answer?.error?.what].find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : 'no reason given';
}

/** fetch says only 'fetch failed'; why is in its cause. */
function reasoned(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error instanceof TypeError && error.cause instanceof Error
    ? new Error(error.cause.message, { cause: error })
    : error;
}
