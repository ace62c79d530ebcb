import { lazy, Suspense, useState } from 'react';
import { useBoot } from '../../boot/boot-context.ts';
import { useMessages } from '../../i18n/messages-context.ts';
import { Button } from '../../ui/button.tsx';
import { Glyph } from '../../ui/identifier/glyph.tsx';
import { useConnectedActor } from './connected-actor.ts';

// Nothing of the wallet travels before this button was pressed.
const WalletDialog = lazy(() => import('./wallet-dialog.tsx').then((module) => ({ default: module.WalletDialog })));

/** The door to the wallet: connects, or shows who is connected. */
export function ConnectButton() {
  const { shell } = useMessages();
  const actor = useConnectedActor(useBoot().chain.chainId ?? '');
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button onClick={() => setWanted(true)} aria-haspopup="dialog">
        {actor === null ? (
          shell.connect
        ) : (
          <>
            <Glyph name={actor} />
            <span className="ident max-sm:sr-only">{actor}</span>
          </>
        )}
      </Button>
      {wanted && (
        <Suspense>
          <WalletDialog onClose={() => setWanted(false)} />
        </Suspense>
      )}
    </>
  );
}
