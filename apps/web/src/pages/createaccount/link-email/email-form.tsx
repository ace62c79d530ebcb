import { ownershipProof } from '@antescope/wallet/transact/ownership-proof';
import { WalletError } from '@antescope/wallet/wallet-error';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { relay } from '../../../lib/relay.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/text-input.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { errorText } from '../../../wallet/error-text.ts';
import { useWallet } from '../../../wallet/session/use-wallet.ts';
import { WalletDialog } from '../../../wallet/session/wallet-dialog.tsx';
import { ConnectCard } from '../../../wallet/tools/connect-card.tsx';
import { Steps } from '../../../wallet/tools/signing-steps.tsx';
import { InteractionDialog } from '../../../wallet/transact/interaction-dialog.tsx';
import { useEnvelope } from '../../../wallet/transact/use-envelope.ts';

/** Links an address to the connected account, which proves by a signature that it is its own. */
export function EmailForm() {
  const { session } = useWallet();
  const [connecting, setConnecting] = useState(false);
  if (session !== null) return <Linking key={session.actor} actor={session.actor} />;
  return (
    <BesideSteps>
      <ConnectCard prompted={false} onConnect={() => setConnecting(true)} />
      {connecting && <WalletDialog onClose={() => setConnecting(false)} />}
    </BesideSteps>
  );
}

function BesideSteps({ children }: { children: ReactNode }) {
  const { steps } = useStrings('pages/createaccount/link-email');
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="min-w-0">{children}</div>
      <Steps steps={steps} />
    </div>
  );
}

interface Linked {
  email: string;
  status: 'pending' | 'linked';
}

function Linking({ actor }: { actor: string }) {
  const strings = useStrings('pages/createaccount/link-email');
  const { consent, linking, interaction, linked, failure, setConsent, link } = useLinking();
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState(false);
  const valid = isAddress(email.trim());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (valid && consent && !linking) void link(email.trim());
  };
  return (
    <BesideSteps>
      <Card title={actor}>
        <form onSubmit={submit} noValidate className="grid gap-4">
          <Field
            label={strings.email}
            type="email"
            autoComplete="email"
            dir="ltr"
            value={email}
            disabled={linking}
            error={left && !valid ? strings.invalid : null}
            onBlur={() => setLeft(email !== '')}
            onChange={(event) => setEmail(event.target.value)}
          />
          <label className="flex gap-2">
            <input
              type="checkbox"
              className="mt-1 size-4 shrink-0 accent-(--accent)"
              checked={consent}
              disabled={linking}
              onChange={(event) => setConsent(event.target.checked)}
            />
            <span>{strings.consent}</span>
          </label>
          <div>
            <Button type="submit" kind="primary" disabled={!consent || linking}>
              {strings.submit}
            </Button>
          </div>
          {linked !== null && (
            <p role="status">
              {linked.status === 'pending' ? strings.pending(linked.email) : strings.linked(linked.email)}
            </p>
          )}
          {failure !== null && (
            <p role="alert" className="border-s-2 border-negative ps-3 text-negative wrap-anywhere">
              {failure}
            </p>
          )}
        </form>
      </Card>
      {interaction !== null && <InteractionDialog open={interaction} />}
    </BesideSteps>
  );
}

/** One @ between a name and a domain with a dot; the service checks the rest. */
function isAddress(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  return name !== '' && more.length === 0 && !/\s/.test(text) && domain.slice(1, -2).includes('.');
}

/** Consent and the request: one signature, then one message to the service. */
function useLinking() {
  const strings = useStrings('pages/createaccount/link-email');
  const walletStrings = useStrings('wallet');
  const { base, chain } = useBoot();
  const { sign, interaction } = useEnvelope();
  const toast = useToast();
  const [consent, setConsent] = useState(false);
  const [linking, setLinking] = useState(false);
  const [linked, setLinked] = useState<Linked | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const link = async (email: string): Promise<void> => {
    setLinking(true);
    setFailure(null);
    setLinked(null);
    try {
      const envelope = await sign((session) => ownershipProof(chain.coreContract, session, new Date()));
      const answer = await relay<{ status: Linked['status'] }>(base, 'email/link', { envelope, email, consent: true });
      setLinked({ email, status: answer?.status ?? 'pending' });
      toast(strings.done);
    } catch (error) {
      const text = errorText(error, walletStrings);
      setFailure(text);
      if (!(error instanceof WalletError && error.code === 'cancelled')) toast(text, 'negative');
    } finally {
      setLinking(false);
    }
  };
  return { consent, linking, interaction, linked, failure, setConsent, link };
}
