import type { LinkProvider } from '@antescope/wallet/providers/anchor/provider';
import type { WalletResponse } from '@antescope/wallet/providers/signing-request/wallet-response';
import { useState } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { providerStrings } from '../../session/provider-strings.ts';
import { FormError } from '../form/form-error.tsx';
import { RequestView } from '../signing-request/request-view.tsx';
import { useWalletResponses } from '../signing-request/use-wallet-responses.ts';

/** Connects and links a wallet by an identity request: a code for a phone, a link for the app on this device. */
export function LinkForm({ provider, onConnected, onBack }: LoginProps & { provider: LinkProvider }) {
  const strings = useStrings('wallet/connect/anchor');
  const walletStrings = useStrings('wallet');
  const [request] = useState(() => provider.linkRequest());
  const [error, setError] = useState<string | null>(null);
  const login = (response: WalletResponse): void => {
    setError(null);
    provider
      .login({ request, response })
      .then(onConnected)
      .catch((failure: unknown) => setError(errorText(failure, walletStrings)));
  };
  const relay = useWalletResponses(provider, request, login);
  return (
    <>
      <p className="mb-4 text-sm text-muted">{strings.link(providerStrings(walletStrings, provider.info).name)}</p>
      <RequestView request={request} relay={relay} anywhere />
      <FormError text={error} />
      {onBack !== undefined && <Button onClick={onBack}>{walletStrings.back}</Button>}
    </>
  );
}
