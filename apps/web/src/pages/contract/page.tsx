import { StarButton } from '../../domain/favorites/star-button.tsx';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Facts } from '../../ui/facts.tsx';
import { accountPath } from '../../ui/identifier/account-link.tsx';
import { CopyableHash } from '../../ui/identifier/copyable-hash.tsx';
import { Glyph } from '../../ui/identifier/glyph.tsx';
import { Failed } from '../../ui/outcome-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Moment } from '../../ui/moment.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { AbiView } from './abi-view.tsx';
import { ActionView } from './action-view.tsx';
import { CodeView } from './code-view.tsx';
import { ContractChoice } from './contract-choice.tsx';
import { preloadHistory } from '../../domain/changes/history-screens.tsx';
import { rowKeyText } from '../../domain/changes/row-key-text.ts';
import { callsOf, contractLink, contractTabs, scopeParameter } from '../../domain/contract/contract-query.ts';
import type { ContractSearch } from '../../domain/contract/contract-search.ts';
import type { ContractPageData } from './load.ts';
import { KvTableView } from './kv-table-view.tsx';
import { NameList } from './name-list.tsx';
import { RowView } from './row-view.tsx';
import { TableView } from './table-view.tsx';

export const screen = defineScreen({
  strings: 'pages/contract',
  head: ({ strings, data }) => {
    const account = data?.account ?? '';
    const part = data?.table?.name ?? data?.kvTable?.name ?? data?.row?.table ?? data?.action?.name;
    const title = account === '' ? strings.heading : strings.title(account);
    return {
      title: part === undefined ? title : `${account}::${part}`,
      description: strings.description,
      path: account === '' ? '/contract' : `/contract?account=${encodeURIComponent(account)}`,
    };
  },
  keyOf: ({ account, tab }) => `${account} ${tab}`,
  preload: ({ data, locale }) => (data.row === null ? null : preloadHistory('row', locale)),
  Component: ContractPage,
});

function ContractPage({ data, search }: ScreenProps<ContractPageData>) {
  const strings = useStrings('pages/contract');
  const { account, contract } = data;
  if (contract === null) return <ContractChoice />;
  return (
    <>
      <Trail data={data} />
      <Header data={data} />
      {contract.state === 'failed' && (
        <Failed title={strings.cannot(account)} what={strings.what(account)} meta={contract.meta} stale={false} />
      )}
      {(contract.state === 'empty' ||
        (contract.state === 'data' && data.tables.length + data.actions.length === 0)) && <Unreadable data={data} />}
      {contract.state === 'data' && data.tables.length + data.actions.length > 0 && (
        <>
          <Tabs
            label={strings.title(account)}
            current={data.tab}
            tabs={contractTabs.map((tab) => ({
              id: tab,
              label: strings.tabs[tab],
              ...(tab === 'Tables' ? { count: grouped(data.tables.length) } : {}),
              ...(tab === 'Actions' ? { count: grouped(data.actions.length) } : {}),
              ...contractLink({ tab, account }),
            }))}
          />
          <div className="pt-5">
            <TabContent data={data} search={search} />
          </div>
        </>
      )}
    </>
  );
}

/** The way from the contracts to a table, a row or an action. */
function Trail({ data: { account, tab, table, kvTable, row, action } }: { data: ContractPageData }) {
  const strings = useStrings('pages/contract');
  const name = table?.name ?? kvTable?.name ?? row?.table ?? action?.name;
  if (name === undefined) return null;
  const above: Crumb[] = [
    { label: strings.heading, path: '/contract' },
    { label: account, ...contractLink({ tab, account }) },
  ];
  if (row === null) return <Breadcrumbs label={strings.trail} above={above} here={name} />;
  const scope = scopeParameter(row.scope);
  const here = /^\d+$/.test(row.primaryKey) ? rowKeyText(row.table, row.primaryKey) : row.primaryKey;
  return (
    <Breadcrumbs
      label={strings.trail}
      above={[...above, { label: name, ...contractLink({ tab, account, table: name, scope }) }]}
      here={row.scope === account || row.scope === '' ? here : `${row.scope} · ${here}`}
    />
  );
}

function Header({ data: { account, contract } }: { data: ContractPageData }) {
  const strings = useStrings('pages/contract');
  const view = contract?.state === 'data' ? contract.data : null;
  const exists = contract?.state !== 'empty';
  return (
    <div className="pb-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Glyph name={account} size={28} />
        <h1 className="ident text-2xl font-semibold whitespace-normal! wrap-anywhere" data-copy-object={account}>
          {account}
        </h1>
        {view?.privileged === true && <Chip tone="warning">{strings.facts.privileged}</Chip>}
        {exists && <StarButton favorite={{ type: 'contract', name: account }} />}
        <span className="ms-auto flex flex-wrap gap-x-4">
          {exists && (
            <>
              <AppLink
                path={accountPath(account)}
                className="link inline-flex min-h-7 items-center pointer-coarse:min-h-tap"
              >
                {strings.facts.account}
              </AppLink>
              <AppLink {...callsOf(account)} className="link inline-flex min-h-7 items-center pointer-coarse:min-h-tap">
                {strings.facts.calls}
              </AppLink>
            </>
          )}
          <AppLink path="/contract" className="link inline-flex min-h-7 items-center pointer-coarse:min-h-tap">
            {strings.choose.search}
          </AppLink>
        </span>
      </div>
      {view !== null && (
        <div className="mt-2">
          <Facts
            columns={3}
            facts={[
              {
                label: strings.facts.codeHash,
                value: view.codeHash === null ? strings.facts.none : <CopyableHash value={view.codeHash} />,
              },
              view.abiHash === null
                ? null
                : { label: strings.facts.abiHash, value: <CopyableHash value={view.abiHash} /> },
              {
                label: strings.facts.updated,
                value: view.updated === null ? strings.facts.none : <Moment time={view.updated} show="absolute" />,
              },
            ]}
          />
        </div>
      )}
    </div>
  );
}

function Unreadable({ data: { account, contract } }: { data: ContractPageData }) {
  const strings = useStrings('pages/contract');
  const view = contract?.state === 'data' ? contract.data : null;
  return (
    <div role="alert" className="my-4 max-w-2xl border-s-2 border-line-strong ps-3">
      <p className="font-semibold">{strings.cannot(account)}</p>
      <p className="text-muted wrap-anywhere">
        {view === null
          ? strings.noAccount
          : view.abiProblem !== null
            ? strings.badAbi(view.abiProblem)
            : view.codeHash === null
              ? strings.noCode
              : strings.noAbi}
      </p>
      {view?.codeHash != null && (
        <div className="mt-4">
          <CodeView account={account} codeHash={view.codeHash} />
        </div>
      )}
    </div>
  );
}

function TabContent({ data, search }: { data: ContractPageData; search: ContractSearch }) {
  const strings = useStrings('pages/contract');
  const { account, tab } = data;
  if (tab === 'ABI')
    return data.abi === null ? null : <AbiView account={account} abi={data.abi} type={search.type ?? ''} />;
  if (tab === 'Code') {
    const hash = data.contract?.state === 'data' ? data.contract.data.codeHash : null;
    return hash === null ? (
      <p className="text-muted">{strings.code.none}</p>
    ) : (
      <CodeView account={account} codeHash={hash} />
    );
  }
  const tables = tab === 'Tables';
  const chosen = tables ? (search.table ?? null) : (search.action ?? null);
  const names = tables ? data.tables : data.actions;
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <NameList
        key={tab}
        label={tables ? strings.list.tables : strings.list.actions}
        names={names}
        chosen={chosen}
        linkOf={(name) => contractLink(tables ? { tab, account, table: name } : { tab, account, action: name })}
      />
      <div className="min-w-0">
        {data.error !== null && (
          <p role="alert" className="my-2 border-s-2 border-negative ps-3 font-semibold wrap-anywhere">
            {data.error}
          </p>
        )}
        {data.error === null && chosen === null && (
          <p className="py-2 text-muted">
            {tables
              ? names.length === 0
                ? strings.noTables
                : strings.pickTable
              : names.length === 0
                ? strings.noActions
                : strings.pickAction}
          </p>
        )}
        {data.table !== null && <TableView account={account} table={data.table} search={search} />}
        {data.kvTable !== null && <KvTableView table={data.kvTable} search={search} />}
        {data.row !== null && <RowView account={account} row={data.row} search={search} />}
        {data.action !== null && (
          <ActionView key={data.action.name} account={account} action={data.action} search={search} />
        )}
      </div>
    </div>
  );
}
