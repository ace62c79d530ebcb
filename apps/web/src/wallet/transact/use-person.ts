import type { NeedsInteraction } from '@antescope/wallet/providers/needs-interaction';
import type { Session } from '@antescope/wallet/session/session';
import type { Draft } from '@antescope/wallet/transact/draft';
import type { Person } from '@antescope/wallet/transact/send';
import { WalletError } from '@antescope/wallet/wallet-error';
import { useEffect, useRef, useState } from 'react';

/** An interaction that the provider needs to sign. */
export interface OpenInteraction {
  interaction: NeedsInteraction;
  session: Session;
  done: () => void;
  cancel: () => void;
}

/** What signing asks a person. */
export type Question =
  | { step: 'interaction'; open: OpenInteraction }
  /** The wallet signed a different transaction; `decide(true)` sends it. */
  | { step: 'changed'; draft: Draft; decide: (send: boolean) => void };

/** The person who signs: the open question, if any. Leaving the page answers it with no. */
export function usePerson(): { question: Question | null; person: (by: Session) => Person } {
  const [question, setQuestion] = useState<Question | null>(null);
  const giveUp = useRef<() => void>(() => undefined);
  useEffect(() => () => giveUp.current(), []);

  const ask = <Answer>(show: (answer: (value: Answer) => void) => Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      let open = true;
      giveUp.current = () => reject(new WalletError('cancelled', 'Closed'));
      const answer = (value: Answer): void => {
        // A dialog also reports closing after its form was completed.
        if (!open) return;
        open = false;
        giveUp.current = () => undefined;
        setQuestion(null);
        resolve(value);
      };
      setQuestion(show(answer));
    });

  const person = (by: Session): Person => ({
    interact: async (interaction) => {
      const done = await ask<boolean>((answer) => ({
        step: 'interaction',
        open: { interaction, session: by, done: () => answer(true), cancel: () => answer(false) },
      }));
      if (!done) throw new WalletError('cancelled', 'Closed');
    },
    confirmChange: (draft) => ask<boolean>((decide) => ({ step: 'changed', draft, decide })),
  });
  return { question, person };
}
