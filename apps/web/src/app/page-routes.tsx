import { createRoute, lazyRouteComponent, notFound, redirect, useMatch } from '@tanstack/react-router';
import type { ParsedLocation } from '@tanstack/react-router';
import { documentLocale } from '../i18n/document-locale.ts';
import type { Locale } from '@antescope/web-contract/locale';
import { loadStrings, loadStringsOn } from '../i18n/strings.ts';
import { pageHead } from '../lib/page/page-head.ts';
import { isRedirect, type Page } from '../lib/page/page-result.ts';
import { textSearch } from '../lib/page/text-search.ts';
import { pages, type RegisteredPage } from './pages.ts';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from './router-context.ts';

type LoadedPage = Pick<Page<unknown>, 'status' | 'data'>;
type Params = Readonly<Record<string, string | undefined>>;

/** The routes of all pages and redirects. */
export const pageRoutes = pages.flatMap((page) => [
  ...[page.path].flat().map((path) => screenRoute(page, path)),
  ...Object.entries(page.redirects ?? {}).map(([from, to]) => redirectRoute(page, from, to)),
]);

function screenRoute(page: RegisteredPage, path: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { page: page.id, ...gateOf(page) },
    ...(page.search === undefined
      ? {}
      : { validateSearch: textSearch(...page.search), loaderDeps: ({ search }: { search: object }) => search }),
    beforeLoad: ({ context }) => checkGate(page, context),
    loader: (request) => loadPage(page, request),
    head: async ({ match, params, loaderData }) => {
      const data: LoadedPage | undefined = loaderData;
      // Neither loaded nor failed: the chain lacks the page, or only the browser can load it.
      if (data === undefined && match.status !== 'error') return {};
      return headOf(page, path, match.context, params as Params, data);
    },
    component: screenComponent(page, path),
  });
}

function redirectRoute(page: RegisteredPage, from: string, to: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path: from,
    staticData: gateOf(page),
    beforeLoad: ({ context, params, location: { searchStr } }) => {
      checkGate(page, context);
      // A pattern with parameters of its own has no others.
      const query = to.includes('?') ? '' : searchStr;
      throw redirect({ href: context.boot.base + fillPattern(to, params as Params) + query, replace: true });
    },
  });
}

function gateOf({ gate }: RegisteredPage) {
  return gate === undefined ? {} : { gate };
}

/** Before loading: Not Found on a chain without the page; the settings while the local chain has no node. */
function checkGate({ gate, nodeless = false }: RegisteredPage, { boot }: RouterContext): void {
  if (gate !== undefined && !gate(boot.chain)) throw notFound();
  if (boot.nodeWanted && !nodeless) throw redirect({ href: `${boot.base}/settings`, replace: true });
}

interface LoadRequest {
  context: RouterContext;
  params: object;
  deps: object;
  location: ParsedLocation;
}

async function loadPage(page: RegisteredPage, { context, params, deps, location }: LoadRequest): Promise<LoadedPage> {
  const request = { params: params as Record<string, string>, search: deps as Record<string, string | undefined> };
  const reading = page.static === true ? null : context.load(page.id, request, location.publicHref);
  // Handled below: the head of a page that failed to load needs its strings, too.
  reading?.catch(() => undefined);
  // The router loads the screen at the same time; if that fails, the previous page remains.
  await loadPageStrings(page, context.boot.locale);
  if (reading === null) return { status: 200, data: null };
  const answer = await reading;
  if (isRedirect(answer)) throw redirect({ href: answer.redirect, replace: true });
  return answer;
}

async function loadPageStrings({ id, strings = [] }: RegisteredPage, locale: Locale): Promise<void> {
  await Promise.all([loadStringsOn(`pages/${id}`, locale), ...strings.map((folder) => loadStrings(folder, locale))]);
}

async function headOf(
  page: RegisteredPage,
  path: string,
  { boot, messages }: RouterContext,
  params: Params,
  loaded: LoadedPage | undefined,
) {
  const { head, strings: folder } = await page.loadScreen();
  const strings = folder === undefined ? undefined : await loadStrings(folder, boot.locale);
  const facts = head({
    data: loaded?.data,
    missing: loaded?.status === 404,
    strings: strings as never,
    messages,
    chain: boot.chain,
    params,
    path,
  });
  return pageHead(boot, { path: fillPattern(path, params), ...facts });
}

function screenComponent(page: RegisteredPage, path: string) {
  return lazyRouteComponent(async () => {
    // A server-rendered page hydrates without its loader.
    const strings = typeof document === 'undefined' ? undefined : loadPageStrings(page, documentLocale());
    const [{ Component, keyOf }] = await Promise.all([page.loadScreen(), strings]);
    return { default: ScreenAtMatch };

    function ScreenAtMatch() {
      const match = useMatch({ strict: false });
      const loaded: LoadedPage | undefined = match.loaderData;
      if (loaded === undefined) return null;
      return <Component key={keyOf?.(loaded.data)} data={loaded.data} search={match.search} path={path} />;
    }
  });
}

/** Fills the parameters of '/block/$id'. */
function fillPattern(pattern: string, params: Params): string {
  return pattern.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
