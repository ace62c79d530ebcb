import { transactionStatuses } from '@antescope/sources/transaction/transaction-view';
import { ActionPill } from '../../domain/action/action-pill.tsx';
import { ActionSentence } from '../../domain/action/action-sentence.tsx';
import { DirectionMark } from '../../domain/action/direction-mark.tsx';
import { PlannedAction } from '../../domain/action/planned/planned-action.tsx';
import { StatusChip } from '../../domain/action/status-chip.tsx';
import { Section } from '../../ui/section.tsx';
import { actionSamples } from './samples.ts';

/** Actions: a pill of each hue, sentences in both tenses, directions, and the status of a transaction. */
export function ActionParts() {
  return (
    <Section title="Actions">
      <ul className="grid gap-2 py-3">
        {actionSamples.map((action) => (
          <li key={`${action.contract} ${action.name}`} className="flex flex-wrap items-center gap-3">
            <ActionPill contract={action.contract} name={action.name} />
            <span className="min-w-0 wrap-anywhere">
              <ActionSentence action={action} />
            </span>
          </li>
        ))}
      </ul>
      <p className="py-2 wrap-anywhere">
        <PlannedAction action={actionSamples[0]} />
      </p>
      <div className="flex flex-wrap items-center gap-3 py-3">
        <DirectionMark direction="in" />
        <DirectionMark direction="out" />
        <DirectionMark direction="self" />
        {transactionStatuses.map((status) => (
          <StatusChip key={status} status={status} />
        ))}
      </div>
    </Section>
  );
}
