import { lazy, Suspense, useState } from 'react';
import { useBoot } from '../lib/boot/boot-context.ts';
import { useMessages } from '../i18n/messages-context.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { useSavedUsers } from './saved-users.ts';
import { loadPart } from '../lib/page/load-failure.ts';

// The wallet's code is downloaded when one of these is opened.
const WalletDialog = lazy(() =>
  loadPart(() => import('./session/wallet-dialog.tsx')).then((module) => ({ default: module.WalletDialog })),
);
const SavedMenu = lazy(() =>
  loadPart(() => import('./session/saved-menu.tsx')).then((module) => ({ default: module.SavedMenu })),
);

/** Connects the first account; later the connected account, its balance and the saved accounts. */
export function AccountMenu() {
  const { shell } = useMessages();
  const { chain, ownNode } = useBoot();
  const { actor, saved } = useSavedUsers(chain.chainId ?? '');
  const [connecting, setConnecting] = useState(false);
  // The wallet signs for chains that our server knows.
  if (ownNode !== null) return null;
  const connect = (): void => setConnecting(true);
  return (
    <>
      {saved ? (
        <Suspense fallback={<span className={buttonClass()}>{actor ?? shell.connect}</span>}>
          <SavedMenu actor={actor} onConnect={connect} />
        </Suspense>
      ) : (
        <Button onClick={connect} aria-haspopup="dialog">
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
