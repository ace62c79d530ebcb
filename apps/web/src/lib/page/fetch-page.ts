import { httpError, send } from '../http.ts';
import type { LoadPage } from './page-loader.ts';
import type { Page, LoaderResult } from './page-result.ts';

/** Body of a JSON twin: a redirect, a page, or a server error. */
type Twin = Partial<Pick<Page<unknown>, 'data' | 'meta' | 'error'> & { redirect: string }>;

/** URL of a page's JSON twin. */
export function twinAddress(href: string): string {
  const address = new URL(href, 'http://page');
  address.searchParams.set('format', 'json');
  return address.pathname + address.search;
}

/** Loads a page's data in the browser. Throws HttpError if the response is not a page's data. */
export const fetchPage: LoadPage = async (_key, _request, href) => {
  const response = await send(twinAddress(href), { headers: { accept: 'application/json' } });
  const { redirect, data, meta, error = null } = (await response.json()) as Twin;
  if (redirect !== undefined) return { redirect };
  if (data === undefined || meta === undefined) throw httpError(response.status, { error });
  const status = response.ok ? 200 : response.status === 404 ? 404 : 502;
  return { status, data, meta, error } satisfies LoaderResult<unknown>;
};
