import { decodeAbi } from '@antescope/codec/abi/binary';
import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { fromBase64 } from './base64.ts';

/** A node (or our proxy) answered with an error; `body` is its JSON, null when there was none. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly body: unknown;

  constructor(path: string, status: number, body: unknown) {
    super(`${path} answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

const timeoutMs = 5000;

/** POSTs to the chain through our server's proxy below `base`. Throws CallError, or what fetch throws. */
export function caller(base: string): (path: string, body: unknown) => Promise<unknown> {
  return async (path, body) => {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = parsed(text);
    if (!response.ok) throw new CallError(path, response.status, answer);
    if (answer === null) throw new CallError(path, response.status, null);
    return answer;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A gateway's HTML page: the caller gets the status and no body.
    return null;
  }
}

/** Compiled ABIs by account, read once a page visit. */
export function abiReader(
  call: (path: string, body: unknown) => Promise<unknown>,
): (account: string) => Promise<CompiledAbi | null> {
  const known = new Map<string, Promise<CompiledAbi | null>>();
  const read = async (account: string): Promise<CompiledAbi | null> => {
    const answer = (await call('/v1/chain/get_raw_abi', { account_name: account })) as { abi?: string };
    if (answer.abi === undefined || answer.abi === '') return null;
    return compileAbi(decodeAbi(fromBase64(answer.abi)));
  };
  return (account) => {
    const found = known.get(account);
    if (found !== undefined) return found;
    const reading = read(account);
    known.set(account, reading);
    // A failed reading is not remembered: the next preview asks again.
    reading.catch(() => known.delete(account));
    return reading;
  };
}
