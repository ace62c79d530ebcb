import type { Passkey } from '@antescope/wallet/providers/passkey/stored-passkeys';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { FormError } from '../form/form-error.tsx';

interface CreatedKeyProps {
  passkey: Passkey;
  error: string | null;
  busy: boolean;
  onContinue: () => void;
}

/** A new key has no authority until a permission includes it, and is lost with its device. */
export function CreatedKey({ passkey, error, busy, onContinue }: CreatedKeyProps) {
  const strings = useStrings('wallet/connect/passkey');
  return (
    <div>
      <p className="mb-2">{strings.created}</p>
      <p className="mb-2 flex items-start gap-1 rounded-base bg-surface p-2">
        <code className="ident min-w-0 wrap-anywhere whitespace-normal!" dir="ltr">
          {passkey.publicKey}
        </code>
        <CopyButton value={passkey.publicKey} label={strings.copy} />
      </p>
      <p className="mb-2 text-sm text-muted">{strings.addIt}</p>
      <p className="mb-4 border-s-2 border-warning ps-3 text-sm">{strings.loss}</p>
      <FormError text={error} />
      <Button kind="primary" disabled={busy} onClick={onContinue}>
        {strings.added}
      </Button>
    </div>
  );
}
