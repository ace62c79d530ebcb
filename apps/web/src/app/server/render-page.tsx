import type { WebBundle } from '@antescope/web-contract/web-bundle';
import { isRedirect } from '../../lib/page/page-result.ts';
import { handle } from './handle.tsx';

const empty = (): ReadableStream<Uint8Array> => new ReadableStream({ start: (controller) => controller.close() });

export const renderPage: WebBundle['renderPage'] = async (url, context) => {
  const { result, response } = await handle(url, context, true);
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => (headers[name] = value));
  headers.vary = 'cookie, accept, accept-language';
  const location = response.headers.get('location');
  if (location !== null) return { status: 307, headers: { location }, body: empty() };
  // The router matches URLs; the loader decides whether the object exists.
  const status = result !== null && !isRedirect(result) && response.status === 200 ? result.status : response.status;
  return { status, headers, body: response.body ?? empty() };
};
