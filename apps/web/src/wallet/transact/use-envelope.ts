import type { SignedEnvelope } from '@antescope/sources/services/wrap/wrap';
import type { Session } from '@antescope/wallet/session/session';
import type { ActionInput } from '@antescope/wallet/transact/draft';
import { signEnvelope } from '@antescope/wallet/transact/signed-envelope';
import { WalletError } from '@antescope/wallet/wallet-error';
import { useEffect, useRef, useState } from 'react';
import { useWallet } from '../session/use-wallet.ts';
import type { OpenInteraction } from './use-person.ts';

/** Signs one action for a service, with the person for what the wallet needs. */
export function useEnvelope(): {
  session: Session | null;
  interaction: OpenInteraction | null;
  sign: (action: (session: Session) => ActionInput) => Promise<SignedEnvelope>;
} {
  const { wallet, session } = useWallet();
  const [interaction, setInteraction] = useState<OpenInteraction | null>(null);
  const giveUp = useRef<() => void>(() => undefined);
  useEffect(() => () => giveUp.current(), []);

  const sign = async (action: (by: Session) => ActionInput): Promise<SignedEnvelope> => {
    if (session === null) throw new WalletError('not-logged-in', 'Please log in first.');
    return signEnvelope(
      action(session),
      await wallet.context(),
      (needed) =>
        new Promise<void>((resolve, reject) => {
          const cancel = (): void => {
            setInteraction(null);
            reject(new WalletError('cancelled', 'Closed'));
          };
          giveUp.current = cancel;
          const done = (): void => {
            giveUp.current = () => undefined;
            setInteraction(null);
            resolve();
          };
          setInteraction({ interaction: needed, session, done, cancel });
        }),
    );
  };
  return { session, interaction, sign };
}
