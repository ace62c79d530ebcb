import type { LinkedRequest, LinkProvider } from '@antescope/wallet/providers/anchor/provider';
import { levelText } from '@antescope/wallet/session/session';
import { useEffect, useState } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import type { InteractionProps } from '../../session/connect-part.tsx';
import { providerStrings } from '../../session/provider-strings.ts';
import { FormError } from '../form/form-error.tsx';
import { RequestView } from '../signing-request/request-view.tsx';
import { useWalletResponses } from '../signing-request/use-wallet-responses.ts';
import { useRespond } from '../form/use-respond.ts';

type SignFormProps = InteractionProps & { provider: LinkProvider };

/** The transaction is with the linked wallet, until its response is verified, or the transaction expires. */
export function LinkedSignForm({ provider, interaction, session, onDone, onCancel }: SignFormProps) {
  const strings = useStrings('wallet/connect/anchor');
  const wallet = providerStrings(useStrings('wallet'), provider.info).name;
  const id = interaction.details.request ?? '';
  const [request] = useState(() => provider.pendingRequest(id));
  const delivery = useDelivery(provider, id);
  const expired = useExpired(request);
  const { accept, error } = useRespond((response) => provider.respond(id, response), onDone);
  const relay = useWalletResponses(provider, request, accept);
  const linked = request.device !== null && delivery !== 'failed';
  const view = <RequestView request={request} relay={relay} anywhere />;
  return (
    <>
      <p className="mb-4 wrap-anywhere">
        {linked
          ? strings.confirm(levelText(session), request.device === '' ? wallet : (request.device ?? ''))
          : strings.scan(levelText(session))}
      </p>
      {delivery === 'failed' && <p className="mb-3 text-sm text-warning">{strings.undelivered}</p>}
      {expired ? (
        <p role="alert" className="mb-3 border-s-2 border-negative ps-3">
          {strings.expired}
        </p>
      ) : linked ? (
        <details className="mb-3 border-y border-line pt-2">
          <summary className="flex min-h-9 cursor-pointer items-center pointer-coarse:min-h-tap">
            {strings.otherDevice}
          </summary>
          {view}
        </details>
      ) : (
        view
      )}
      <FormError text={error} />
      <Button onClick={onCancel}>{strings.cancel}</Button>
    </>
  );
}

type Delivery = 'sending' | 'sent' | 'failed';

/** Sends the request to the linked wallet. */
function useDelivery(provider: LinkProvider, id: string): Delivery {
  const [delivery, setDelivery] = useState<Delivery>('sending');
  useEffect(() => {
    provider.deliver(id).then(
      () => setDelivery('sent'),
      () => setDelivery('failed'),
    );
  }, [provider, id]);
  return delivery;
}

function useExpired({ expires }: LinkedRequest): boolean {
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setExpired(true), Math.max(0, expires - Date.now()));
    return () => clearTimeout(timer);
  }, [expires]);
  return expired;
}
