import type { PageContext } from './page-context.ts';

/** Exports of the server build of the web app (apps/web/dist/server/entry-server.js). */
export interface WebBundle {
  /**
   * The whole page; status 200, 307 (with a location header and without HTML), 404, or 502 if every source failed.
   * `onFound` is called once the status is certainly 200, and the rendering waits for it.
   */
  renderPage(
    url: URL,
    context: PageContext,
    onFound?: () => Promise<void>,
  ): Promise<{ status: number; headers: Record<string, string>; html: string }>;
  /** The same page as JSON: an envelope of data and meta, or an error. */
  loadPage(url: URL, context: PageContext): Promise<{ status: number; body: unknown }>;
}
