import type { SigningRequestProvider } from '@antescope/wallet/providers/signing-request/provider';
import { levelText } from '@antescope/wallet/session/session';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { InteractionProps } from '../../session/connect-part.tsx';
import { FormError } from '../form/form-error.tsx';
import { useRespond } from '../form/use-respond.ts';
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
  const id = interaction.details.request ?? '';
  const [request] = useState(() => provider.pendingRequest(id));
  const { accept, checking, error } = useRespond((response) => provider.respond(id, response), onDone);
  const relay = useWalletResponses(provider, request, accept);
  return (
    <>
      <p className="mb-4 text-sm text-muted">{strings.signature(levelText(session))}</p>
      <RequestView request={request} relay={relay} />
      {checking && <p className="mb-3 text-sm text-muted">{strings.checking}</p>}
      <FormError text={error} />
      <PasteForm hint={strings.pasteSignature} onResponse={accept} />
      <Button className="mt-4" onClick={onCancel}>
        {strings.cancel}
      </Button>
    </>
  );
}
