import type { PageContext } from './page-context.ts';

/** Exports of the server build of the web app (apps/web/dist/server/entry-server.js). */
export interface WebBundle {
  /**
   * The whole page; status 200, 307 (with a location header and without HTML), 404, or 502 if every source failed.
   * `onFound` is called, possibly twice, once the status is certainly 200.
   */
  renderPage(
    url: URL,
    context: PageContext,
    onFound?: () => void,
  ): Promise<{ status: number; headers: Record<string, string>; html: string }>;
  /** The same page as JSON: an envelope of data and meta, or an error. */
  loadPage(url: URL, context: PageContext): Promise<{ status: number; body: unknown }>;
}
