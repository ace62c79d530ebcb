import type { KeyHolder } from '@antescope/sources/account/account-view';
import type { CreatedAccount } from '@antescope/sources/state/state-index';
import { usePageWords } from '../../../i18n/page-words.ts';
import { Moment } from '../../../ui/moment.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { PermissionChip } from '../../../ui/identifier/permission-chip.tsx';
import { List, type Column } from '../../../ui/list.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import type { TabProps } from '../tab-props.ts';
import { accountTabWords } from '../words.ts';

/** Accounts that this one can act for, and accounts that it made. */
export function ControlledTab({ name, content }: TabProps<'controlled'>) {
  const words = usePageWords(accountTabWords);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <Section title={words.controlled}>
        <OutcomeView outcome={content.controlled} what={words.whatControlled(name)} empty={words.noControlled(name)}>
          {(holders) => <Holders holders={holders} />}
        </OutcomeView>
      </Section>
      <Section title={words.created}>
        <OutcomeView outcome={content.created} what={words.whatCreated(name)} empty={words.noCreated(name)}>
          {({ accounts, moreChildren }) => (
            <>
              <Created accounts={accounts} />
              {moreChildren && <p className="py-3 text-muted">{words.moreCreated(accounts.length)}</p>}
            </>
          )}
        </OutcomeView>
      </Section>
    </div>
  );
}

function Holders({ holders }: { holders: KeyHolder[] }) {
  const words = usePageWords(accountTabWords);
  const columns: Column<KeyHolder>[] = [
    {
      id: 'account',
      head: words.account,
      cell: ({ account, permission }) =>
        permission === '' ? (
          <AccountLink name={account} rowLink />
        ) : (
          <PermissionChip actor={account} permission={permission} />
        ),
    },
    {
      id: 'weight',
      head: words.weight,
      align: 'end',
      cell: ({ weight, threshold }) =>
        weight === null || threshold === null ? (
          <span className="text-muted">–</span>
        ) : (
          <span className="tabular-nums">
            {words.of(weight, threshold)}
            <span className="ms-2 text-muted max-sm:hidden">{weight >= threshold ? words.alone : words.together}</span>
          </span>
        ),
    },
  ];
  return (
    <List
      label={words.controlled}
      columns={columns}
      rows={holders}
      rowKey={(row) => `${row.account}@${row.permission}`}
    />
  );
}

function Created({ accounts }: { accounts: CreatedAccount[] }) {
  const words = usePageWords(accountTabWords);
  const columns: Column<CreatedAccount>[] = [
    { id: 'account', head: words.account, cell: (row) => <AccountLink name={row.name} rowLink /> },
    {
      id: 'time',
      head: words.time,
      align: 'end',
      cell: (row) => (row.created === null ? '–' : <Moment time={row.created} show="absolute" />),
    },
  ];
  return <List label={words.created} columns={columns} rows={accounts} rowKey={(row) => row.name} />;
}
