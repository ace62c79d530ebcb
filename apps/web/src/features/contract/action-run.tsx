import type { LocalKeyProvider } from '@antescope/wallet/local-key/local-key-provider';
import type { PermissionLevel, Session } from '@antescope/wallet/provider/wallet-provider';
import type { Draft } from '@antescope/wallet/transact/draft';
import { submit } from '@antescope/wallet/transact/transact';
import { useState } from 'react';
import { usePageWords } from '../../i18n/page-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/text-input.tsx';
import { errorText } from '../wallet/error-text.ts';
import { PreviewPanel } from '../wallet/preview-panel.tsx';
import { ProgressPanel } from '../wallet/progress-panel.tsx';
import { UnlockForm } from '../wallet/unlock-form.tsx';
import { usePreview } from '../wallet/use-preview.ts';
import { useWallet } from '../wallet/use-wallet.ts';
import { WalletDialog } from '../wallet/wallet-dialog.tsx';
import type { FormValue } from './form/form-value.ts';
import { contractWords } from './words.ts';

interface ActionRunProps {
  account: string;
  action: string;
  value: FormValue;
  /** The codec takes the value. */
  ready: boolean;
}

type Sending = { state: 'form' } | { state: 'signing' } | { state: 'sent'; draft: Draft };

/** What the action would change, by the node's dry run; and, for who is connected, signing and sending it. */
export function ActionRun({ account, action, value, ready }: ActionRunProps) {
  const words = usePageWords(contractWords).form;
  const { wallet, session } = useWallet();
  const [typed, setTyped] = useState<string | null>(null);
  const [sending, setSending] = useState<Sending>({ state: 'form' });
  const [error, setError] = useState<string | null>(null);
  const [locked, setLocked] = useState(false);
  const as = typed ?? (session === null ? '' : `${session.actor}@${session.permission}`);
  const level = levelOf(as);
  const key =
    ready && level !== null && sending.state === 'form' ? JSON.stringify([account, action, value, level]) : null;
  const preview = usePreview(wallet, key, () => [
    { account, name: action, authorization: level === null ? [] : [level], data: value },
  ]);
  const sent = sending.state === 'sent' ? sending.draft : null;
  const send = async (draft: Draft, by: Session): Promise<void> => {
    setError(null);
    const provider = (await wallet.provider(by.provider)) as LocalKeyProvider;
    if (!provider.isUnlocked(by)) return setLocked(true);
    setSending({ state: 'signing' });
    try {
      setSending({ state: 'sent', draft: await submit(draft, await wallet.tools()) });
    } catch (failure) {
      setSending({ state: 'form' });
      setError(errorText(failure));
    }
  };
  const own = session !== null && level?.actor === session.actor && level.permission === session.permission;
  return (
    <div className="grid gap-5">
      <Field
        label={words.authorisation}
        value={as}
        error={as !== '' && level === null ? words.badAuthorisation : null}
        hint={words.authorisationHint}
        placeholder="alice@active"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        disabled={sending.state !== 'form'}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PreviewPanel preview={sent === null ? preview : { state: 'ready', draft: sent }} signed={sent !== null} />
      {session === null && <NoIdentity providers={wallet.providers.length} />}
      {session !== null && sent === null && (
        <div>
          <Button
            kind="primary"
            disabled={sending.state === 'signing' || preview.state !== 'ready' || !own}
            onClick={() => (preview.state === 'ready' ? void send(preview.draft, session) : undefined)}
          >
            {sending.state === 'signing' ? words.signing : words.send(action, `${session.actor}@${session.permission}`)}
          </Button>
          {!own && level !== null && <p className="mt-2 text-sm text-muted">{words.notYours}</p>}
        </div>
      )}
      {error !== null && (
        <p role="alert" className="border-s-2 border-negative ps-3 wrap-anywhere">
          {error}
        </p>
      )}
      {sent !== null && (
        <div>
          <ProgressPanel draft={sent} />
          <Button onClick={() => setSending({ state: 'form' })}>{words.again}</Button>
        </div>
      )}
      {locked && session !== null && <UnlockForm session={session} onClose={() => setLocked(false)} />}
    </div>
  );
}

function levelOf(text: string): PermissionLevel | null {
  const match = /^([.1-5a-z]{1,13})(?:@([.1-5a-z]{1,13}))?$/.exec(text.trim());
  return match === null ? null : { actor: match[1]!, permission: match[2] ?? 'active' };
}

/** Nobody is connected: with a provider at hand nobody was found in it, without one there is nothing to look in. */
function NoIdentity({ providers }: { providers: number }) {
  const words = usePageWords(contractWords).form;
  const [connecting, setConnecting] = useState(false);
  return (
    <div className="border-s-2 border-line-strong ps-3">
      <p className="font-medium">{providers === 0 ? words.noProvider : words.noIdentity}</p>
      <p className="mb-2 text-muted">{words.loginToSend}</p>
      {providers > 0 && <Button onClick={() => setConnecting(true)}>{words.connect}</Button>}
      {connecting && <WalletDialog onClose={() => setConnecting(false)} />}
    </div>
  );
}
