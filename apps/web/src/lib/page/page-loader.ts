import type { PageContext } from '@antescope/web-contract/page-context';
import type { PageAnswer } from './page-result.ts';

/** What a loader is asked for: path parameters and the checked search parameters of its route. */
export interface PageRequest {
  params: Record<string, string>;
  search: Record<string, string | undefined>;
}

/** Reads a page's data on the server; never throws for what is absent or unreachable. */
export type PageLoader<T> = (request: PageRequest, context: PageContext) => Promise<PageAnswer<T>>;

/** Loads a page's data by the page's id: the loader itself on the server, the JSON twin in the browser. */
export type LoadPage = (page: string, request: PageRequest, href: string) => Promise<PageAnswer<unknown>>;
