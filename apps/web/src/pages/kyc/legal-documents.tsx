import { ownershipProof } from '@antescope/wallet/transact/ownership-proof';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { relay } from '../../lib/relay.ts';
import { useRead } from '../../lib/use-read.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { errorText } from '../../wallet/error-text.ts';
import { InteractionDialog } from '../../wallet/transact/interaction-dialog.tsx';
import { useEnvelope } from '../../wallet/transact/use-envelope.ts';

const proofContract = 'proton.wrap';

/** Terms of the identity service. Accepting takes a login by signature; its token is gone when the page is left. */
export function LegalDocuments({ actor }: { actor: string }) {
  const strings = useStrings('pages/kyc');
  const walletStrings = useStrings('wallet');
  const { base } = useBoot();
  const { sign, interaction } = useEnvelope();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { read, refresh } = useRead(actor, (signal) =>
    relay<{ termsOfService: boolean }>(base, 'identity/terms', { account: actor }, signal),
  );
  if (read.state !== 'ready' || read.value === null) return null;
  const accept = async (): Promise<void> => {
    setWorking(true);
    setFailure(null);
    try {
      const login = await sign((session) => ownershipProof(proofContract, session, new Date()));
      const answer = await relay<{ token: string }>(base, 'identity/login', { version: 'v3', login });
      await relay(base, 'identity/accept-terms', { token: answer?.token ?? '' });
      refresh();
    } catch (error) {
      setFailure(errorText(error, walletStrings));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Card title={strings.legal}>
      <p role="status">{read.value.termsOfService ? strings.termsAccepted : strings.termsOpen}</p>
      {failure !== null && (
        <p role="alert" className="text-negative wrap-anywhere">
          {failure}
        </p>
      )}
      {!read.value.termsOfService && (
        <div>
          <Button disabled={working} onClick={() => void accept()}>
            {strings.acceptTerms}
          </Button>
        </div>
      )}
      {interaction !== null && <InteractionDialog open={interaction} />}
    </Card>
  );
}
