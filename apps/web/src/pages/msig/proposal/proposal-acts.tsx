import type { ProposalView } from '@antescope/sources/msig/proposal-view';
import {
  approveProposal,
  cancelProposal,
  executeProposal,
  type ProposalFacts,
  unapproveProposal,
} from '@antescope/wallet/tools/multisig';
import { type ReactNode, useState } from 'react';
import { contractLink } from '../../../domain/contract/contract-query.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { useSavedUsers } from '../../../wallet/saved-users.ts';
import { ToolForm } from '../../../wallet/tools/tool-form.tsx';
import { withStrings, type ToolWithStrings } from '../../../wallet/tools/tool-text.ts';

/**
 * Approve, Execute, Unapprove and Cancel, as far as the connected account can. `view` is null once the proposal is
 * gone: the receipt of the transaction that executed or canceled it stays. `children` are below the form.
 */
export function ProposalActs({ view, children }: { view: ProposalView | null; children: ReactNode }) {
  const strings = useStrings('pages/msig');
  const { chain } = useBoot();
  const { actor } = useSavedUsers(chain.chainId ?? '');
  const [settled, setSettled] = useState<ProposalView | null>(null);
  const shown = settled ?? view;
  if (shown === null || shown.status === 'unreadable') return children;
  if (!approveProposal.gate(chain))
    return (
      <div className="grid gap-8">
        <ContractActions />
        {children}
      </div>
    );
  const facts = factsFor(shown, actor);
  const [first, ...others] = toolsFor(shown, actor, strings);
  if (first === undefined && actor === null) return children;
  return (
    <section aria-label={strings.act} className="grid gap-3">
      {actor !== null && shown.status !== 'expired' && facts.pending.length > 0 && (
        <p className="border-s-2 border-warning ps-3">{strings.needsYours}</p>
      )}
      {first === undefined ? (
        <>
          <p className="mb-3 text-muted">{strings.noActs(actor!)}</p>
          {children}
        </>
      ) : (
        <ToolForm
          tools={[first, ...others]}
          choice={{ label: strings.act, style: 'radio' }}
          facts={facts}
          onSettled={() => setSettled(shown)}
          onAgain={() => setSettled(null)}
          below={
            <div className="grid gap-6">
              {first.tool.id === 'approve' && <p className="text-sm text-muted">{strings.pinned}</p>}
              {children}
            </div>
          }
        />
      )}
    </section>
  );
}

/** Without a connected account all requested permissions are offered. */
function factsFor({ proposer, name, hash, approvals }: ProposalView, actor: string | null): ProposalFacts {
  const own = approvals.filter((approval) => actor === null || approval.actor === actor);
  return {
    proposer,
    name,
    hash,
    pending: own.filter(({ status }) => status === 'pending'),
    approved: own.filter(({ status }) => status !== 'pending'),
    approvals: approvals.filter(({ status }) => status === 'approved').length,
  };
}

function toolsFor(
  view: ProposalView,
  actor: string | null,
  { acts, actions, approveAs, notes, again }: StringFolders['pages/msig'],
): ToolWithStrings<ProposalFacts>[] {
  const { pending, approved } = factsFor(view, actor);
  const expired = view.status === 'expired';
  const level = { level: { label: approveAs } };
  const text = { acts, faults: {}, notes, again };
  return [
    ...(view.status === 'ready' ? [withStrings(executeProposal, { ...text, fields: {} }, actions.exec)] : []),
    ...(pending.length > 0 && !expired
      ? [withStrings(approveProposal, { ...text, fields: level }, actions.approve)]
      : []),
    // What follows is for accounts that are known to have a part in it.
    ...(actor !== null && approved.length > 0 && !expired
      ? [withStrings(unapproveProposal, { ...text, fields: level }, actions.unapprove)]
      : []),
    ...(expired || actor === view.proposer
      ? [withStrings(cancelProposal, { ...text, fields: {} }, actions.cancel)]
      : []),
  ];
}

/** For chains whose multisig contract takes other fields than the tools have. */
function ContractActions() {
  const strings = useStrings('pages/msig');
  const { chain } = useBoot();
  return (
    <Section title={strings.act}>
      <AppLink {...contractLink({ tab: 'Actions', account: chain.systemAccounts.msig })} className="link block py-3">
        {strings.contractActions(chain.systemAccounts.msig)}
      </AppLink>
    </Section>
  );
}
