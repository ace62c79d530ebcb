import type { PageContext } from '@antescope/web-contract/page-context';
import type { LoaderResult } from './page-result.ts';

/** Input of a loader: path parameters and validated search parameters. */
export interface PageRequest {
  params: Record<string, string>;
  search: Record<string, string | undefined>;
}

/** Loads a page's data; does not throw if the object is missing or a source is unreachable. */
export type PageLoader<T> = (request: PageRequest, context: PageContext) => Promise<LoaderResult<T>>;

/** Loads a page's data by page id: runs the loader on the server, fetches the JSON twin in the browser. */
export type LoadPage = (page: string, request: PageRequest, href: string) => Promise<LoaderResult<unknown>>;
