import type { SigningRequestProvider } from '@antescope/wallet/providers/signing-request/provider';
import type { WalletAnswer } from '@antescope/wallet/providers/signing-request/wallet-answer';
import { levelText } from '@antescope/wallet/session/session';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import type { InteractionProps } from '../../session/connect-part.tsx';
import { PasteForm } from './paste-form.tsx';
import { RequestView } from './request-view.tsx';
import { useAnswers } from './use-answers.ts';
import { useStrings } from '../../../i18n/strings.ts';

/** Shows the transaction as a signing request until a wallet's answer to it is verified. */
export function SignatureForm({
  provider,
  interaction,
  session,
  onDone,
  onCancel,
}: InteractionProps & { provider: SigningRequestProvider }) {
  const strings = useStrings('wallet/connect/signing-request');
  const walletStrings = useStrings('wallet');
  const id = interaction.details.request ?? '';
  const [request] = useState(() => provider.pendingRequest(id));
  const [error, setError] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  const accept = async (answer: WalletAnswer): Promise<void> => {
    setError(null);
    setChecking(true);
    try {
      await provider.answer(id, answer);
      onDone();
    } catch (failure) {
      // The request stays open: anyone who saw it can post to the relay, and the right answer may still come.
      setError(errorText(failure, walletStrings));
    } finally {
      setChecking(false);
    }
  };
  const relay = useAnswers(provider, request, (answer) => void accept(answer));
  return (
    <>
      <p className="mb-4 text-sm text-muted">{strings.signature(levelText(session))}</p>
      <RequestView request={request} relay={relay} />
      {checking && <p className="mb-3 text-sm text-muted">{strings.checking}</p>}
      {error !== null && (
        <p role="alert" className="mb-3 border-s-2 border-negative ps-3 wrap-anywhere">
          {error}
        </p>
      )}
      <PasteForm hint={strings.pasteSignature} onAnswer={(answer) => void accept(answer)} />
      <Button className="mt-4" onClick={onCancel}>
        {strings.cancel}
      </Button>
    </>
  );
}
