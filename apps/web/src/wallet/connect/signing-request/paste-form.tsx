import { parseAnswer, type WalletAnswer } from '@antescope/wallet/providers/signing-request/wallet-answer';
import { useId, useState, type FormEvent } from 'react';
import { usePageWords } from '../../../i18n/page-words.ts';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import { useWalletWords } from '../../words.ts';
import { signingRequestWords } from './words.ts';

/** For wallets that cannot reach this site: their answer is pasted. */
export function PasteForm({ hint, onAnswer }: { hint: string; onAnswer: (answer: WalletAnswer) => void }) {
  const words = usePageWords(signingRequestWords);
  const walletWords = useWalletWords();
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setError(null);
    try {
      onAnswer(parseAnswer(text));
    } catch (failure) {
      setError(errorText(failure, walletWords));
    }
  };
  return (
    <details className="border-t border-line pt-2">
      <summary className="flex h-9 cursor-pointer items-center pointer-coarse:h-11">{words.paste}</summary>
      <form onSubmit={submit} className="grid gap-3 pb-3">
        <label htmlFor={id} className="text-sm text-muted">
          {hint}
        </label>
        <textarea
          id={id}
          rows={4}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          className="ident w-full rounded-base border border-line-strong bg-bg p-2 text-sm whitespace-pre-wrap! wrap-anywhere"
          value={text}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
        {error !== null && (
          <p id={`${id}-note`} role="alert" className="text-sm text-negative">
            {error}
          </p>
        )}
        <Button type="submit" disabled={text.trim() === ''}>
          {words.usePasted}
        </Button>
      </form>
    </details>
  );
}
