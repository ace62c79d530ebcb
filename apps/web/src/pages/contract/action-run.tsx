import { isName } from '@antescope/codec/chain/name';
import type { PermissionLevel } from '@antescope/wallet/providers/wallet-provider';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/text-input.tsx';
import { PreviewPanel } from '../../wallet/preview-panel.tsx';
import { ProgressPanel } from '../../wallet/progress-panel.tsx';
import { UnlockForm } from '../../wallet/unlock-form.tsx';
import { useAct } from '../../wallet/use-act.ts';
import { useWallet } from '../../wallet/use-wallet.ts';
import { WalletDialog } from '../../wallet/wallet-dialog.tsx';
import type { FormValue } from './form/form-value.ts';
import { useStrings } from '../../i18n/strings.ts';

interface ActionRunProps {
  account: string;
  action: string;
  value: FormValue;
  /** The codec takes the value. */
  ready: boolean;
}

/** What the action would change, by the node's dry run; and, for who is connected, signing and sending it. */
export function ActionRun({ account, action, value, ready }: ActionRunProps) {
  const strings = useStrings('pages/contract').form;
  const { wallet, session } = useWallet();
  const [typed, setTyped] = useState<string | null>(null);
  const as = typed ?? (session === null ? firstNamed(value) : `${session.actor}@${session.permission}`);
  const level = levelOf(as);
  const key = ready && level !== null ? JSON.stringify([account, action, value, level]) : null;
  const { preview, sending, error, locked, ...act } = useAct(session, key, () => [
    { account, name: action, authorization: level === null ? [] : [level], data: value },
  ]);
  const sent = sending.state === 'sent' ? sending.draft : null;
  const own = session !== null && level?.actor === session.actor && level.permission === session.permission;
  return (
    <div className="grid gap-5">
      <Field
        label={strings.authorization}
        value={as}
        error={as !== '' && level === null ? strings.badAuthorization : null}
        hint={strings.authorizationHint}
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
            onClick={act.send}
          >
            {sending.state === 'signing'
              ? strings.signing
              : strings.send(action, `${session.actor}@${session.permission}`)}
          </Button>
          {!own && level !== null && <p className="mt-2 text-sm text-muted">{strings.notYours}</p>}
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
          <Button onClick={act.again}>{strings.again}</Button>
        </div>
      )}
      {locked && session !== null && <UnlockForm session={session} onClose={act.unlocked} />}
    </div>
  );
}

/** Who an action most often wants: the account that its first field names. */
function firstNamed(value: FormValue): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const first: unknown = Object.values(value)[0];
  return typeof first === 'string' && first !== '' && isName(first) ? `${first}@active` : '';
}

function levelOf(text: string): PermissionLevel | null {
  const match = /^([.1-5a-z]{1,13})(?:@([.1-5a-z]{1,13}))?$/.exec(text.trim());
  return match === null ? null : { actor: match[1]!, permission: match[2] ?? 'active' };
}

/** Nobody is connected: with a provider at hand nobody was found in it, without one there is nothing to look in. */
function NoIdentity({ providers }: { providers: number }) {
  const strings = useStrings('pages/contract').form;
  const [connecting, setConnecting] = useState(false);
  return (
    <div className="border-s-2 border-line-strong ps-3">
      <p className="font-semibold">{providers === 0 ? strings.noProvider : strings.noIdentity}</p>
      <p className="mb-2 text-muted">{strings.loginToSend}</p>
      {providers > 0 && <Button onClick={() => setConnecting(true)}>{strings.connect}</Button>}
      {connecting && <WalletDialog onClose={() => setConnecting(false)} />}
    </div>
  );
}
