import type { Action, Transaction } from '@antescope/codec/chain/transaction';
import { packedTextOf, pushCommand, requestOf } from '@antescope/wallet/pasted/outputs';
import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../domain/value/disclosure.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { buttonClass } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { CodeText } from './code-text.tsx';
import { useWallet } from '../session/use-wallet.ts';

interface TransactionOutputsProps {
  /** For the signing request. */
  actions: readonly Action[];
  transaction: Transaction;
  /** The transaction as indented JSON. */
  json: () => string;
  /** The transaction has an expiration and a reference block. */
  tied: boolean;
}

/** A transaction in forms that other programs take. */
export function TransactionOutputs({ actions, transaction, json, tied }: TransactionOutputsProps) {
  const strings = useStrings('wallet/outputs');
  const { wallet } = useWallet();
  return (
    <section aria-label={strings.title} className="min-w-0">
      <h2 className="text-lg font-semibold">{strings.title}</h2>
      <Output title={strings.request}>{() => <Request uri={requestOf(actions, wallet.chainId)} />}</Output>
      <Output title={strings.command}>
        {() => <CodeText label={strings.command} text={pushCommand(transaction)} note={strings.commandNote} />}
      </Output>
      <Output title={strings.hex}>
        {() => {
          const { hex, id } = packedTextOf(transaction);
          return <CodeText label={strings.hex} text={hex} note={tied ? strings.id(id) : strings.untied} />;
        }}
      </Output>
      <Output title={strings.json}>
        {() => <CodeText label={strings.json} text={json()} note={tied ? null : strings.untied} />}
      </Output>
    </section>
  );
}

/** One form, made when it is opened. */
function Output({ title, children }: { title: string; children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Disclosure>{title}</Disclosure>
      {open && <div className="grid gap-2 pb-3">{children()}</div>}
    </details>
  );
}

function Request({ uri: { uri, code } }: { uri: ReturnType<typeof requestOf> }) {
  const strings = useStrings('wallet/outputs');
  return (
    <>
      <CodeText label={strings.request} text={uri} note={strings.requestNote} />
      <div className="grid justify-items-start gap-3">
        <QrCode text={code} label={strings.code} tooLong={strings.codeTooLong} />
        {/* The scheme is the wallet's: it opens an app, not a page. */}
        <a href={uri} className={buttonClass()}>
          {strings.open}
        </a>
      </div>
    </>
  );
}
