/** A request to our server failed: no connection, an error status, or a body that is not JSON. */
export class HttpError extends Error {
  /** null without a response. */
  readonly status: number | null;

  constructor(status: number | null, message = `The server answered ${status}`) {
    super(message);
    this.status = status;
  }
}

/** The error of a response: the message in its body (REST API, JSON twin of a page), otherwise the status. */
export function httpError(status: number, body: unknown): HttpError {
  return new HttpError(status, (body as { error?: { message?: string } } | null)?.error?.message);
}

/** The response, whatever its status. Throws HttpError without one, and the reason of an aborted `signal`. */
export function send(address: string, init?: RequestInit): Promise<Response> {
  return fetch(address, init).catch(() => {
    init?.signal?.throwIfAborted();
    throw new HttpError(null, 'The server did not answer');
  });
}

/** The JSON of a 2xx response; throws HttpError otherwise. */
export async function getJson<T>(address: string, init?: RequestInit): Promise<T> {
  const response = await send(address, init);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || body === null) throw httpError(response.status, body);
  return body as T;
}
