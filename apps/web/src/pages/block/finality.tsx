import type { FinalityView } from '@antescope/sources/block/finality-view';
import { useStrings } from '../../i18n/strings.ts';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';

type Policy<Name extends 'proposerPolicy' | 'finalizerPolicy'> = { policy: NonNullable<FinalityView[Name]> };

/** The latest ancestor with a quorum certificate. */
export function QcClaim({ qc }: Pick<FinalityView, 'qc'>) {
  const strings = useStrings('pages/block');
  return (
    <>
      <BlockLink number={qc.block} /> <span className="text-muted">{qc.strong ? strings.strong : strings.weak}</span>
    </>
  );
}

/** Producers that the block adds to the last proposed schedule. */
export function ProposerPolicy({ policy }: Policy<'proposerPolicy'>) {
  const strings = useStrings('pages/block');
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      <span className="text-muted">{strings.policyVersion(String(policy.version))}</span>
      {policy.added.map((name) => (
        <span key={name}>
          +<AccountLink name={name} bare />
        </span>
      ))}
      <Removed count={policy.removed} />
    </span>
  );
}

/** Finalizers that the block adds to the last proposed policy. */
export function FinalizerPolicy({ policy }: Policy<'finalizerPolicy'>) {
  const strings = useStrings('pages/block');
  return (
    <>
      <span className="flex flex-wrap gap-x-3 text-muted">
        {strings.generation(String(policy.generation), policy.threshold)}
        <Removed count={policy.removed} />
      </span>
      {policy.added.map(({ key, description, weight }) => (
        <span key={key} className="flex flex-wrap gap-x-3">
          <bdi>+{description}</bdi>
          <span className="text-muted">{strings.weight(weight)}</span>
          <CopyableHash value={key} />
        </span>
      ))}
    </>
  );
}

function Removed({ count }: { count: number }) {
  const strings = useStrings('pages/block');
  return count === 0 ? null : <span className="text-muted">{strings.removed(String(count))}</span>;
}
