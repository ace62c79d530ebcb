import type { ServiceStake } from '@antescope/sources/account/service-stakes';
import type { DelegatedBandwidth } from '@antescope/sources/account/stakes';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { useMessages } from '../../../i18n/messages-context.ts';
import { usePageWords } from '../../../i18n/page-words.ts';
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
import type { TabProps } from '../tab-props.ts';
import { accountTabWords } from '../words.ts';

/** What the account staked and for whom, what waits to come back, and the resources that this gives. */
export function ResourcesTab({ name, view, content }: TabProps<'resources'>) {
  const words = usePageWords(accountTabWords);
  return (
    <>
      {view !== null && <ResourceRow view={view} />}
      <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Section title={words.delegations}>
          <OutcomeView outcome={content.stakes} what={words.whatStakes(name)} empty={words.noStakes}>
            {(sheet) => <Delegations rows={sheet.rows} />}
          </OutcomeView>
        </Section>
        <div className="grid content-start gap-8">
          <Sums name={name} content={content} byOthers={view === null ? null : balancesOf(view).stakedByOthers} />
          <Refunds name={name} content={content} />
          {content.services !== null && (
            <Section title={words.services}>
              <OutcomeView outcome={content.services} what={words.whatServices(name)} empty={words.noStakes}>
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
  const words = usePageWords(accountTabWords);
  const columns: Column<DelegatedBandwidth>[] = [
    {
      id: 'to',
      head: words.receiver,
      cell: (row) => (
        <>
          <AccountLink name={row.to} rowLink />
          {row.from === row.to && <span className="ms-2 text-sm text-muted">{words.itself}</span>}
        </>
      ),
    },
    { id: 'cpu', head: words.cpu, align: 'end', cell: (row) => <Amount value={row.cpu} />, className: 'max-sm:hidden' },
    { id: 'net', head: words.net, align: 'end', cell: (row) => <Amount value={row.net} />, className: 'max-sm:hidden' },
    { id: 'both', head: words.both, align: 'end', cell: (row) => <Amount value={row.total} /> },
  ];
  return <List label={words.delegations} columns={columns} rows={rows} rowKey={(row) => row.to} />;
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
  const words = usePageWords(accountTabWords);
  const { account } = useMessages();
  const { chain } = useBoot();
  const history = content.indexed ? systemRowHistory(chain, 'userres', name) : null;
  const sheet = content.stakes.state === 'data' ? content.stakes.data : null;
  if (sheet === null && byOthers === null) return null;
  const rows: Sum[] =
    sheet === null
      ? []
      : [
          { label: words.selfStaked, cpu: sheet.selfStakedCpu, net: sheet.selfStakedNet },
          { label: words.toOthers, cpu: sheet.stakedToOthersCpu, net: sheet.stakedToOthersNet },
          { label: words.totalStaked, cpu: sheet.totalCpu, net: sheet.totalNet },
        ];
  const columns: Column<Sum>[] = [
    { id: 'label', head: words.staked, headHidden: true, cell: (row) => row.label },
    { id: 'cpu', head: words.cpu, align: 'end', cell: (row) => row.cpu !== null && <Amount value={row.cpu} /> },
    { id: 'net', head: words.net, align: 'end', cell: (row) => row.net !== null && <Amount value={row.net} /> },
  ];
  return (
    <Section
      title={words.staked}
      aside={history === null ? undefined : <HistoryLink {...history} label={account.history} />}
    >
      {rows.length > 0 && <List label={words.staked} columns={columns} rows={rows} rowKey={(row) => row.label} />}
      {byOthers !== null && (
        <p className="flex justify-between gap-4 py-2">
          <span>{words.byOthers}</span>
          <Amount value={byOthers} />
        </p>
      )}
    </Section>
  );
}

function Refunds({ name, content }: { name: string; content: TabProps<'resources'>['content'] }) {
  const words = usePageWords(accountTabWords);
  return (
    <Section title={words.refunds}>
      <OutcomeView outcome={content.refunds} what={words.whatRefunds(name)} empty={words.noRefunds}>
        {(rows) =>
          rows.map((row) => (
            <div key={row.requested} className="border-b border-line py-2">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Amount value={row.total} />
                <span className="text-sm text-muted">
                  {words.cpu} <Amount value={row.cpu} /> · {words.net} <Amount value={row.net} />
                </span>
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
                <span>
                  {words.requested} <Moment time={row.requested} show="absolute" />
                </span>
                <span>
                  {words.available} <Moment time={row.available} show="absolute" />
                </span>
                {row.due && <Chip tone="positive">{words.due}</Chip>}
              </p>
            </div>
          ))
        }
      </OutcomeView>
    </Section>
  );
}

function Services({ rows }: { rows: ServiceStake[] }) {
  const words = usePageWords(accountTabWords);
  const columns: Column<ServiceStake>[] = [
    { id: 'contract', head: words.contract, cell: (row) => <AccountLink name={row.contract} /> },
    { id: 'kind', head: words.kind, cell: (row) => words.kinds[row.kind] },
    {
      id: 'unlocks',
      head: words.unlocks,
      cell: (row) => (row.unlocks === null ? '–' : <Moment time={row.unlocks} show="absolute" />),
    },
    { id: 'amount', head: words.amount, align: 'end', cell: (row) => <Amount value={row.quantity} /> },
  ];
  return (
    <List
      label={words.services}
      columns={columns}
      rows={rows}
      rowKey={(row) => `${row.contract} ${row.kind} ${row.quantity} ${row.requested}`}
    />
  );
}
