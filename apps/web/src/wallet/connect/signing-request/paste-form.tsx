import { parseResponse, type WalletResponse } from '@antescope/wallet/providers/signing-request/wallet-response';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import { useStrings } from '../../../i18n/strings.ts';

interface PasteFormProps {
  hint: string;
  onResponse: (response: WalletResponse) => void;
  /** Reads the pasted text; throws WalletError 'invalid-response'. */
  read?: (text: string) => WalletResponse;
}

/** For wallets that cannot reach this site: their response is pasted. */
export function PasteForm({ hint, onResponse, read = parseResponse }: PasteFormProps) {
  const strings = useStrings('wallet/connect/signing-request');
  const walletStrings = useStrings('wallet');
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setError(null);
    try {
      onResponse(read(text));
    } catch (failure) {
      setError(errorText(failure, walletStrings));
    }
  };
  return (
    <details className="border-t border-line pt-2">
      <summary className="flex h-9 cursor-pointer items-center pointer-coarse:h-tap">{strings.paste}</summary>
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
          {strings.usePasted}
        </Button>
      </form>
    </details>
  );
}
