import type { Outcome } from '@antescope/sources/core/outcome';
import type { ContractStep, StepPage } from '@antescope/sources/state/change-steps';
import { grouped } from '../../ui/amount-text.ts';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { StepList } from './step-list.tsx';
import { useStrings } from '../../i18n/strings.ts';

export interface ContractHistoryProps {
  name: string;
  below: number | null;
  steps: Outcome<StepPage<ContractStep>>;
}

/** History of an account's code and ABI. */
export function ContractHistory({ name, below, steps }: ContractHistoryProps) {
  const strings = useStrings('domain/changes').steps;
  return (
    <OutcomeView outcome={steps} what={strings.whatContract(name)} empty={strings.noContract}>
      {(page, meta) => (
        <StepList
          label={strings.whatContract(name)}
          page={page}
          meta={meta}
          stepKey={(step) => `${step.block} ${step.what}`}
          about={(step) => <span className="font-semibold">{strings.parts[step.what]}</span>}
          linkOf={(block) => ({
            path: accountPath(name),
            search: { tab: 'past', view: 'contract', ...(block === null ? {} : { below: block.toString() }) },
          })}
          older={below !== null}
        >
          {({ before, after }) => (
            <p className="flex flex-wrap items-center gap-x-3">
              {before !== null && <Set state={before} muted />}
              {before !== null && after !== null && (
                <span aria-hidden className="text-muted rtl:-scale-x-100">
                  →
                </span>
              )}
              {after !== null && <Set state={after} />}
            </p>
          )}
        </StepList>
      )}
    </OutcomeView>
  );
}

function Set({ state, muted = false }: { state: { hash: string; bytes: number | null }; muted?: boolean }) {
  const strings = useStrings('domain/changes').steps;
  return (
    <span className={`inline-flex items-center gap-x-2 ${muted ? 'text-muted' : ''}`}>
      <CopyableHash value={state.hash} />
      {state.bytes !== null && <span className="text-sm text-muted">{strings.bytes(grouped(state.bytes))}</span>}
    </span>
  );
}
