import type { Session } from '@antescope/wallet/session/session';
import type { Interact } from '@antescope/wallet/transact/sign';
import { WalletError } from '@antescope/wallet/wallet-error';
import { useEffect, useRef, useState } from 'react';
import type { OpenInteraction } from './use-act.ts';

interface Interaction {
  /** The dialog that the provider needs now; null: none. */
  open: OpenInteraction | null;
  interactWith: (session: Session) => Interact;
}

/** What a provider needs a person for while it signs; leaving the page gives up. */
export function useInteraction(): Interaction {
  const [open, setOpen] = useState<OpenInteraction | null>(null);
  const giveUp = useRef<() => void>(() => undefined);
  useEffect(() => () => giveUp.current(), []);
  const interactWith =
    (session: Session): Interact =>
    (interaction) =>
      new Promise((resolve, reject) => {
        const close = (): void => {
          giveUp.current = () => undefined;
          setOpen(null);
        };
        const cancel = (): void => {
          close();
          reject(new WalletError('cancelled', 'Closed'));
        };
        giveUp.current = cancel;
        const done = (): void => {
          close();
          resolve();
        };
        setOpen({ interaction, session, done, cancel });
      });
  return { open, interactWith };
}
