import { languageTags, localeNames, locales } from '@antescope/web-contract/locale';
import { usePreferences } from '../lib/boot/preferences.ts';
import { useBoot } from '../lib/boot/boot-context.ts';
import { useMessages } from '../i18n/messages-context.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageSources } from './page-sources.tsx';

export function Footer() {
  const { version, chain, ownNode } = useBoot();
  const { shell } = useMessages();
  return (
    <footer className="isolate border-t border-line text-sm text-muted">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-6">
        <Mark size={22} />
        <span>
          © 2026 Antescope · {chain.name} · <span dir="ltr">{version}</span>
        </span>
        {ownNode === null && (
          <AppLink path="/wallet/transfer" className="no-underline hover:underline">
            {shell.wallet}
          </AppLink>
        )}
        <AppLink path="/wallets" className="no-underline hover:underline">
          {shell.wallets}
        </AppLink>
        {ownNode === null && (
          <AppLink path="/status" className="no-underline hover:underline">
            {shell.status}
          </AppLink>
        )}
        <AppLink path="/api" className="no-underline hover:underline">
          API
        </AppLink>
        {chain.links.docs !== null && (
          <a href={chain.links.docs} target="_blank" rel="noreferrer" className="no-underline hover:underline">
            {shell.docs}
          </a>
        )}
        <AppLink path="/terms-and-conditions" className="no-underline hover:underline">
          {shell.terms}
        </AppLink>
        <AppLink path="/privacy-policy" className="no-underline hover:underline">
          {shell.privacy}
        </AppLink>
        <Languages />
        <span className="max-lg:hidden">
          <kbd className="ident rounded-base border border-line px-1">?</kbd> {shell.shortcuts}
        </span>
        <PageSources />
      </div>
    </footer>
  );
}

/** The languages by their own names. */
function Languages() {
  const { locale } = useBoot();
  const { change } = usePreferences();
  const { shell } = useMessages();
  return (
    <ul aria-label={shell.language} className="flex flex-wrap gap-x-4 gap-y-1">
      {locales.map((option) => (
        <li key={option}>
          <button
            type="button"
            lang={languageTags[option].split('-u-')[0]}
            aria-current={option === locale ? 'true' : undefined}
            className="min-h-6 pointer-coarse:min-h-tap hover:underline aria-[current]:text-text"
            onClick={() => change({ locale: option })}
          >
            {localeNames[option]}
          </button>
        </li>
      ))}
    </ul>
  );
}
