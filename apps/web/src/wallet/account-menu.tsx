import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useBoot } from '../lib/boot/boot-context.ts';
import { useMessages } from '../i18n/messages-context.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Glyph } from '../ui/identifier/glyph.tsx';
import { Menu } from '../ui/menu.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useSavedUsers } from './saved-users.ts';
import { loadPart } from '../lib/page/load-failure.ts';

// The wallet's code is downloaded when one of these is opened.
const WalletDialog = lazy(() =>
  loadPart(() => import('./session/wallet-dialog.tsx')).then((module) => ({ default: module.WalletDialog })),
);
const AccountEntries = lazy(() =>
  loadPart(() => import('./session/account-entries.tsx')).then((module) => ({ default: module.AccountEntries })),
);

/** The door to the wallet: connects the first account; later who acts, who else could, and the ways out. */
export function AccountMenu() {
  const { shell, list } = useMessages();
  const { chain, ownNode } = useBoot();
  const { actor, saved } = useSavedUsers(chain.chainId ?? '');
  const [connecting, setConnecting] = useState(false);
  // The wallet signs for chains that our server knows.
  if (ownNode !== null) return null;
  return (
    <>
      {saved ? (
        <Menu
          label={actor ?? shell.account}
          align="end"
          width="w-72"
          deferred
          buttonClass={buttonClass()}
          button={
            <>
              {actor === null ? (
                shell.account
              ) : (
                <>
                  <Glyph name={actor} />
                  <span className="ident max-sm:sr-only">{actor}</span>
                </>
              )}
              <ChevronDown size={16} aria-hidden data-account-menu="" className="text-muted" />
            </>
          }
        >
          <Suspense
            fallback={
              <div className="px-3">
                <SkeletonRows rows={4} label={list.loading} />
              </div>
            }
          >
            <AccountEntries onConnect={() => setConnecting(true)} />
          </Suspense>
        </Menu>
      ) : (
        <Button onClick={() => setConnecting(true)} aria-haspopup="dialog">
          {shell.connect}
        </Button>
      )}
      {connecting && (
        <Suspense>
          <WalletDialog onClose={() => setConnecting(false)} />
        </Suspense>
      )}
    </>
  );
}
