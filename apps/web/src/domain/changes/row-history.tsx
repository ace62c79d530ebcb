import { useMemo } from 'react';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { RowStep, StepPage } from '@antescope/sources/state/change-steps';
import { Amount } from '../../ui/amount.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { contractLink, scopeParameter } from '../contract/contract-query.ts';
import { TypeBook, type AbiTypes } from '../value/type-book.ts';
import { assetDifference } from './asset-difference.ts';
import { ChangedField } from './changed-field.tsx';
import { changedRowFields } from './changed-fields.ts';
import { Decoding } from './decoding.tsx';
import { StepList } from './step-list.tsx';
import { useStrings } from '../../i18n/strings.ts';

export interface RowHistoryProps {
  code: string;
  table: string;
  /** In nodeos notation. */
  scope: string;
  /** Decimal. */
  primaryKey: string;
  /** Row type in the current ABI. */
  type: string;
  types: AbiTypes;
  /** Changes below this block; null for the newest. */
  below: number | null;
  steps: Outcome<StepPage<RowStep>>;
}

/** History of one table row. */
export function RowHistory({ code, table, scope, primaryKey, type, types, below, steps }: RowHistoryProps) {
  const strings = useStrings('domain/changes');
  const book = useMemo(() => new TypeBook(types), [types]);
  const shape = book.shapeOf(type);
  const typeOf = new Map(shape.kind === 'struct' ? shape.fields.map((field) => [field.name, field.type]) : []);
  const here = { tab: 'Tables', account: code, table, scope: scopeParameter(scope), row: primaryKey };
  return (
    <OutcomeView outcome={steps} what={strings.steps.whatRow} empty={strings.steps.noRow}>
      {(page, meta) => (
        <StepList
          label={strings.steps.whatRow}
          page={page}
          meta={meta}
          stepKey={(step) => `${step.block}`}
          aside={(step) => (
            <>
              {strings.payer} {step.payerBefore !== null && <AccountLink name={step.payerBefore} bare />}
              {step.payerBefore !== null && ' → '}
              <AccountLink name={step.payer} bare />
            </>
          )}
          linkOf={(block) => contractLink({ ...here, below: block?.toString() })}
          older={below !== null}
        >
          {(step) => <Fields step={step} typeOf={typeOf} book={book} />}
        </StepList>
      )}
    </OutcomeView>
  );
}

function Fields({ step, typeOf, book }: { step: RowStep; typeOf: Map<string, string>; book: TypeBook }) {
  const strings = useStrings('domain/changes');
  const { before, after } = step;
  const fields = changedRowFields(before, after);
  const both = before !== null && after !== null;
  return (
    <>
      <Decoding before={before} after={after} />
      {fields.length === 0 && <p className="text-sm text-muted">{strings.same}</p>}
      <dl>
        {fields.map((field) => (
          <ChangedField
            key={field.field}
            {...field}
            both={both}
            type={typeOf.get(field.field)}
            book={book}
            aside={both && <Difference before={field.before} after={field.after} />}
          />
        ))}
      </dl>
    </>
  );
}

function Difference({ before, after }: { before: unknown; after: unknown }) {
  const difference = assetDifference(before, after);
  if (difference === null) return null;
  return (
    <span className="text-sm">
      (<Amount value={difference.amount} flow={difference.flow} />)
    </span>
  );
}
