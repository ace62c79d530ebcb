import { ChevronDown } from 'lucide-react';
import { languageTags, localeNames, locales } from '@antescope/web-contract/locale';
import { usePreferences } from '../lib/boot/preferences.ts';
import { useBoot } from '../lib/boot/boot-context.ts';
import { useMessages } from '../i18n/messages-context.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Menu, menuItemClass } from '../ui/menu.tsx';
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
        {/* Starts a line on phones, where its menu would overflow elsewhere. */}
        <span className="max-sm:w-full">
          <Languages />
        </span>
        <span className="max-lg:hidden">
          <kbd className="rounded-base border border-line px-1 font-sans">?</kbd> {shell.shortcuts}
        </span>
        {/* A separate line: hydration changes the width of the time, which would rewrap the links. */}
        <div className="w-full">
          <PageSources />
        </div>
      </div>
    </footer>
  );
}

/** The languages by their own names. Closed, their scripts need no fonts. */
function Languages() {
  const { locale } = useBoot();
  const { change } = usePreferences();
  const { shell } = useMessages();
  return (
    <Menu
      above
      width="w-44"
      buttonClass="flex min-h-6 cursor-pointer items-center gap-1 hover:underline pointer-coarse:min-h-tap"
      button={
        <>
          <span className="sr-only">{shell.language}: </span>
          {localeNames[locale]}
          <ChevronDown size={14} aria-hidden />
        </>
      }
    >
      <ul aria-label={shell.language}>
        {locales.map((option) => (
          <li key={option}>
            <button
              type="button"
              data-closes
              lang={languageTags[option].split('-u-')[0]}
              aria-current={option === locale ? 'true' : undefined}
              className={menuItemClass}
              onClick={() => change({ locale: option })}
            >
              {localeNames[option]}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
