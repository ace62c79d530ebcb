import type { Action } from '@antescope/codec/chain/transaction';
import type { Draft } from '@antescope/wallet/transact/draft';
import { build, type Finished, type TransactMode } from '@antescope/wallet/transact/mode';
import { readOnlyResult } from '@antescope/wallet/transact/read-only-result';
import { WalletError } from '@antescope/wallet/wallet-error';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { errorText } from '../../wallet/error-text.ts';
import { useWallet } from '../../wallet/session/use-wallet.ts';
import { InteractionDialog } from '../../wallet/transact/interaction-dialog.tsx';
import { usePerson } from '../../wallet/transact/use-person.ts';
import { BuiltTransaction } from './built-transaction.tsx';
import { ReadOnlyAnswer } from './read-only-answer.tsx';

interface BuildModesProps {
  /** Changes exactly when the actions do: a result is about its own. */
  of: string;
  /** Packed, with the connected account in place of a request's placeholders. */
  actions: readonly Action[];
  /** Takes a transaction that was signed and not sent. */
  onSigned: (draft: Draft) => void;
}

const modes = {
  build: { sign: false, broadcast: false, readOnly: false },
  sign: { sign: true, broadcast: false, readOnly: false },
  query: { sign: false, broadcast: true, readOnly: true },
} satisfies Record<string, TransactMode>;
type Mode = keyof typeof modes;

interface Result {
  of: string;
  mode: Mode;
  finished: Finished | null;
  error: string | null;
}

/** Ways to use the transaction without sending it: built, signed, or run read-only. */
export function BuildModes({ of, actions, onSigned }: BuildModesProps) {
  const strings = useStrings('pages/sign-transaction').modes;
  const wallet = useStrings('wallet');
  const { wallet: store, session } = useWallet();
  const { question, person } = usePerson();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<Result | null>(null);
  const result = last?.of === of ? last : null;

  const run = async (mode: Mode): Promise<void> => {
    setBusy(true);
    setLast(null);
    try {
      const context = mode === 'sign' ? await store.context() : store.previewContext();
      const finished = await build(
        actions,
        modes[mode],
        context,
        session === null ? undefined : person(session).interact,
      );
      setLast({ of, mode, finished, error: null });
      if (mode === 'sign' && finished.draft.sentByWallet !== true) onSigned(finished.draft);
    } catch (error) {
      const closed = error instanceof WalletError && error.code === 'cancelled';
      setLast(closed ? null : { of, mode, finished: null, error: errorText(error, wallet) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-label={strings.title} className="grid min-w-0 gap-3">
      <h2 className="text-lg font-semibold">{strings.title}</h2>
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={() => void run('build')}>
          {strings.build}
        </Button>
        {session !== null && (
          <Button disabled={busy} onClick={() => void run('sign')}>
            {strings.sign}
          </Button>
        )}
        <Button disabled={busy} onClick={() => void run('query')}>
          {strings.query}
        </Button>
      </div>
      <div aria-live="polite" className="grid min-w-0 gap-2">
        {result !== null && result.error !== null && (
          <p role="alert" className="border-s-2 border-negative ps-3 wrap-anywhere">
            {result.error}
          </p>
        )}
        {result?.finished != null && <Shown mode={result.mode} finished={result.finished} onSigned={onSigned} />}
      </div>
      {question?.step === 'interaction' && <InteractionDialog open={question.open} />}
    </section>
  );
}

type ShownProps = Pick<Result, 'mode'> & Pick<BuildModesProps, 'onSigned'> & { finished: Finished };

function Shown({ mode, finished: { draft, answer }, onSigned }: ShownProps) {
  const strings = useStrings('pages/sign-transaction').modes;
  if (mode === 'query') return <ReadOnlyAnswer result={readOnlyResult(answer)} />;
  if (mode === 'sign')
    return <p className="text-muted">{draft.sentByWallet === true ? strings.sentByWallet : strings.listed}</p>;
  return <BuiltTransaction draft={draft} onSigned={onSigned} />;
}
