import type { FinalizerPolicy, Finalizers } from '@antescope/sources/block/finalizers';
import { useStrings } from '../../i18n/strings.ts';
import { BlockLink } from '../../ui/identifier/block-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { type Column, List } from '../../ui/list.tsx';
import { Section } from '../../ui/section.tsx';

/** Finalizers of a chain with instant finality, and those that become active next. */
export function FinalizerPolicies({ finalizers: { active, pending } }: { finalizers: Finalizers }) {
  const strings = useStrings('pages/chain');
  return (
    <>
      <Policy title={strings.finalizers(String(active.generation), active.threshold)} policy={active} />
      {pending !== null && (
        <Policy title={strings.pendingFinalizers(String(pending.generation), pending.threshold)} policy={pending} />
      )}
    </>
  );
}

function Policy({ title, policy }: { title: string; policy: FinalizerPolicy }) {
  const strings = useStrings('pages/chain');
  const columns: Column<FinalizerPolicy['finalizers'][number]>[] = [
    { id: 'name', head: strings.finalizer, cell: ({ description }) => <bdi>{description}</bdi> },
    {
      id: 'weight',
      head: strings.weight,
      align: 'end',
      cell: ({ weight }) => <span className="figure">{weight}</span>,
    },
    {
      id: 'vote',
      head: strings.lastVote,
      cell: ({ lastVote }) =>
        lastVote === null ? (
          <span className="text-muted">–</span>
        ) : (
          <>
            <BlockLink number={lastVote.block} />
            {!lastVote.strong && <span className="ms-2 text-muted">{strings.weak}</span>}
          </>
        ),
    },
    {
      id: 'key',
      head: strings.finalizerKey,
      className: 'max-md:hidden',
      cell: ({ key }) => <CopyableHash value={key} />,
    },
  ];
  return (
    <div className="mt-8">
      <Section title={title}>
        <List label={title} columns={columns} rows={policy.finalizers} rowKey={({ key }) => key} />
      </Section>
    </div>
  );
}
