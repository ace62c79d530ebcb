import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { Button } from '../../ui/button.tsx';

// Nothing of the wallet travels before this button was pressed.
const WalletDialog = lazy(() => import('./wallet-dialog.tsx').then((module) => ({ default: module.WalletDialog })));

/** The door to the wallet. */
export function ConnectButton() {
  const { shell } = useMessages();
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button onClick={() => setWanted(true)}>{shell.connect}</Button>
      {wanted && (
        <Suspense>
          <WalletDialog onClose={() => setWanted(false)} />
        </Suspense>
      )}
    </>
  );
}
