import { providerById } from '@antescope/wallet/providers/registry';
import type { Session } from '@antescope/wallet/session/session';
import type { ActionInput } from '@antescope/wallet/transact/draft';
import { sendSigned, signAndSend } from '@antescope/wallet/transact/send';
import { WalletError } from '@antescope/wallet/wallet-error';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useHoldPage } from '../../lib/page/use-hold-page.ts';
import { useToast } from '../../ui/toast.tsx';
import { errorText } from '../error-text.ts';
import { useFreeCpu } from '../free-cpu/use-free-cpu.ts';
import { useWallet } from '../session/use-wallet.ts';
import { ActMachine, type MachineStep } from './act-machine.ts';
import type { ActReports } from './perform-act.ts';
import { type Question, usePerson } from './use-person.ts';
import { type PreviewState, usePreview } from './use-preview.ts';
import { useStrings } from '../../i18n/strings.ts';

/** Milliseconds between two lookups of a transaction that a wallet outside of the page has. */
const lookMs = 2000;

export type ActStep = MachineStep | Question;

export interface Act {
  preview: PreviewState;
  step: ActStep;
  /** Why the last attempt failed, in words. */
  error: string | null;
  /** Signs and sends what the preview shows, once; does nothing while there is none. */
  send: () => void;
  /** Sends a signed transaction again that no node confirmed. */
  sendAgain: () => void;
  /** Back to the review of a new act. */
  restart: () => void;
}

export interface ActRequest {
  /** Changes exactly when the actions do. */
  key: string;
  /** Title of the receipt. */
  done: string;
  actions: () => readonly ActionInput[];
}

/** From actions to a sent transaction: simulated while they change, then signed and sent once. */
export function useAct(session: Session, request: ActRequest | null): Act {
  const { wallet } = useWallet();
  const strings = useStrings('wallet');
  const toast = useToast();
  const [machine] = useState(() => new ActMachine(wallet.handedOver(session.actor)));
  const step = useSyncExternalStore(machine.subscribe, machine.step, machine.step);
  const [failure, setFailure] = useState<{ key: string | null; text: string } | null>(null);
  // An expired transaction is prepared again although its actions are the same.
  const [attempt, setAttempt] = useState(0);
  const { question, person } = usePerson();

  const held = step.step === 'review' && step.heldUntil !== null;
  const reviewed = useEffectEvent(() => request?.key ?? null);
  useEffect(() => {
    if (!held) return undefined;
    // A lookup that fails is repeated; signing looks by itself.
    const look = (): Promise<void> => machine.lookAgain(() => reviewed()).catch(() => undefined);
    void look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [machine, held]);
  useEffect(() => {
    globalThis.addEventListener('storage', machine.refresh);
    return () => globalThis.removeEventListener('storage', machine.refresh);
  }, [machine]);

  // An unconfirmed transaction has to be sent again as it is signed: a new one may pay twice.
  useHoldPage(step.step === 'signing' || step.step === 'unconfirmed' || held);
  const isSent = step.step === 'sent' || step.step === 'unconfirmed';
  const key = request === null || isSent ? null : `${request.key} ${attempt}`;
  const prompt = providerById(session.provider)?.prompt === true;
  const free = useFreeCpu(session);
  const preview = usePreview(key, request === null ? () => [] : request.actions, prompt, free.cosigner);

  const fail = (error: unknown): void => {
    const text = errorText(error, strings);
    const code = error instanceof WalletError ? error.code : null;
    const isReview = machine.step().step === 'review';
    setFailure({ key: request?.key ?? null, text });
    // Closing the wallet is not an error. What expired unconfirmed may be in a block: its receipt shows which.
    if (code !== 'cancelled' && (code !== 'expired' || isReview)) toast(text, 'negative');
    if (code === 'free-cpu') free.turnOff();
    if (code === 'expired') setAttempt((now) => now + 1);
  };

  const reports = (cosigned: boolean): ActReports => ({
    cleared: () => setFailure(null),
    sent: () => {
      toast(strings.receipt.sent);
      if (cosigned) void free.used();
    },
    // Whether it arrived is unknown: what comes next is paid by the account.
    unconfirmed: () => cosigned && free.turnOff(),
    failed: fail,
  });

  return {
    preview,
    step: question ?? step,
    // An error is about the act that failed: another one has none yet.
    error: failure !== null && failure.key === (request?.key ?? null) ? failure.text : null,
    send: () => {
      if (request === null || preview.state !== 'ready') return;
      const { draft } = preview;
      const { cosigner } = free;
      const payer = cosigner === null ? {} : { cosigner };
      void machine.confirm(
        { key: request.key, title: request.done, draft },
        async (next, release) => signAndSend(next, { ...(await wallet.context()), ...payer }, person(session), release),
        reports(cosigner !== null),
      );
    },
    sendAgain: () => void machine.sendAgain(async (draft) => sendSigned(draft, await wallet.context()), reports(false)),
    restart: () => {
      if (!machine.restart()) return;
      setFailure(null);
      setAttempt((now) => now + 1);
    },
  };
}
