import { HeadContent, Outlet, Scripts, useRouteContext } from '@tanstack/react-router';
import { preload } from 'react-dom';
import { bootElementId, bootText, stylesElementId, type Boot } from '../lib/boot/boot.ts';
import { cookieText, fontCookie } from '@antescope/web-contract/cookies';
import { usePreferences } from '../lib/boot/preferences.ts';
import type { Messages } from '../i18n/messages.ts';
import { direction, languageTags } from '@antescope/web-contract/locale';
import { Providers } from './providers.tsx';
import { PageSlot } from './page-slot.tsx';
import { Shell } from './shell.tsx';

/** The HTML document. Providers are outside, because theme and language are attributes of <html>. */
export function Document() {
  const { boot, messages }: { boot: Boot; messages: Messages } = useRouteContext({ from: '__root__' });
  return (
    <Providers boot={boot} messages={messages}>
      <Html boot={boot} />
    </Providers>
  );
}

/** The chain's accent color, validated again before it becomes CSS, because it is configurable. */
function accentRule({ chain }: Boot): string {
  const color = (text: string, fallback: string): string => (/^#[\da-f]{3,8}$/i.test(text) ? text : fallback);
  return `:root{--accent-on-light:${color(chain.color.light, '#2456c9')};--accent-on-dark:${color(chain.color.dark, '#8ab0ff')}}`;
}

/** A cached font is ready by the first paint; with 'optional' a late one is not used at all. */
function fetchFonts({ assets, fontCached }: Boot): void {
  if (!import.meta.env.SSR || !fontCached) return;
  for (const font of assets.fonts ?? []) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' });
}

/** The page's styles; in the browser taken from the server's HTML, in case React renders the document again. */
function stylesOf({ assets }: Boot): string {
  return assets.styles ?? document.getElementById(stylesElementId)?.textContent ?? '';
}

/**
 * The HTML that React assigns if it renders the document again: its empty script, the page's styles, and text without
 * tags. Anything else is refused, and so are strings as scripts or script URLs.
 */
function trustedHtml(): string {
  const styles = `document.getElementById(${JSON.stringify(stylesElementId)})?.textContent`;
  const allowed = `h=>h==='\\x3cscript>\\x3c/script>'||h===css||!h.includes('<')?h:null`;
  return `const css=${styles};self.trustedTypes?.createPolicy('default',{createHTML:${allowed}});`;
}

/**
 * The page is readable without scripts, so they are fetched after its content has been painted (earlier they delay it by
 * a third) and then all at once instead of one after another. Each is requested and run in a task of its own, so that none
 * blocks input for long; without pauses in hidden tabs, where timers are slow. The first paint may show the header alone;
 * browsers that report no largest paint start at the first. Hidden tabs paint nothing and start at once; without any
 * report of a paint a timeout starts them. The font comes last: it is used from the next page on.
 */
function startAfterPaint({ assets, fontCached }: Boot): string {
  // The browser keeps the server's script; its text is no part of the bundle.
  if (!import.meta.env.SSR) return '';
  const { entry, entryImports = [], preloads = [], fonts = [] } = assets;
  const fetchAll = `for(const href of ${JSON.stringify([...preloads, entry])}){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));if(!document.hidden)await new Promise(next=>setTimeout(next))}`;
  const run = `for(const href of ${JSON.stringify([...entryImports, entry])})await import(href)`;
  const start = `let s=()=>{s=()=>{};(async()=>{${fetchAll}${run}})()${fontCached ? '' : keepFonts(fonts)}};`;
  const largest = `'largest-contentful-paint'`;
  const painted = `e=>e.name==='first-contentful-paint'||e.entryType===${largest}&&(!e.element||e.element.closest('main'))`;
  const type = `PerformanceObserver.supportedEntryTypes.includes(${largest})?${largest}:'paint'`;
  const paint = `new PerformanceObserver(l=>{if(l.getEntries().some(${painted}))s()}).observe({type:${type},buffered:true})`;
  return `${trustedHtml()}${start}if(document.hidden)s();else{${paint};setTimeout(()=>s(),${paintTimeoutMs})}`;
}

function keepFonts(fonts: string[]): string {
  const sources = JSON.stringify(fonts.map((font) => `url(${font})`));
  return `.finally(()=>Promise.all(${sources}.map(u=>new FontFace('Inter',u).load())).then(()=>{document.cookie=${JSON.stringify(cookieText(fontCookie, '1'))}},()=>{}))`;
}

/** Milliseconds until the scripts start without a reported paint. */
const paintTimeoutMs = 1000;

function Html({ boot }: { boot: Boot }) {
  fetchFonts(boot);
  const { preferences } = usePreferences();
  return (
    <html
      lang={languageTags[boot.locale].split('-u-')[0]}
      dir={direction(boot.locale)}
      data-theme={preferences.theme}
      data-face={boot.fontCached ? undefined : 'system'}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <meta name="color-scheme" content={preferences.theme === 'system' ? 'light dark' : preferences.theme} />
        <style nonce={boot.nonce} suppressHydrationWarning>
          {accentRule(boot)}
        </style>
        <style
          id={stylesElementId}
          nonce={boot.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stylesOf(boot) }}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`${boot.base}/manifest.webmanifest`} />
      </head>
      <body>
        <Shell>
          <PageSlot>
            <Outlet />
          </PageSlot>
        </Shell>
        <script
          type="application/json"
          id={bootElementId}
          suppressHydrationWarning
          // Our own JSON with every '<' escaped; React would escape quotes and break it.
          dangerouslySetInnerHTML={{ __html: bootText(boot) }}
        />
        <Scripts />
        <script
          type="module"
          nonce={boot.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: startAfterPaint(boot) }}
        />
      </body>
    </html>
  );
}
