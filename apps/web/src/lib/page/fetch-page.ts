import type { LoadPage } from './page-loader.ts';
import type { Page, PageAnswer } from './page-result.ts';

interface Twin {
  data?: unknown;
  meta?: Page<unknown>['meta'];
  error?: Page<unknown>['error'];
  redirect?: string;
}

const unreachable: Page<unknown>['meta'] = {
  source: 'none',
  endpoint: null,
  block: null,
  blockId: null,
  time: null,
  elapsedMs: null,
  complete: false,
  range: null,
  failures: [],
};

/** Address of a page's JSON twin. */
export function twinAddress(href: string): string {
  const address = new URL(href, 'http://page');
  address.searchParams.set('format', 'json');
  return address.pathname + address.search;
}

/** Loads a page's data in the browser. Throws where our own server did not answer with a page's data. */
export const fetchPage: LoadPage = async (_key, _request, href) => {
  const response = await fetch(twinAddress(href), { headers: { accept: 'application/json' } });
  const body = (await response.json()) as Twin;
  if (body.redirect !== undefined) return { redirect: body.redirect };
  if (body.data === undefined) throw new Error(body.error?.message ?? `The server answered ${response.status}`);
  return {
    status: response.status === 404 ? 404 : response.ok ? 200 : 502,
    data: body.data,
    meta: body.meta ?? unreachable,
    error: body.error ?? null,
  } satisfies PageAnswer<unknown>;
};
