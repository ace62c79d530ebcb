import type { ServiceStake } from '@antescope/sources/account/service-stakes';
import type { DelegatedBandwidth } from '@antescope/sources/account/stakes';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { useStrings } from '../../../i18n/strings.ts';
import { useMessages } from '../../../i18n/messages-context.ts';
import { Moment } from '../../../ui/moment.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { AccountLink } from '../../../ui/identifier/account-link.tsx';
import { HistoryLink } from '../../../domain/changes/history-link.tsx';
import { List, type Column } from '../../../ui/list.tsx';
import { OutcomeView } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { systemRowHistory } from '../../../domain/past/system-row-history.ts';
import { ResourceRow } from '../resource-row.tsx';
import { balancesOf } from '../../../domain/account/balances.ts';
import type { TabProps } from '../tabs/tab-props.ts';

/** Stakes, pending refunds, and the resources that result. */
export function ResourcesTab({ name, view, content }: TabProps<'resources'>) {
  const strings = useStrings('pages/account/tabs');
  return (
    <>
      {view !== null && <ResourceRow view={view} />}
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]">
        <Section title={strings.delegations}>
          <OutcomeView outcome={content.stakes} what={strings.whatStakes(name)} empty={strings.noStakes}>
            {(sheet) => <Delegations rows={sheet.rows} />}
          </OutcomeView>
        </Section>
        <div className="grid content-start gap-8">
          <Sums name={name} content={content} byOthers={view === null ? null : balancesOf(view).stakedByOthers} />
          <Refunds name={name} content={content} />
          {content.services !== null && (
            <Section title={strings.services}>
              <OutcomeView outcome={content.services} what={strings.whatServices(name)} empty={strings.noStakes}>
                {(rows) => <Services rows={rows} />}
              </OutcomeView>
            </Section>
          )}
        </div>
      </div>
    </>
  );
}

function Delegations({ rows }: { rows: DelegatedBandwidth[] }) {
  const strings = useStrings('pages/account/tabs');
  const columns: Column<DelegatedBandwidth>[] = [
    {
      id: 'to',
      head: strings.receiver,
      cell: (row) => (
        <>
          <AccountLink name={row.to} rowLink />
          {row.from === row.to && <span className="ms-2 text-sm text-muted">{strings.self}</span>}
        </>
      ),
    },
    {
      id: 'cpu',
      head: strings.cpu,
      align: 'end',
      cell: (row) => <Amount value={row.cpu} />,
      className: 'whitespace-nowrap max-sm:hidden',
    },
    {
      id: 'net',
      head: strings.net,
      align: 'end',
      cell: (row) => <Amount value={row.net} />,
      className: 'whitespace-nowrap max-sm:hidden',
    },
    {
      id: 'both',
      head: strings.both,
      align: 'end',
      cell: (row) => (
        <>
          <Amount value={row.total} />
          <span className="block text-sm text-muted sm:hidden">
            {strings.cpu} <Amount value={row.cpu} />
          </span>
          <span className="block text-sm text-muted sm:hidden">
            {strings.net} <Amount value={row.net} />
          </span>
        </>
      ),
      className: 'whitespace-nowrap',
    },
  ];
  return <List label={strings.delegations} columns={columns} rows={rows} rowKey={(row) => row.to} />;
}

interface Sum {
  label: string;
  cpu: string | null;
  net: string | null;
}

function Sums({
  name,
  content,
  byOthers,
}: Pick<TabProps<'resources'>, 'name' | 'content'> & { byOthers: string | null }) {
  const strings = useStrings('pages/account/tabs');
  const { account } = useMessages();
  const { chain } = useBoot();
  const history = content.indexed ? systemRowHistory(chain, 'userres', name) : null;
  const sheet = content.stakes.state === 'data' ? content.stakes.data : null;
  if (sheet === null && byOthers === null) return null;
  const rows: Sum[] =
    sheet === null
      ? []
      : [
          { label: strings.selfStaked, cpu: sheet.selfStakedCpu, net: sheet.selfStakedNet },
          { label: strings.toOthers, cpu: sheet.stakedToOthersCpu, net: sheet.stakedToOthersNet },
          { label: strings.totalStaked, cpu: sheet.totalCpu, net: sheet.totalNet },
        ];
  const columns: Column<Sum>[] = [
    {
      id: 'label',
      head: strings.staked,
      headHidden: true,
      cell: (row) => row.label,
      className: 'whitespace-nowrap',
    },
    {
      id: 'cpu',
      head: strings.cpu,
      align: 'end',
      cell: (row) => row.cpu !== null && <Amount value={row.cpu} />,
      className: 'whitespace-nowrap',
    },
    {
      id: 'net',
      head: strings.net,
      align: 'end',
      cell: (row) => row.net !== null && <Amount value={row.net} />,
      className: 'whitespace-nowrap',
    },
  ];
  return (
    <Section
      title={strings.staked}
      aside={history === null ? undefined : <HistoryLink {...history} label={account.history} />}
    >
      {rows.length > 0 && <List label={strings.staked} columns={columns} rows={rows} rowKey={(row) => row.label} />}
      {byOthers !== null && (
        <p className="flex justify-between gap-4 py-2">
          <span>{strings.byOthers}</span>
          <Amount value={byOthers} />
        </p>
      )}
    </Section>
  );
}

function Refunds({ name, content }: { name: string; content: TabProps<'resources'>['content'] }) {
  const strings = useStrings('pages/account/tabs');
  return (
    <Section title={strings.refunds}>
      <OutcomeView outcome={content.refunds} what={strings.whatRefunds(name)} empty={strings.noRefunds}>
        {(rows) =>
          rows.map((row) => (
            <div key={row.requested} className="border-b border-line py-2">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Amount value={row.total} />
                <span className="text-sm text-muted">
                  {strings.cpu} <Amount value={row.cpu} /> · {strings.net} <Amount value={row.net} />
                </span>
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
                <span>
                  {strings.requested} <Moment time={row.requested} show="absolute" />
                </span>
                <span>
                  {strings.available} <Moment time={row.available} show="absolute" />
                </span>
                {row.due && <Chip tone="positive">{strings.due}</Chip>}
              </p>
            </div>
          ))
        }
      </OutcomeView>
    </Section>
  );
}

function Services({ rows }: { rows: ServiceStake[] }) {
  const strings = useStrings('pages/account/tabs');
  const columns: Column<ServiceStake>[] = [
    { id: 'contract', head: strings.contract, cell: (row) => <AccountLink name={row.contract} /> },
    { id: 'kind', head: strings.kind, cell: (row) => strings.kinds[row.kind] },
    {
      id: 'unlocks',
      head: strings.unlocks,
      cell: (row) => (row.unlocks === null ? '–' : <Moment time={row.unlocks} show="absolute" />),
    },
    { id: 'amount', head: strings.amount, align: 'end', cell: (row) => <Amount value={row.quantity} /> },
  ];
  return (
    <List
      label={strings.services}
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.contract} ${row.kind} ${row.quantity} ${row.requested}`}
    />
  );
}
