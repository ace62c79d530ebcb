import type { Draft } from '@antescope/wallet/transact/draft';
import { pushAll, pushBody } from '@antescope/wallet/transact/push';
import { failureText } from '@antescope/wallet/transact/failure-text';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TransactionLink } from '../../ui/identifier/transaction-link.tsx';
import { errorText } from '../../wallet/error-text.ts';
import { useWallet } from '../../wallet/session/use-wallet.ts';

/** A signed transaction; `outcome` null: not sent, '' sent, else why the chain refused it. */
export interface SignedEntry {
  draft: Draft;
  outcome: string | null;
}

interface SignedListProps {
  entries: readonly SignedEntry[];
  onChange: (entries: readonly SignedEntry[]) => void;
}

/** Transactions that were signed here and not sent: to copy, or to send in one call. */
export function SignedList({ entries, onChange }: SignedListProps) {
  const strings = useStrings('pages/sign-transaction').modes;
  const wallet = useStrings('wallet');
  const { wallet: store } = useWallet();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const unsent = entries.filter(({ outcome }) => outcome === null);

  const send = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const answers = await pushAll(
        unsent.map(({ draft }) => draft),
        store.previewContext(),
      );
      onChange(
        entries.map((entry) => {
          const index = unsent.indexOf(entry);
          return index < 0 ? entry : { ...entry, outcome: outcomeOf(answers[index]) };
        }),
      );
    } catch (failure) {
      setError(errorText(failure, wallet));
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-label={strings.signed} className="grid min-w-0 gap-3">
      <h2 className="text-lg font-semibold">{strings.signed}</h2>
      <ul className="card card-rows">
        {entries.map((entry) => {
          const { draft, outcome } = entry;
          return (
            <li
              key={draft.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-b-0"
            >
              <span className="min-w-0 grow">
                {outcome === '' ? (
                  <TransactionLink id={draft.id!} />
                ) : (
                  <span className="ident text-sm wrap-anywhere whitespace-normal!">{draft.id}</span>
                )}
                <span className="block text-sm text-muted">
                  {outcome === null
                    ? strings.until(`${draft.transaction!.expiration} UTC`)
                    : outcome === ''
                      ? strings.sent
                      : strings.failed(outcome)}
                </span>
              </span>
              {outcome === null && (
                <CopyButton value={JSON.stringify(pushBody(draft))} label={strings.copySigned(draft.id!.slice(0, 8))} />
              )}
              <Button kind="quiet" onClick={() => onChange(entries.filter((each) => each !== entry))}>
                {strings.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      {unsent.length > 0 && (
        <Button className="justify-self-start" disabled={busy} onClick={() => void send()}>
          {strings.sendAll(unsent.length)}
        </Button>
      )}
      {error !== null && (
        <p role="alert" className="border-s-2 border-negative ps-3 wrap-anywhere">
          {error}
        </p>
      )}
    </section>
  );
}

/** Of one entry of push_transactions' answer: '' for success, else the reason. */
function outcomeOf(answer: unknown): string {
  const { processed } = (answer ?? {}) as { processed?: { error?: unknown; except?: unknown } | null };
  const fails = processed == null || processed.error !== undefined || processed.except != null;
  return fails ? failureText(typeof processed?.error === 'string' ? processed.error : answer) : '';
}
