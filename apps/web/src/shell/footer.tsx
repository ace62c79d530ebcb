import { useBoot } from '../lib/boot/boot-context.ts';
import { useMessages } from '../i18n/messages-context.ts';
import { AppLink } from '../ui/app-link.tsx';

export function Footer() {
  const { version, chain, ownNode } = useBoot();
  const { shell } = useMessages();
  return (
    <footer className="isolate border-t border-line text-sm text-muted">
      <div className="page flex flex-wrap items-baseline gap-x-6 gap-y-2 py-4">
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
        <AppLink path="/terms-and-conditions" className="no-underline hover:underline">
          {shell.terms}
        </AppLink>
        <AppLink path="/privacy-policy" className="no-underline hover:underline">
          {shell.privacy}
        </AppLink>
        <span className="max-lg:hidden">
          <kbd className="ident rounded-base border border-line px-1">?</kbd> {shell.shortcuts}
        </span>
      </div>
    </footer>
  );
}
