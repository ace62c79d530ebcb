import type { TableGrid } from '@antescope/sources/contract/table-query';
import { useStrings } from '../../i18n/strings.ts';
import { contractLink } from '../../domain/contract/contract-query.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { AccountLink } from '../../ui/identifier/account-link.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { cellText } from './cell-text.ts';
import type { XprAdminPageData } from './load.ts';
import { type AdminToolId, adminTools } from './tools.ts';

export const screen = defineScreen({
  strings: 'pages/xpr-admin',
  head: ({ strings, chain }) => ({ title: strings.title, description: strings.description(chain.name) }),
  keyOf: ({ tool }) => tool ?? '',
  Component: XprAdminPage,
});

/** Tables of a contract, and its actions as forms; the chain checks who may. */
function XprAdminPage({ data: { tool, tables, actions } }: ScreenProps<XprAdminPageData>) {
  const strings = useStrings('pages/xpr-admin');
  return (
    <>
      <h1 className="text-2xl font-semibold">{tool === null ? strings.title : strings.tools[tool]}</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">{strings.about}</p>
      <Tabs
        label={strings.title}
        current={tool ?? ''}
        tabs={(Object.keys(adminTools) as AdminToolId[]).map((id) => ({
          id,
          label: strings.tools[id],
          path: `/wallet/admin/${id}`,
        }))}
      />
      {tool === null && <p className="py-4 text-muted">{strings.unknown}</p>}
      <div className="grid gap-4 py-4">
        {actions.map(({ contract, names }) => (
          <Section key={contract} title={strings.actions} aside={<AccountLink name={contract} />}>
            <Actions contract={contract} names={names} />
          </Section>
        ))}
        {tables.map(({ contract, table, grid }) => (
          <Section
            key={`${contract} ${table}`}
            title={<bdi className="ident">{table}</bdi>}
            aside={
              <AppLink {...contractLink({ account: contract, table, scope: contract })} className="link">
                {strings.allRows}
              </AppLink>
            }
          >
            <OutcomeView outcome={grid} what={strings.rowsOf(table)} empty={strings.noRows}>
              {({ rows }) => <Rows label={`${contract} ${table}`} rows={rows} />}
            </OutcomeView>
          </Section>
        ))}
      </div>
    </>
  );
}

/** Links to the form of each action. */
function Actions({ contract, names }: { contract: string; names: string[] | null }) {
  const strings = useStrings('pages/xpr-admin');
  if (names === null) return <p className="py-3 text-negative">{strings.noAbi}</p>;
  if (names.length === 0) return <p className="py-3 text-muted">{strings.noContract(contract)}</p>;
  return (
    <ul className="flex flex-wrap gap-2 py-3">
      {names.map((name) => (
        <li key={name}>
          <AppLink {...contractLink({ tab: 'Actions', account: contract, action: name })} className={buttonClass()}>
            <bdi className="ident">{name}</bdi>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Rows({ label, rows }: { label: string; rows: TableGrid['rows'] }) {
  const first = rows[0]?.data;
  const columns = typeof first === 'object' && first !== null ? Object.keys(first) : [];
  const cell = 'h-(--row) border-b border-line py-2 pe-6 text-start align-top whitespace-nowrap last:pe-1';
  return (
    <section tabIndex={0} aria-label={label} className="overflow-x-auto">
      <table className="min-w-full border-collapse" aria-label={label}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className="border-b border-line py-1 pe-6 text-start text-xs font-normal text-muted"
              >
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ data }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no known key
            <tr key={place}>
              {columns.map((name) => (
                <td key={name} className={cell}>
                  <bdi className="figure block max-w-80 truncate">
                    {cellText((data as Record<string, unknown>)[name])}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
