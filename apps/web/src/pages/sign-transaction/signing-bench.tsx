import { contractsOf, openRows, readAbis } from '@antescope/wallet/pasted/open-pasted';
import type { PasteFault } from '@antescope/wallet/pasted/paste-fault';
import { readPasted } from '@antescope/wallet/pasted/read-pasted';
import { useMemo, useState } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useRead } from '../../lib/use-read.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { errorText } from '../../wallet/error-text.ts';
import { useWallet } from '../../wallet/session/use-wallet.ts';
import { phraseText } from '../../wallet/tools/tool-text.ts';
import type { ReviewPhase } from '../../wallet/transact/review-request.ts';
import { OpenedTransaction } from './opened-transaction.tsx';
import { TextBox } from './text-box.tsx';

/** The field for the pasted text, and what is in it. */
export function SigningBench() {
  const strings = useStrings('pages/sign-transaction');
  const walletStrings = useStrings('wallet');
  const { list } = useMessages();
  const { wallet } = useWallet();
  const [{ text, version }, setInput] = useState({ text: '', version: 0 });
  const [phase, setPhase] = useState<ReviewPhase>('review');
  const enter = (next: string): void => setInput((now) => ({ text: next, version: now.version + 1 }));

  const reading = useMemo(() => (text.trim() === '' ? null : readPasted(text, wallet.chainId)), [text, wallet.chainId]);
  const pasted = reading?.ok === true ? reading.pasted : null;
  const contracts = pasted === null ? null : contractsOf(pasted);
  const { read, refresh } = useRead(contracts?.join(' ') ?? null, () =>
    readAbis(contracts ?? [], wallet.previewContext()),
  );
  const abis = read.state === 'ready' ? read.value : null;
  const opened = useMemo(() => (pasted === null || abis === null ? null : openRows(pasted, abis)), [pasted, abis]);
  const fault = reading?.ok === false ? reading.fault : opened?.ok === false ? opened.fault : null;

  return (
    <div className="grid gap-6">
      {phase !== 'sent' && (
        <fieldset disabled={phase !== 'review'} className="min-w-0">
          <TextBox
            label={strings.input}
            hint={strings.inputHint}
            rows={6}
            value={text}
            error={fault === null ? null : <FaultText fault={fault} />}
            onChange={enter}
          />
        </fieldset>
      )}
      {read.state === 'loading' && <SkeletonRows rows={4} label={list.loading} />}
      {read.state === 'failed' && (
        <p role="alert" className="flex flex-wrap items-baseline gap-x-2">
          <span className="wrap-anywhere">{errorText(read.error, walletStrings)}</span>
          <button type="button" className="link" onClick={refresh}>
            {walletStrings.retry}
          </button>
        </p>
      )}
      {pasted !== null && abis !== null && opened?.ok === true && (
        <OpenedTransaction
          key={version}
          pasted={pasted}
          abis={abis}
          rows={opened.rows}
          phase={phase}
          onPhase={setPhase}
          onAgain={() => {
            setPhase('review');
            enter('');
          }}
        />
      )}
    </div>
  );
}

/** What is wrong with the text, and where in it. */
function FaultText({ fault: { fault, path } }: { fault: PasteFault }) {
  const { faults } = useStrings('pages/sign-transaction');
  return (
    <>
      {phraseText(faults, fault)}
      {path !== '' && (
        <>
          {' '}
          <bdi className="ident whitespace-normal!">{path}</bdi>
        </>
      )}
    </>
  );
}
