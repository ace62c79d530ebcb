import { knownFailure } from '@antescope/wallet/transact/known-failure';
import type { InsufficientPermission } from '@antescope/wallet/transact/preview-facts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GuardFindings } from './guard-findings.tsx';
import { Effects } from './effects.tsx';
import { ResourceLink } from './resource-link.tsx';
import type { PreviewState } from './use-preview.ts';
import { useStrings } from '../../i18n/strings.ts';

interface PreviewContentProps {
  preview: PreviewState;
  /** The form's own warnings are shown beside it. */
  warned?: boolean;
  /** false: the actions are listed elsewhere. */
  actions?: boolean;
}

/** The simulation of a transaction, or why there is none. */
export function PreviewContent({ preview, warned = false, actions = true }: PreviewContentProps) {
  const { review: strings, retry } = useStrings('wallet');
  switch (preview.state) {
    case 'none':
      return <p className="text-muted">{strings.incomplete}</p>;
    case 'working':
      return (
        <>
          <p className="text-sm text-muted">{strings.working}</p>
          {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
            <div key={width} className="flex h-(--row) items-center border-b border-line">
              <Skeleton className={`h-3 ${width}`} />
            </div>
          ))}
        </>
      );
    case 'failed':
      return (
        <Failure title={strings.failed} text={preview.message}>
          <button type="button" className="link min-h-8 text-sm pointer-coarse:min-h-tap" onClick={preview.retry}>
            {retry}
          </button>
        </Failure>
      );
    case 'ready': {
      const { preview: facts } = preview.draft;
      if (facts === null) return null;
      // The first authorization pays CPU and NET.
      const billed = facts.signed.find(({ authorization }) => authorization.length > 0)?.authorization[0]?.actor;
      return (
        <div>
          {facts.failure !== null && <ChainFailure text={facts.failure} billed={billed} />}
          {facts.insufficient.map((issue) => (
            <Insufficient key={`${issue.actor}@${issue.permission} ${issue.contract}::${issue.name}`} issue={issue} />
          ))}
          <GuardFindings preview={facts} warned={warned} />
          <Effects preview={facts} actions={actions} />
        </div>
      );
    }
  }
}

/** A permission that the chain will refuse, which the dry run does not notice. */
function Insufficient({ issue }: { issue: InsufficientPermission }) {
  const { review, permissions } = useStrings('wallet');
  const { actor, permission, contract, name, fault, required } = issue;
  const level = `${actor}@${permission}`;
  const action = `${contract}::${name}`;
  const text =
    fault === 'insufficient'
      ? review.insufficient(level, action, `${actor}@${required ?? ''}`)
      : review.refused(level, action, permissions.reasons[fault]);
  return <Failure title={review.fails} text={text} />;
}

function Failure({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div role="alert" className="mb-3 border-s-2 border-negative ps-3 last:mb-0">
      <p className="font-semibold">{title}</p>
      <p className="wrap-anywhere">{text}</p>
      {children}
    </div>
  );
}

/** A failure of the dry run: a known one explained, with the chain's message below. */
function ChainFailure({ text, billed }: { text: string; billed: string | undefined }) {
  const { review, failures } = useStrings('wallet');
  const known = knownFailure(text);
  return (
    <Failure title={review.fails} text={known === null ? text : failures[known]}>
      {known !== null && <p className="text-sm text-muted wrap-anywhere">{text}</p>}
      <ResourceLink failure={text} billed={billed} />
    </Failure>
  );
}
