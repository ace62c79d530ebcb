import type { SigningRequestProvider } from '@antescope/wallet/providers/signing-request/provider';
import type { WalletResponse } from '@antescope/wallet/providers/signing-request/wallet-response';
import { levelText } from '@antescope/wallet/session/session';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import type { InteractionProps } from '../../session/connect-part.tsx';
import { PasteForm } from './paste-form.tsx';
import { RequestView } from './request-view.tsx';
import { useWalletResponses } from './use-wallet-responses.ts';
import { useStrings } from '../../../i18n/strings.ts';

/** Shows the transaction as a signing request until a wallet's response to it is verified. */
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
  const accept = async (response: WalletResponse): Promise<void> => {
    setError(null);
    setChecking(true);
    try {
      await provider.respond(id, response);
      onDone();
    } catch (failure) {
      // The request stays open: anyone who saw it can post to the relay, and the right response may still come.
      setError(errorText(failure, walletStrings));
    } finally {
      setChecking(false);
    }
  };
  const relay = useWalletResponses(provider, request, (response) => void accept(response));
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
      <PasteForm hint={strings.pasteSignature} onResponse={(response) => void accept(response)} />
      <Button className="mt-4" onClick={onCancel}>
        {strings.cancel}
      </Button>
    </>
  );
}
