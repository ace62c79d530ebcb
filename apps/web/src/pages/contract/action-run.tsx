import { levelText, parseLevel, type PermissionLevel } from '@antescope/wallet/session/session';
import type { ActionInput } from '@antescope/wallet/transact/draft';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/text-input.tsx';
import { useWallet } from '../../wallet/session/use-wallet.ts';
import { WalletDialog } from '../../wallet/session/wallet-dialog.tsx';
import { ActReview } from '../../wallet/transact/act-review.tsx';
import type { ReviewPhase } from '../../wallet/transact/review-request.ts';
import { PreviewContent } from '../../wallet/transact/preview-content.tsx';
import { usePreview } from '../../wallet/transact/use-preview.ts';
import type { FormValue } from './form/form-value.ts';
import { proposedSigner } from './form/proposed-signer.ts';
import { useStrings } from '../../i18n/strings.ts';

interface ActionRunProps {
  account: string;
  action: string;
  value: FormValue;
  /** The codec takes the value. */
  ready: boolean;
}

/** What the action would change, for any account; and for the connected one, signing and sending it. */
export function ActionRun({ account, action, value, ready }: ActionRunProps) {
  const strings = useStrings('pages/contract').form;
  const { session } = useWallet();
  const [entered, setEntered] = useState<string | null>(null);
  const [phase, setPhase] = useState<ReviewPhase>('review');
  const signer = entered ?? proposedSigner(session, value, { account, name: action });
  const level = parseLevel(signer);
  const isSession = session !== null && level !== null && levelText(level) === levelText(session);
  const actions = (by: PermissionLevel): ActionInput[] => [
    { account, name: action, authorization: [{ actor: by.actor, permission: by.permission }], data: value },
  ];
  const key = ready && level !== null ? JSON.stringify([account, action, value, levelText(level)]) : null;
  const title = `${account}::${action}`;
  return (
    <div className="grid gap-5">
      <Field
        label={strings.authorization}
        value={signer}
        error={signer !== '' && level === null ? strings.badAuthorization : null}
        hint={strings.authorizationHint}
        placeholder="alice@active"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        disabled={phase !== 'review'}
        onChange={(event) => setEntered(event.target.value)}
      />
      {isSession ? (
        <ActReview
          key={levelText(session)}
          session={session}
          request={key === null ? null : { key, title, done: title, warnings: [], actions }}
          again={strings.again}
          onIncomplete={() => undefined}
          onPhase={setPhase}
        />
      ) : (
        <Simulation previewKey={key} actions={() => (level === null ? [] : actions(level))}>
          {session === null ? <ConnectNote /> : <p className="text-sm text-muted">{strings.notYours}</p>}
        </Simulation>
      )}
    </div>
  );
}

interface SimulationProps {
  previewKey: string | null;
  actions: () => readonly ActionInput[];
  children: ReactNode;
}

/** The review of an action that the connected account cannot sign. */
function Simulation({ previewKey, actions, children }: SimulationProps) {
  const strings = useStrings('wallet').review;
  const preview = usePreview(previewKey, actions);
  return (
    <Card title={strings.title}>
      <div aria-live="polite" aria-busy={preview.state === 'working'} className="grid content-start gap-3">
        <PreviewContent preview={preview} />
      </div>
      {children}
    </Card>
  );
}

/** No account is connected, or there is no wallet on this chain to connect one with. */
function ConnectNote() {
  const strings = useStrings('pages/contract').form;
  const { wallet } = useWallet();
  const [connecting, setConnecting] = useState(false);
  const offered = wallet.providers.length > 0;
  return (
    <div className="border-s-2 border-line-strong ps-3">
      <p className="font-semibold">{offered ? strings.noIdentity : strings.noProvider}</p>
      <p className="mb-2 text-muted">{strings.loginToSend}</p>
      {offered && <Button onClick={() => setConnecting(true)}>{strings.connect}</Button>}
      {connecting && <WalletDialog onClose={() => setConnecting(false)} />}
    </div>
  );
}
