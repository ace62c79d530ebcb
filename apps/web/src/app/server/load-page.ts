import { meta } from '@antescope/sources/core/outcome';
import type { WebBundle } from '@antescope/web-contract/web-bundle';
import { envelope, isRedirect } from '../../lib/page/page-result.ts';
import type { Assets } from './assets.ts';
import { handle } from './handle.tsx';

/** Data is no document: it names no scripts and styles. */
const noAssets: Assets = { entry: '', entryImports: [], styles: '', preloads: [], fonts: [] };

export const loadPage: WebBundle['loadPage'] = async (url, context) => {
  const address = new URL(url);
  address.searchParams.delete('format');
  const { result, response } = await handle(address, context, false, () => noAssets);
  if (result !== null && isRedirect(result)) return { status: 200, body: result };
  if (result !== null) return { status: result.status, body: envelope(result) };
  const location = response.headers.get('location');
  if (location !== null) return { status: 200, body: { redirect: location } };
  if (response.status >= 500)
    return { status: 500, body: { error: { code: 'failed', message: 'The page could not be loaded', details: null } } };
  // A static page.
  if (response.status !== 404) return { status: 200, body: { data: null, meta: meta({ source: 'none' }) } };
  return {
    status: 404,
    body: { error: { code: 'no-page', message: `No page at ${address.pathname}`, details: null } },
  };
};
