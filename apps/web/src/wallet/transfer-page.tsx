import type { TokenBalance } from '@antescope/sources/account/account-view';
import type { Session } from '@antescope/wallet/providers/provider';
import { useState, type FormEvent } from 'react';
import { Amount } from '../ui/amount.tsx';
import { Button } from '../ui/button.tsx';
import { Field, inputClass } from '../ui/text-input.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { checkTransfer, type TransferInput } from './transfer-rules.ts';
import { UnlockForm } from './unlock-form.tsx';
import { useAct } from './use-act.ts';
import { useTokens } from './use-tokens.ts';
import { useWallet } from './use-wallet.ts';
import { WalletDialog } from './wallet-dialog.tsx';
import { useWalletWords } from './words.ts';

/** Sends tokens: the form beside what it would change, then one button that says what it does. */
export function TransferPage() {
  const words = useWalletWords();
  const { session } = useWallet();
  const [connecting, setConnecting] = useState(false);
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold">{words.transfer.title}</h1>
      {session === null ? (
        <>
          <p className="mb-4 text-muted">{words.transfer.login}</p>
          <Button kind="primary" onClick={() => setConnecting(true)}>
            {words.connect}
          </Button>
          {connecting && <WalletDialog onClose={() => setConnecting(false)} />}
        </>
      ) : (
        <Transfer key={`${session.actor}@${session.permission}`} session={session} />
      )}
    </>
  );
}

function Transfer({ session }: { session: Session }) {
  const words = useWalletWords();
  const tokens = useTokens(session.actor);
  const [input, setInput] = useState<TransferInput>({ to: '', amount: '', token: null, memo: '' });
  const [touched, setTouched] = useState(false);

  const filled = { ...input, token: input.token ?? tokens.rows[0] ?? null };
  const checked = checkTransfer(filled, words.transfer);
  const key = checked.ok ? JSON.stringify([checked, session.actor, session.permission]) : null;
  const { preview, sending, error, locked, ...act } = useAct(session, key, () =>
    checked.ok ? [transferAction(session, checked)] : [],
  );

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTouched(true);
    act.send();
  };
  const again = (): void => {
    setInput({ to: '', amount: '', token: input.token, memo: '' });
    setTouched(false);
    act.again();
  };
  const change = (part: Partial<TransferInput>): void => {
    act.forgetError();
    setInput({ ...input, ...part });
  };
  const faults = touched && !checked.ok ? checked.faults : null;
  const sent = sending.state === 'sent' ? sending.draft : null;

  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <form onSubmit={onSubmit} noValidate>
        <fieldset disabled={sending.state !== 'form'} className="grid gap-4">
          <Field
            label={words.transfer.to}
            value={input.to}
            error={faults?.to ?? null}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            onChange={(event) => change({ to: event.target.value })}
          />
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Field
              label={words.transfer.amount}
              value={input.amount}
              error={faults?.amount ?? null}
              hint={filled.token === null ? undefined : <Available quantity={filled.token.quantity} />}
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              onChange={(event) => change({ amount: event.target.value })}
            />
            <TokenChoice tokens={tokens.rows} chosen={filled.token} onChoose={(token) => change({ token })} />
          </div>
          {tokens.failure !== null && (
            <p role="alert" className="text-negative">
              {tokens.failure}
            </p>
          )}
          {tokens.loaded && tokens.rows.length === 0 && <p className="text-muted">{words.transfer.noTokens}</p>}
          <Field
            label={words.transfer.memo}
            hint={words.transfer.memoHint}
            value={input.memo}
            error={faults?.memo ?? null}
            autoComplete="off"
            onChange={(event) => change({ memo: event.target.value })}
          />
          {sent === null && (
            <Button
              type="submit"
              kind="primary"
              disabled={sending.state === 'signing' || (checked.ok && preview.state !== 'ready')}
            >
              {sending.state === 'signing' && words.progress.signing}
              {sending.state === 'form' &&
                (checked.ok ? words.transfer.act(checked.quantity, checked.to) : words.transfer.actPlain)}
            </Button>
          )}
        </fieldset>
        {error !== null && (
          <p role="alert" className="mt-4 border-s-2 border-negative ps-3 wrap-anywhere">
            {error}
          </p>
        )}
        {sent !== null && (
          <>
            <ProgressPanel draft={sent} />
            <Button onClick={again}>{words.transfer.again}</Button>
          </>
        )}
      </form>
      <PreviewPanel preview={sent === null ? preview : { state: 'ready', draft: sent }} signed={sent !== null} />
      {locked && <UnlockForm session={session} onClose={act.unlocked} />}
    </div>
  );
}

function transferAction(session: Session, checked: { to: string; quantity: string; contract: string; memo: string }) {
  const { to, quantity, contract, memo } = checked;
  const { actor, permission } = session;
  return {
    account: contract,
    name: 'transfer',
    authorization: [{ actor, permission }],
    data: { from: actor, to, quantity, memo },
  };
}

function Available({ quantity }: { quantity: string }) {
  const words = useWalletWords().transfer;
  return (
    <>
      {words.available} <Amount value={quantity} />
    </>
  );
}

interface TokenChoiceProps {
  tokens: readonly TokenBalance[];
  chosen: TokenBalance | null;
  onChoose: (token: TokenBalance) => void;
}

function TokenChoice({ tokens, chosen, onChoose }: TokenChoiceProps) {
  const words = useWalletWords().transfer;
  const keyOf = (token: TokenBalance): string => `${token.contract} ${token.quantity.split(' ')[1]}`;
  return (
    <label className="block">
      <span className="mb-1 block text-sm text-muted">{words.token}</span>
      <select
        className={inputClass}
        value={chosen === null ? '' : keyOf(chosen)}
        onChange={(event) => {
          const token = tokens.find((each) => keyOf(each) === event.target.value);
          if (token !== undefined) onChoose(token);
        }}
      >
        {tokens.map((token) => (
          <option key={keyOf(token)} value={keyOf(token)}>
            {token.quantity.split(' ')[1]} · {token.contract}
          </option>
        ))}
      </select>
    </label>
  );
}
