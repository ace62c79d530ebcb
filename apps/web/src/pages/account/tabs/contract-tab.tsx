import type { ContractSummary } from '@antescope/sources/account/contract-summary';
import { grouped } from '../../../ui/amount-text.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import type { TabProps } from '../tab-props.ts';
import { useStrings } from '../../../i18n/strings.ts';

/** Actions and tables of the account's contract, linked to the contract page. */
export function ContractTab({ name, content }: TabProps<'contract'>) {
  const strings = useStrings('pages/account/tabs');
  return (
    <OutcomeView outcome={content.contract} what={strings.whatContract(name)} empty={strings.noContract(name)}>
      {(contract) => <Contract name={name} contract={contract} />}
    </OutcomeView>
  );
}

function Contract({ name, contract }: { name: string; contract: ContractSummary }) {
  const strings = useStrings('pages/account/tabs');
  return (
    <>
      <div className="mb-8 max-w-5xl">
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
          ]}
        />
        <AppLink path="/contract" search={{ account: name }} className={`${buttonClass()} mt-4`}>
          {strings.openContract}
        </AppLink>
      </div>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <Section title={strings.actions}>
          {contract.actions.length === 0 && <p className="py-3 text-muted">{strings.noActions}</p>}
          <ul>
            {contract.actions.map((action) => (
              <li key={action.name} className="border-b border-line py-1.5">
                <AppLink
                  path="/contract"
                  search={{ tab: 'actions', account: name, action: action.name }}
                  className="ident link"
                >
                  {action.name}
                </AppLink>{' '}
                <span className="ident text-sm wrap-anywhere whitespace-normal! text-muted">
                  {action.fields.map((field) => field.name).join(', ')}
                </span>
              </li>
            ))}
          </ul>
          {contract.actions.length < contract.counts.actions && (
            <Remaining name={name} tab="Actions" count={contract.counts.actions - contract.actions.length} />
          )}
        </Section>
        <Section title={strings.tables}>
          {contract.tables.length === 0 && <p className="py-3 text-muted">{strings.noTables}</p>}
          <ul>
            {contract.tables.map((table) => (
              <li key={table.name} className="border-b border-line py-1.5">
                <AppLink
                  path="/contract"
                  search={{ tab: 'tables', account: name, scope: name, table: table.name }}
                  className="ident link"
                >
                  {table.name}
                </AppLink>{' '}
                <span className="ident text-sm text-muted">{table.type}</span>
              </li>
            ))}
          </ul>
          {contract.tables.length < contract.counts.tables && (
            <Remaining name={name} tab="Tables" count={contract.counts.tables - contract.tables.length} />
          )}
        </Section>
      </div>
    </>
  );
}

/** What is not listed here is on the contract's own page. */
function Remaining({ name, tab, count }: { name: string; tab: string; count: number }) {
  const strings = useStrings('pages/account/tabs');
  return (
    <AppLink path="/contract" search={{ account: name, tab }} className="link mt-2 inline-block">
      {strings.openContract} (+{grouped(count)})
    </AppLink>
  );
}
