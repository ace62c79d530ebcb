import { getJson, HttpError } from './http.ts';

/** `data` of a REST API response; null for 404. */
export async function getData<T>(address: string, signal?: AbortSignal): Promise<T | null> {
  try {
    return (await getJson<{ data: T | null }>(address, signal === undefined ? {} : { signal })).data;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
