import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { BlockProof } from '@antescope/sources/block/block-proof';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { KeyLink } from '../../ui/identifier/key-link.tsx';
import type { Proven } from './prove.ts';

export interface ProofPanelProps extends Proven {
  /** The block id on the page; null if it shows none. */
  blockId: string | null;
}

type State = { at: 'start' | 'busy' } | { at: 'failed'; reason: string } | { at: 'done'; proof: BlockProof };

/** Ids and signatures, recomputed in the browser. */
export function ProofPanel({ number, transaction, blockId }: ProofPanelProps) {
  const strings = useStrings('domain/proof');
  const { base, chain, ownNode } = useBoot();
  const [state, setState] = useState<State>({ at: 'start' });
  const start = async (): Promise<void> => {
    setState({ at: 'busy' });
    try {
      const { prove } = await loadPart(() => import('./prove.ts'));
      const node = ownNode?.nodeUrl ?? location.origin + base;
      const proven = transaction === undefined ? { number } : { number, transaction };
      setState({ at: 'done', proof: await prove(node, chain.chainId ?? '', proven) });
    } catch (error) {
      setState({ at: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <div aria-live="polite">
      {state.at === 'done' ? (
        <Findings proof={state.proof} blockId={blockId} transaction={transaction} />
      ) : (
        <Button disabled={state.at === 'busy'} onClick={() => void start()}>
          <ShieldCheck size={16} aria-hidden />
          {strings.check}
        </Button>
      )}
      {state.at === 'failed' && (
        <p role="alert" className="mt-2 border-s-2 border-negative ps-3 wrap-anywhere">
          {strings.failed}: {state.reason}
        </p>
      )}
    </div>
  );
}

interface FindingsProps {
  proof: BlockProof;
  blockId: string | null;
  transaction: string | undefined;
}

function Findings({ proof, blockId, transaction }: FindingsProps) {
  const strings = useStrings('domain/proof');
  const sent = proof.transaction;
  return (
    <section aria-label={strings.title}>
      <h2 className="mb-2 text-sm text-muted">{strings.title}</h2>
      <Facts
        facts={[
          transaction === undefined
            ? null
            : {
                label: strings.transaction,
                value: sent === null ? strings.idOnly : <Compared computed={sent.id} shown={transaction} />,
              },
          sent === null
            ? null
            : {
                label: strings.signers,
                value:
                  sent.signedBy === null ? strings.unavailable : <Keys keys={sent.signedBy} none={strings.noSigners} />,
              },
          {
            label: strings.block,
            value:
              proof.id === null ? strings.incomplete : <Compared computed={proof.id} shown={blockId ?? proof.said} />,
          },
          {
            label: strings.producer,
            value: proof.signedBy === null ? strings.unavailable : <KeyLink value={proof.signedBy} />,
          },
        ]}
      />
    </section>
  );
}

function Compared({ computed, shown }: { computed: string; shown: string }) {
  const strings = useStrings('domain/proof');
  if (computed === shown) return <span className="text-positive">✓ {strings.matches}</span>;
  return (
    <span className="text-negative">
      ✗ {strings.mismatch} <span className="ident wrap-anywhere">{computed}</span>
    </span>
  );
}

function Keys({ keys, none }: { keys: readonly string[]; none: string }) {
  if (keys.length === 0) return none;
  return keys.map((key) => <KeyLink key={key} value={key} />);
}
