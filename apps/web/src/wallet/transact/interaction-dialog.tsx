import { isSameSession, type Session } from '@antescope/wallet/session/session';
import { Dialog } from '../../ui/dialog.tsx';
import { ReconnectForm } from '../session/connect-form.tsx';
import { ProviderPart } from '../session/provider-part.tsx';
import { useWallet } from '../session/use-wallet.ts';
import type { OpenInteraction } from './use-person.ts';
import { useStrings } from '../../i18n/strings.ts';

/** What a provider needs a person for while it signs: its own part for that, in a dialog over the form. */
export function InteractionDialog({ open }: { open: OpenInteraction }) {
  const strings = useStrings('wallet');
  const { wallet } = useWallet();
  const { interaction, session, done, cancel } = open;
  const reconnected = (by: Session): void => {
    wallet.connected(by);
    // Another account is another act: its review comes first.
    if (isSameSession(by, session)) done();
    else cancel();
  };
  return (
    <Dialog open onClose={cancel} title={strings.interactions[interaction.kind]}>
      {interaction.kind === 'reconnect' ? (
        <ReconnectForm session={session} onConnected={reconnected} />
      ) : (
        <ProviderInteraction open={open} />
      )}
    </Dialog>
  );
}

function ProviderInteraction({ open }: { open: OpenInteraction }) {
  const { interaction, session, done, cancel } = open;
  return (
    <ProviderPart id={session.provider}>
      {({ Interaction }) => <Interaction interaction={interaction} session={session} onDone={done} onCancel={cancel} />}
    </ProviderPart>
  );
}
