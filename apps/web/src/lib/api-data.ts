import { getJson, HttpError } from './http.ts';

/** A response of the REST API with the parts of its provenance that the page uses. */
export interface ApiAnswer<T> {
  data: T;
  meta: {
    source: string;
    /** Block number the data is true at; null if the source does not report it. */
    block: number | null;
  };
}

/** A REST API response; null for 404. Checked with the server: the browser's copy may be older than a transaction. */
export async function getAnswer<T>(address: string, signal?: AbortSignal): Promise<ApiAnswer<T> | null> {
  try {
    return await getJson<ApiAnswer<T>>(address, { cache: 'no-cache', ...(signal === undefined ? {} : { signal }) });
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** `data` of a REST API response; null for 404. */
export async function getData<T>(address: string, signal?: AbortSignal): Promise<T | null> {
  return (await getAnswer<T>(address, signal))?.data ?? null;
}
