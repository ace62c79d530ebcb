import type { Failure } from '@antescope/sources/core/outcome';
import { HttpError, send } from './http.ts';

/** A service refused or could not be asked; the message is shown. */
export class RelayError extends HttpError {
  /** 'network' where the service may have taken the request. */
  readonly code: string;

  constructor(status: number | null, code: string, message: string) {
    super(status, message);
    this.code = code;
  }
}

interface Answer<T> {
  data?: T;
  error?: { code: string; message: string; details?: { failures?: Failure[] } };
}

/** Asks a service through this site's server. Null: there is no such thing. Throws RelayError. */
export async function relay<T>(base: string, call: string, input: object, signal?: AbortSignal): Promise<T | null> {
  const response = await sent(`${base}/relay/${call}`, input, signal);
  const body = (await response.json().catch(() => null)) as Answer<T> | null;
  if (response.ok && body?.data !== undefined)
    return Array.isArray(body.data) && body.data.length === 0 ? null : body.data;
  const error = body?.error;
  const message = error?.message ?? `The server answered ${response.status}`;
  throw new RelayError(response.status, error?.details?.failures?.[0]?.code ?? error?.code ?? 'http', message);
}

async function sent(address: string, input: object, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (error instanceof HttpError) throw new RelayError(null, 'network', error.message);
    throw error;
  }
}
