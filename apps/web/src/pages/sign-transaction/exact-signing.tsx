import type { AbisOfContracts } from '@antescope/wallet/pasted/open-pasted';
import { jsonTextOf } from '@antescope/wallet/pasted/json-text';
import { type ContractLayouts, shippedLayout } from '@antescope/wallet/layouts/shipped-layouts';
import { levelText, type Session } from '@antescope/wallet/session/session';
import type { Draft } from '@antescope/wallet/transact/draft';
import { signExactly } from '@antescope/wallet/transact/exact-signatures';
import { WalletError } from '@antescope/wallet/wallet-error';
import type { Action } from '@antescope/codec/chain/transaction';
import { toHex } from '@antescope/codec/bytes/bytes';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { errorText } from '../../wallet/error-text.ts';
import { CodeText } from '../../wallet/outputs/code-text.tsx';
import { useWallet } from '../../wallet/session/use-wallet.ts';
import { InteractionDialog } from '../../wallet/transact/interaction-dialog.tsx';
import { usePerson } from '../../wallet/transact/use-person.ts';

interface ExactSigningProps {
  draft: Draft;
  /** null: no node gave them. */
  abis: AbisOfContracts | null;
}

/** Signs a transaction as it is, for another device to send: needs no node. */
export function ExactSigning({ draft, abis }: ExactSigningProps) {
  const { exact: strings } = useStrings('pages/sign-transaction');
  const { wallet, session } = useWallet();
  const layouts = wallet.previewContext().layouts ?? {};
  const transaction = draft.transaction!;
  const shown = transaction.actions.map((action) => shownAction(action, abis, layouts));
  return (
    <Card title={strings.title}>
      <p className="text-sm text-muted">{strings.about}</p>
      <ol className="grid min-w-0 gap-2">
        {shown.map(({ title, data }, index) => (
          // oxlint-disable-next-line no-array-index-key -- the list never changes
          <li key={index} className="min-w-0">
            <p className="font-semibold wrap-anywhere">{title}</p>
            <pre dir="ltr" className="overflow-x-auto text-sm whitespace-pre-wrap wrap-anywhere">
              {data}
            </pre>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">{strings.expires(transaction.expiration)}</p>
      {shown.some(({ decoded }) => !decoded) && (
        <p role="alert" className="border-s-2 border-negative ps-3 text-negative">
          {strings.unreadable}
        </p>
      )}
      {session === null ? (
        <p className="text-muted">{strings.connect}</p>
      ) : (
        <Signer key={levelText(session)} draft={draft} session={session} />
      )}
    </Card>
  );
}

function Signer({ draft, session }: { draft: Draft; session: Session }) {
  const { exact: strings } = useStrings('pages/sign-transaction');
  const walletStrings = useStrings('wallet');
  const { wallet } = useWallet();
  const { question, person } = usePerson();
  const [busy, setBusy] = useState(false);
  const [signatures, setSignatures] = useState<readonly string[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const level = levelText(session);
  const named = draft.transaction!.actions.some(({ authorization }) =>
    authorization.some((by) => levelText(by) === level),
  );

  const sign = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const { provider } = await wallet.part(session.provider);
      setSignatures(await signExactly(draft, wallet.chainId, { session, provider }, person(session).interact));
    } catch (failure) {
      const closed = failure instanceof WalletError && failure.code === 'cancelled';
      setError(closed ? null : errorText(failure, walletStrings));
    } finally {
      setBusy(false);
    }
  };

  if (!named) return <p className="text-warning">{strings.other(level)}</p>;
  const text = signatures?.join('\n') ?? null;
  return (
    <>
      {text === null ? (
        <Button kind="primary" disabled={busy} onClick={() => void sign()}>
          {strings.sign(level)}
        </Button>
      ) : (
        <div className="grid min-w-0 gap-3">
          <QrCode text={text} label={strings.signatureCode} tooLong={strings.tooLong} />
          <CodeText label={strings.signature} text={text} note={null} />
        </div>
      )}
      {error !== null && (
        <p role="alert" className="border-s-2 border-negative ps-3 wrap-anywhere">
          {error}
        </p>
      )}
      {question?.step === 'interaction' && <InteractionDialog open={question.open} />}
    </>
  );
}

/** An action with its data by the node's ABI or the shipped layouts of standard contracts, else as hex. */
function shownAction(
  { account, name, authorization, data }: Action,
  abis: AbisOfContracts | null,
  layouts: ContractLayouts,
): { title: string; data: string; decoded: boolean } {
  const title = `${account}::${name} · ${authorization.map(levelText).join(', ')}`;
  const layout = layouts[account];
  const abi = layout === undefined ? abis?.get(account) : shippedLayout(layout);
  try {
    if (abi?.actionType(name) !== undefined)
      return { title, data: jsonTextOf(abi.decodeAction(name, data, account)), decoded: true };
  } catch {
    // Data that the ABI does not fit is shown as it is.
  }
  return { title, data: toHex(data), decoded: false };
}
