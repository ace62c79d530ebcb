import { contractsOf, openRows, readAbis } from '@antescope/wallet/pasted/open-pasted';
import { exactTransaction } from '@antescope/wallet/pasted/exact-transaction';
import { PasteFault } from '@antescope/wallet/pasted/paste-fault';
import { proposalIn, readProposal } from '@antescope/wallet/pasted/proposal';
import { readPasted } from '@antescope/wallet/pasted/read-pasted';
import { useMemo, useState } from 'react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useRead } from '../../lib/use-read.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { errorText } from '../../wallet/error-text.ts';
import { ScanButton } from './scan/scan-button.tsx';
import { useWallet } from '../../wallet/session/use-wallet.ts';
import { phraseText } from '../../wallet/tools/tool-text.ts';
import type { ReviewPhase } from '../../wallet/transact/review-request.ts';
import { ExactSigning } from './exact-signing.tsx';
import { OpenedTransaction } from './opened-transaction.tsx';
import { SignedList, type SignedEntry } from './signed-list.tsx';
import { TextBox } from '../../ui/text-box.tsx';

/** The field for the pasted text, and what is in it. */
export function SigningBench() {
  const strings = useStrings('pages/sign-transaction');
  // Loaded with the page: signing without network needs them later.
  useStrings('wallet/outputs');
  const { list } = useMessages();
  const { wallet } = useWallet();
  const [{ text, version }, setInput] = useState({ text: '', version: 0 });
  const [phase, setPhase] = useState<ReviewPhase>('review');
  const [signed, setSigned] = useState<readonly SignedEntry[]>([]);
  const enter = (next: string): void => setInput((now) => ({ text: next, version: now.version + 1 }));

  const { proposal, read: found, refresh: findAgain } = useProposal(text);
  const content = proposal === null ? text : found.state === 'ready' ? found.value : '';
  const reading = useMemo(
    () => (content.trim() === '' ? null : readPasted(content, wallet.chainId)),
    [content, wallet.chainId],
  );
  const pasted = reading?.ok === true ? reading.pasted : null;
  const exact = useMemo(() => (pasted === null ? null : exactTransaction(pasted)), [pasted]);
  const contracts = pasted === null ? null : contractsOf(pasted);
  const { read, refresh } = useRead(contracts?.join(' ') ?? null, () =>
    readAbis(contracts ?? [], wallet.previewContext()),
  );
  const abis = read.state === 'ready' ? read.value : null;
  const opened = useMemo(() => (pasted === null || abis === null ? null : openRows(pasted, abis)), [pasted, abis]);
  const missing = found.state === 'failed' && found.error instanceof PasteFault ? found.error : null;
  const fault = reading?.ok === false ? reading.fault : opened?.ok === false ? opened.fault : missing;

  return (
    <div className="grid gap-6">
      {phase !== 'sent' && (
        <fieldset disabled={phase !== 'review'} className="card min-w-0 p-5">
          <TextBox
            label={strings.input}
            hint={strings.inputHint}
            rows={10}
            value={text}
            error={fault === null ? null : <FaultText fault={fault} />}
            onChange={enter}
          />
          <div className="mt-2">
            <ScanButton label={strings.scan} onText={enter} />
          </div>
        </fieldset>
      )}
      {(read.state === 'loading' || found.state === 'loading') && <SkeletonRows rows={4} label={list.loading} />}
      {read.state === 'failed' && <Unread error={read.error} onRetry={refresh} />}
      {found.state === 'failed' && missing === null && <Unread error={found.error} onRetry={findAgain} />}
      {exact !== null && phase === 'review' && <ExactSigning key={exact.id} draft={exact} abis={abis} />}
      {pasted !== null && abis !== null && opened?.ok === true && (
        <OpenedTransaction
          key={version}
          pasted={pasted}
          abis={abis}
          rows={opened.rows}
          phase={phase}
          onPhase={setPhase}
          onSigned={(draft) =>
            setSigned((now) => [...now.filter((each) => each.draft.id !== draft.id), { draft, outcome: null }])
          }
          onAgain={() => {
            setPhase('review');
            enter('');
          }}
        />
      )}
      {signed.length > 0 && <SignedList entries={signed} onChange={setSigned} />}
    </div>
  );
}

/** The proposal that the text names, and its packed transaction as hex. */
function useProposal(text: string) {
  const { chain } = useBoot();
  const { wallet } = useWallet();
  const proposal = proposalIn(text);
  const key = proposal === null ? null : `${proposal.proposer}/${proposal.name}`;
  const reading = useRead(key, async () =>
    proposal === null ? '' : readProposal(proposal, chain.systemAccounts.msig, wallet),
  );
  return { proposal, ...reading };
}

/** Why the node gave nothing, and another try. */
function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const strings = useStrings('wallet');
  return (
    <p role="alert" className="flex flex-wrap items-baseline gap-x-2">
      <span className="wrap-anywhere">{errorText(error, strings)}</span>
      <button type="button" className="link" onClick={onRetry}>
        {strings.retry}
      </button>
    </p>
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
