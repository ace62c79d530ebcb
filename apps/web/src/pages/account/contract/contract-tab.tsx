import type { ContractSummary, NamedFields } from '@antescope/sources/account/contract-summary';
import { lastValue, type Outcome } from '@antescope/sources/core/outcome';
import type { ContractUsage } from '@antescope/sources/state/contract-usage';
import { contractLink } from '../../../domain/contract/contract-query.ts';
import { grouped } from '../../../ui/amount-text.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { CallsPerDay, CallsSince, TopCallers } from './contract-usage.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import type { UsageRange } from './usage-range.ts';
import { useStrings } from '../../../i18n/strings.ts';

/** Actions and tables of the account's contract, linked to the contract page. */
export function ContractTab({ name, content }: TabProps<'contract'>) {
  const strings = useStrings('pages/account/tabs');
  return (
    <OutcomeView outcome={content.contract} what={strings.whatContract(name)} empty={strings.noContract(name)}>
      {(contract) => <Contract name={name} contract={contract} usage={content.usage} range={content.range} />}
    </OutcomeView>
  );
}

interface ContractProps {
  name: string;
  contract: ContractSummary;
  usage: Outcome<ContractUsage> | null;
  range: UsageRange;
}

function Contract({ name, contract, usage, range }: ContractProps) {
  const strings = useStrings('pages/account/tabs');
  const known = usage === null ? null : lastValue(usage);
  return (
    <>
      <div className="mb-4">
        <Facts
          facts={[
            {
              label: strings.codeHash,
              value:
                contract.codeHash === null ? (
                  strings.noCode
                ) : (
                  <span className="inline-flex items-start gap-1">
                    <span className="ident wrap-anywhere whitespace-normal!">{contract.codeHash}</span>
                    <CopyButton value={contract.codeHash} />
                  </span>
                ),
            },
            ...usageFacts(known, strings),
          ]}
        />
        <AppLink {...contractLink({ account: name })} className={`${buttonClass()} mt-4`}>
          {strings.openContract}
        </AppLink>
      </div>
      {usage === null && <p className="mb-4 text-sm text-muted">{strings.noIndex}</p>}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {usage !== null && <CallsPerDay name={name} usage={usage} range={range} />}
          <Section title={strings.actions} aside={known === null ? undefined : <CallsSince usage={known} />}>
            {contract.actions.length === 0 && <p className="py-3 text-muted">{strings.noActions}</p>}
            <ul>
              {mostCalledFirst(contract.actions, known).map(({ action, calls }) => (
                <li
                  key={action.name}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-1.5 last:border-b-0"
                >
                  <Entry link={contractLink({ tab: 'Actions', account: name, action: action.name })} entry={action} />
                  {calls !== null && (
                    <span className={`figure shrink-0 ${calls === 0 ? 'text-muted' : ''}`}>{grouped(calls)}</span>
                  )}
                </li>
              ))}
            </ul>
            {contract.actions.length < contract.counts.actions && (
              <Remaining name={name} tab="Actions" count={contract.counts.actions - contract.actions.length} />
            )}
          </Section>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {known !== null && known.callers.length > 0 && <TopCallers usage={known} />}
          <Section title={strings.tables}>
            {contract.tables.length === 0 && <p className="py-3 text-muted">{strings.noTables}</p>}
            <ul>
              {contract.tables.map((table) => (
                <li key={table.name} className="border-b border-line py-1.5 last:border-b-0">
                  <Entry link={contractLink({ tab: 'Tables', account: name, table: table.name })} entry={table} />
                </li>
              ))}
            </ul>
            {contract.tables.length < contract.counts.tables && (
              <Remaining name={name} tab="Tables" count={contract.counts.tables - contract.tables.length} />
            )}
          </Section>
        </div>
      </div>
    </>
  );
}

/** An action or a table: its link opens the contract page's form for it, or its rows. */
function Entry({ link, entry }: { link: ReturnType<typeof contractLink>; entry: NamedFields }) {
  return (
    <span className="min-w-0">
      <AppLink {...link} className="ident link">
        {entry.name}
      </AppLink>{' '}
      <bdi className="ident text-sm wrap-anywhere whitespace-normal! text-muted">
        {entry.fields.map((field) => field.name).join(', ')}
      </bdi>
    </span>
  );
}

type Strings = StringFolders['pages/account/tabs'];

function usageFacts(usage: ContractUsage | null, strings: Strings): Fact[] {
  if (usage === null) return [];
  return [
    { label: strings.countedSince, value: <Moment time={usage.period.from} show="absolute" /> },
    { label: strings.calls, value: <span className="figure">{grouped(usage.calls)}</span> },
    { label: strings.callers, value: <span className="figure">{grouped(usage.callerCount)}</span> },
  ];
}

type Action = ContractSummary['actions'][number];

/** The actions with their calls, most called first, then in the order of the ABI; `calls` is null if unknown. */
function mostCalledFirst(actions: Action[], usage: ContractUsage | null): { action: Action; calls: number | null }[] {
  if (usage === null) return actions.map((action) => ({ action, calls: null }));
  const counts = new Map(usage.actions.map(({ name, calls }) => [name, calls]));
  return actions
    .map((action) => ({ action, calls: counts.get(action.name) ?? 0 }))
    .toSorted((a, b) => b.calls - a.calls);
}

/** What is not listed here is on the contract's own page. */
function Remaining({ name, tab, count }: { name: string; tab: 'Actions' | 'Tables'; count: number }) {
  const strings = useStrings('pages/account/tabs');
  return (
    <AppLink {...contractLink({ account: name, tab })} className="link mt-2 inline-block">
      {strings.openContract} (+{grouped(count)})
    </AppLink>
  );
}
