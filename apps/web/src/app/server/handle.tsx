import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server';
import { transformHtmlStringWithRouter } from '@tanstack/router-core/ssr/server';
import { loadFurther } from '../../domain/action/further/load-further.ts';
import { reasonText } from '../../domain/failure/reason-text.ts';
import { loadMessages } from '../../i18n/load-catalog.ts';
import { loadStrings } from '../../i18n/strings.ts';
import type { PageContext } from '@antescope/web-contract/page-context';
import type { LoadPage } from '../../lib/page/page-loader.ts';
import { isRedirect, type LoaderResult } from '../../lib/page/page-result.ts';
import { plain } from '../../lib/page/plain.ts';
import { deferredPartsLoaded } from '../../ui/deferred-part.tsx';
import { pageLoader } from '../page-loaders.ts';
import { preloadParts } from '../preload-parts.ts';
import { createAppRouter } from '../router.tsx';
import { assetsFor, type Assets } from './assets.ts';
import { bootOf } from './boot-of.ts';
import { pageModules } from './page-modules.ts';
import { renderWhole } from './render-whole.ts';

export interface Handled {
  /** Result of the page's loader; null if no page matches or the page is static. */
  result: LoaderResult<unknown> | null;
  /** Status and headers, without a body. */
  response: Response;
  /** The document. Not in the response's body, which would encode and decode 180 kB. Empty if nothing was rendered. */
  html: string;
}

/**
 * Routes a URL, runs its loader and renders the page (`render` false stops after the loader). `onFound` is called,
 * possibly twice, once the status is certainly 200.
 */
export async function handle(
  url: URL,
  context: PageContext,
  render: boolean,
  assetsOf: (sources: string[]) => Assets = assetsFor,
  onFound?: () => void,
): Promise<Handled> {
  let result: LoaderResult<unknown> | null = null;
  let html = '';
  const load: LoadPage = async (page, request) => {
    const loaded = await pageLoader(page)(request, {
      ...context,
      ...(onFound === undefined ? {} : { found: onFound }),
    });
    result = plain(loaded, (reason) => reasonText(reasons, boot.locale, reason));
    if (render) await preloadParts(page, request, result, boot.locale);
    return result;
  };
  const boot = bootOf(context, assetsOf([]), url);
  // Sentences needed by the page are only known while it renders; anything that suspends then costs a second rendering.
  const [messages, reasons] = await Promise.all([
    loadMessages(boot.locale),
    loadStrings('domain/failure', boot.locale),
    loadFurther(boot.locale),
  ]);
  const respond = createRequestHandler({
    request: new Request(url),
    createRouter: () => createAppRouter({ boot, messages, load }, context.nonce),
  });
  const response = await respond(async ({ router, responseHeaders }) => {
    if (!render) return new Response(null, { status: getSsrStatus(router) === 200 ? 204 : getSsrStatus(router) });
    if (statusOf(result, getSsrStatus(router)) === 200) onFound?.();
    boot.assets = assetsOf(pageModules(router, boot.locale));
    await deferredPartsLoaded();
    keepHydrationScripts(router);
    try {
      const rendered = await renderWhole(<RouterServer router={router} />, context.nonce);
      html = await transformHtmlStringWithRouter(router, rendered);
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
    } finally {
      router.serverSsr?.cleanup();
    }
  });
  return { result, response, html };
}

/** Status of a page. The router matches URLs; the loader decides whether the object exists. */
export function statusOf(result: Handled['result'], routed: number): number {
  return result !== null && !isRedirect(result) && routed === 200 ? result.status : routed;
}

/** The router gives the scripts that hydrate a page once; a page that is rendered a second time needs them again. */
function keepHydrationScripts({ serverSsr }: ReturnType<typeof createAppRouter>): void {
  if (serverSsr === undefined) return;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let tags: ReturnType<typeof take>;
  serverSsr.takeInitialHydrationScriptTags = () => (tags ??= take());
}
