import type { Draft } from '@antescope/wallet/transact/draft';
import { exactRequestOf } from '@antescope/wallet/pasted/exact-transaction';
import { withSignatures } from '@antescope/wallet/transact/exact-signatures';
import { toHex } from '@antescope/codec/bytes/bytes';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { errorText } from '../../wallet/error-text.ts';
import { CodeText } from '../../wallet/outputs/code-text.tsx';
import { ScanButton } from './scan/scan-button.tsx';
import { useWallet } from '../../wallet/session/use-wallet.ts';

interface BuiltTransactionProps {
  draft: Draft;
  /** Takes the transaction with the scanned signatures. */
  onSigned: (draft: Draft) => void;
}

/** A built transaction as hex, and as a code for a device without network, whose signature is scanned back. */
export function BuiltTransaction({ draft, onSigned }: BuiltTransactionProps) {
  const { modes, exact } = useStrings('pages/sign-transaction');
  const walletStrings = useStrings('wallet');
  const { wallet } = useWallet();
  const [result, setResult] = useState<{ error: string | null } | null>(null);
  const take = async (text: string): Promise<void> => {
    setResult(null);
    try {
      onSigned(await withSignatures(draft, text, wallet.previewContext()));
      setResult({ error: null });
    } catch (failure) {
      setResult({ error: errorText(failure, walletStrings) });
    }
  };
  const transaction = draft.transaction!;
  return (
    <>
      <CodeText
        label={modes.built}
        text={toHex(draft.packed!)}
        note={modes.expires(draft.id!, `${transaction.expiration} UTC`)}
      />
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-muted">{exact.requestNote}</p>
        <QrCode text={exactRequestOf(transaction, wallet.chainId).code} label={exact.request} tooLong={exact.tooLong} />
        <ScanButton label={exact.scanSignature} onText={(text) => void take(text)} />
      </div>
      {result !== null && result.error === null && <p className="text-muted">{modes.listed}</p>}
      {result !== null && result.error !== null && (
        <p role="alert" className="border-s-2 border-negative ps-3 wrap-anywhere">
          {result.error}
        </p>
      )}
    </>
  );
}
