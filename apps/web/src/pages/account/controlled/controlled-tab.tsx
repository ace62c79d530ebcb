import type { KeyHolder } from '@antescope/sources/account/account-view';
import type { CreatedAccount } from '@antescope/sources/state/state-index';
import { Moment } from '../../../ui/moment.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { PermissionChip } from '../../../ui/identifier/permission-chip.tsx';
import { List, type Column, type ListPages } from '../../../ui/list.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import { useStrings } from '../../../i18n/strings.ts';

/** Accounts that this account can act for, and accounts it created. */
export function ControlledTab({ name, content }: TabProps<'controlled'>) {
  const strings = useStrings('pages/account/tabs');
  const path = `/account/${name}`;
  const { cursor, createdcursor } = content.pages;
  const link = (cursors: Record<string, string | undefined>) => {
    const search = Object.entries({ tab: 'controlled', cursor, createdcursor, ...cursors });
    const set = search.filter((entry): entry is [string, string] => entry[1] !== undefined);
    return { path, search: Object.fromEntries(set) };
  };
  const [nextHolders, nextCreated] = [content.controlled.meta.next, content.created.meta.next];
  const controlledPages = {
    more: nextHolders === undefined ? null : { ...link({ cursor: nextHolders }), label: strings.morePages },
    newest: cursor === undefined ? null : { ...link({ cursor: undefined }), label: strings.firstPage },
  };
  const createdPages = {
    more: nextCreated === undefined ? null : link({ createdcursor: nextCreated }),
    newest: createdcursor === undefined ? null : link({ createdcursor: undefined }),
  };
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <Section title={strings.controlled}>
        <OutcomeView
          outcome={content.controlled}
          what={strings.whatControlled(name)}
          empty={strings.noControlled(name)}
        >
          {(holders) => <Holders holders={holders} {...controlledPages} />}
        </OutcomeView>
      </Section>
      <Section title={strings.created}>
        <OutcomeView outcome={content.created} what={strings.whatCreated(name)} empty={strings.noCreated(name)}>
          {(accounts) => <Created accounts={accounts} {...createdPages} />}
        </OutcomeView>
      </Section>
    </div>
  );
}

function Holders({ holders, ...pages }: { holders: KeyHolder[] } & ListPages) {
  const strings = useStrings('pages/account/tabs');
  const columns: Column<KeyHolder>[] = [
    {
      id: 'account',
      head: strings.account,
      cell: ({ account, permission }) =>
        permission === '' ? (
          <AccountLink name={account} rowLink />
        ) : (
          <PermissionChip actor={account} permission={permission} />
        ),
    },
    {
      id: 'weight',
      head: strings.weight,
      align: 'end',
      cell: ({ weight, threshold }) =>
        weight === null || threshold === null ? (
          <span className="text-muted">–</span>
        ) : (
          <span className="tabular-nums">
            {strings.of(weight, threshold)}
            <span className="ms-2 text-muted max-sm:hidden">
              {weight >= threshold ? strings.alone : strings.partial}
            </span>
          </span>
        ),
    },
  ];
  return (
    <List
      label={strings.controlled}
      columns={columns}
      rows={holders}
      rowKey={(row) => `${row.account}@${row.permission}`}
      {...pages}
    />
  );
}

function Created({ accounts, ...pages }: { accounts: CreatedAccount[] } & ListPages) {
  const strings = useStrings('pages/account/tabs');
  const columns: Column<CreatedAccount>[] = [
    { id: 'account', head: strings.account, cell: (row) => <AccountLink name={row.name} rowLink /> },
    {
      id: 'time',
      head: strings.time,
      align: 'end',
      cell: (row) => (row.created === null ? '–' : <Moment time={row.created} show="absolute" />),
    },
  ];
  return <List label={strings.created} columns={columns} rows={accounts} rowKey={(row) => row.name} {...pages} />;
}
