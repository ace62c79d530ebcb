import { type BatchRow, type BatchRun, isFinished, newRun } from '@antescope/wallet/batch/batch-run';
import { BatchStore } from '@antescope/wallet/batch/batch-store';
import { payBatch, settledByPerson, UnknownPartError } from '@antescope/wallet/batch/pay-batch';
import { providerById } from '@antescope/wallet/providers/registry';
import type { Session } from '@antescope/wallet/session/session';
import { WalletError } from '@antescope/wallet/wallet-error';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { followHead } from '../../lib/realtime/follow-head.ts';
import { balanceChanged } from '../balance-change.ts';
import { errorText } from '../error-text.ts';
import { useWallet } from '../session/use-wallet.ts';
import { headSignal } from '../transact/head-signal.ts';
import { type Question, usePerson } from '../transact/use-person.ts';
import { batchSteps } from './batch-steps.ts';

export interface Batch {
  /** The run that is paid, or was left unfinished; null: none. */
  run: BatchRun | null;
  working: boolean;
  /** Why it paused. */
  error: string | null;
  /** Part that only a person can tell about; null: none. */
  unknownPart: number | null;
  question: Question | null;
  start: (title: string, rows: readonly BatchRow[]) => void;
  resume: () => void;
  /** Answers for `unknownPart`. */
  settle: (paid: boolean) => void;
  /** Forgets the run: its unpaid rows are not sent. */
  discard: () => void;
}

/** Pays a list of transfers in one tab at a time; the run is stored on this device until it is finished. */
export function useBatch(session: Session): Batch {
  const { wallet } = useWallet();
  const { base, realtimePath } = useBoot();
  const strings = { ...useStrings('wallet'), batch: useStrings('wallet/batch') };
  const store = useMemo(() => new BatchStore(localStorage, session.chainId, session.actor), [session]);
  const [stored] = useState(() => loaded(store));
  const [run, setRun] = useState(stored.run);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState(stored.error);
  const [unknownPart, setUnknownPart] = useState<number | null>(null);
  const { question, person } = usePerson();
  const busy = useRef(false);
  const unmount = useRef(new AbortController());
  useEffect(() => {
    const abort = (unmount.current = new AbortController());
    return () => abort.abort();
  }, []);

  const save = (next: BatchRun): void => {
    store.save(next);
    setRun(next);
  };

  const pay = async (signal: AbortSignal): Promise<void> => {
    const heads = headSignal();
    const stop = followHead(realtimePath, base, { onHead: heads.signal, onState: () => undefined });
    signal.addEventListener('abort', heads.signal);
    const wake = async (): Promise<void> => {
      await heads.next();
      if (signal.aborted) throw new WalletError('cancelled', 'Closed');
    };
    try {
      const prompt = providerById(session.provider)?.prompt === true;
      const context = await wallet.context();
      const steps = batchSteps({ context, person: person(session), prompt, base, save, wake });
      // Another tab may have paid parts since this one read the run.
      const current = store.load();
      if (current === null) return;
      setRun(await payBatch(current, steps));
      store.remove();
      globalThis.dispatchEvent(new Event(balanceChanged));
    } finally {
      stop();
    }
  };

  const work = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    setError(null);
    setUnknownPart(null);
    try {
      const taken = await alone(`${session.chainId} ${session.actor}`, () => pay(unmount.current.signal));
      if (!taken) setError(strings.batch.otherTab);
    } catch (failure) {
      if (failure instanceof UnknownPartError) setUnknownPart(failure.part);
      else setError(errorText(failure, strings));
    } finally {
      busy.current = false;
      setWorking(false);
    }
  };

  const change = (next: () => void): void => {
    try {
      next();
    } catch (failure) {
      setError(errorText(failure, strings));
      return;
    }
    void work();
  };

  return {
    run,
    working,
    error,
    unknownPart,
    question,
    start: (title, rows) =>
      change(() => {
        const { actor, permission } = session;
        // Another tab may have begun one: it is resumed instead.
        const begun = store.load();
        if (begun === null) save(newRun(title, { actor, permission }, rows));
        else setRun(begun);
      }),
    resume: () => void work(),
    settle: (paid) => {
      if (run !== null && unknownPart !== null) change(() => save(settledByPerson(run, unknownPart, paid)));
    },
    discard: () => {
      if (run !== null && !isFinished(run)) store.remove();
      setRun(null);
      setError(null);
    },
  };
}

function loaded(store: BatchStore): { run: BatchRun | null; error: string | null } {
  try {
    return { run: store.load(), error: null };
  } catch (error) {
    return { run: null, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Runs `work` unless another tab does; false: it does. Browsers without locks are on plain http. */
async function alone(name: string, work: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks === undefined) {
    await work();
    return true;
  }
  return locks.request(`antescope-batch ${name}`, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
    return lock !== null;
  });
}
