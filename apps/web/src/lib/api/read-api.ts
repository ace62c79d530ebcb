/** An answer of our API that is no data; `message` is its own where it has one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Envelope<T> {
  data?: T | null;
  error?: { message?: unknown };
}

/** `data` of our API's answer to a GET; null: it does not exist (404). Throws ApiError, or what `fetch` throws. */
export async function readApi<T>(path: string, signal?: AbortSignal): Promise<T | null> {
  const response = await fetch(path, {
    headers: { accept: 'application/json' },
    ...(signal === undefined ? {} : { signal }),
  });
  if (response.status === 404) return null;
  const body = (await response.json().catch(() => null)) as Envelope<T> | null;
  if (response.ok && body?.data != null) return body.data;
  const message =
    typeof body?.error?.message === 'string' ? body.error.message : `The server answered ${response.status}`;
  throw new ApiError(response.status, message);
}
