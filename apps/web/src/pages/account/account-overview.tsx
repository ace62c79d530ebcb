import type { ReactNode } from 'react';
import type { AccountView } from '@antescope/sources/account/account-view';
import { useMessages } from '../../i18n/messages-context.ts';
import { loadPart } from '../../lib/page/load-failure.ts';
import { deferredPart } from '../../ui/deferred-part.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Amount } from '../../ui/amount.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { accountPath, AccountLink } from '../../ui/identifier/account-link.tsx';
import { Section } from '../../ui/section.tsx';
import { AboutScreen } from './tab-screens.tsx';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { balancesOf, isZero, zeroOf } from '../../domain/account/balances.ts';
import type { AccountPageData } from './account-page-data.ts';
import { Allocation } from './allocation.tsx';
import { LatestActions } from './latest-actions.tsx';
import { permissionNames } from '../../domain/account/permission-order.ts';
import { PermissionTree } from '../../domain/account/permission-tree.tsx';

/** Height of the chart that is on its way. */
const chartSpace = <div className="h-52" />;
const BalanceChart = deferredPart(
  () => loadPart(() => import('./overview/balance-chart.tsx')).then((module) => module.BalanceChart),
  chartSpace,
);
const TokensCard = deferredPart(
  () => loadPart(() => import('./overview/tokens-card.tsx')).then((module) => module.TokensCard),
  <div className="card h-52" />,
);

const IssuedCard = deferredPart(
  () => loadPart(() => import('./overview/issued-card.tsx')).then((module) => module.IssuedCard),
  <div className="card h-52" />,
);

const ResourceRow = deferredPart(
  () => loadPart(() => import('./resource-row.tsx')).then((module) => module.ResourceRow),
  <div className="mb-4 h-36" />,
);

export function AccountOverview({ data, view }: { data: AccountPageData; view: AccountView | null }) {
  const { account: strings } = useMessages();
  return (
    <>
      {data.about !== null && <AboutScreen about={data.about} />}
      {view !== null && (
        <>
          <div className="card mb-4 p-4 sm:p-5">
            {data.balanceHistory === null || data.balanceHistory.state === 'empty' ? (
              <BalanceRow view={view} worth={data.worth} />
            ) : (
              <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2 lg:items-center">
                <BalanceRow view={view} worth={data.worth} />
                <div className="min-w-0">
                  <BalanceChart history={data.balanceHistory} />
                </div>
              </div>
            )}
            <Allocation balances={balancesOf(view)} />
          </div>
          <ResourceRow view={view} />
        </>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {data.actions !== null && (
          <Section
            title={strings.latest}
            aside={
              <AppLink path={accountPath(data.name)} search={{ tab: 'transactions' }} className="link">
                {strings.allActions}
              </AppLink>
            }
          >
            <LatestActions name={data.name} actions={data.actions} />
          </Section>
        )}
        <div className="grid min-w-0 gap-4">
          {data.issued !== null && data.issued.state !== 'empty' && <IssuedCard issued={data.issued} />}
          {data.tokens !== null && <TokensCard name={data.name} tokens={data.tokens} lookalikes={data.lookalikes} />}
          {view !== null && view.voter !== null && <Votes voter={view.voter} />}
          {view !== null && <Permissions view={view} />}
        </div>
      </div>
    </>
  );
}

function BalanceRow({ view, worth }: { view: AccountView; worth: string | null }) {
  const { account: strings } = useMessages();
  const { chain } = useBoot();
  const balances = balancesOf(view);
  const zero = zeroOf(chain);
  const fiat = worth === null ? null : <bdi className="figure">≈ {worth}</bdi>;
  const parts: [string, string | null, ReactNode][] = [
    [strings.selfStaked, balances.selfStaked, null],
    [strings.stakedByOthers, balances.stakedByOthers, null],
    [
      strings.refunding,
      balances.refunding,
      balances.refundAvailable === null ? null : (
        <>
          {strings.refundAvailable} <Moment time={balances.refundAvailable} show="relative" />
        </>
      ),
    ],
  ];
  const included = [
    balances.liquid === null ? null : strings.liquid,
    balances.selfStaked === null ? null : strings.selfStaked,
    balances.refunding === null ? null : strings.refunding,
  ].filter((label) => label !== null);
  const totalNote = (
    <>
      {fiat}
      {included.length > 1 && <span className={fiat === null ? '' : 'ms-2'}>{included.join(' + ')}</span>}
    </>
  );
  const items: [string, string, ReactNode][] = [
    [strings.total, balances.total ?? zero, totalNote],
    [strings.liquid, balances.liquid ?? zero, null],
    // A part of zero says nothing that its absence does not.
    ...parts.flatMap(([label, value, note]): [string, string, ReactNode][] =>
      value === null || isZero(value) ? [] : [[label, value, note]],
    ),
  ];
  return (
    <dl className="grid grid-cols-2 content-start gap-4 sm:flex sm:flex-wrap sm:items-end sm:gap-x-10">
      {items.map(([label, value, note], index) => (
        <div key={label} className="min-w-0 max-sm:first:col-span-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={index === 0 ? 'text-2xl font-semibold tracking-tight sm:text-3xl' : 'text-lg leading-7'}>
            <Amount value={value} />
          </dd>
          {note !== null && <dd className="text-xs text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Folded: activity and tokens come first. */
function Permissions({ view }: { view: AccountView }) {
  const { account: strings } = useMessages();
  return (
    <details className="group card min-w-0">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2.5">
        <h2 className="text-lg font-semibold">{strings.permissions}</h2>
        <span className="min-w-0 flex-1 truncate text-end text-sm text-muted">
          <bdi>{permissionNames(view.permissions).join(', ')}</bdi>
        </span>
        <span aria-hidden className="text-muted transition-transform group-open:rotate-90 rtl:group-open:-rotate-90">
          ›
        </span>
      </summary>
      <div className="card-body">
        <PermissionTree view={view} />
      </div>
    </details>
  );
}

function Votes({ voter }: { voter: NonNullable<AccountView['voter']> }) {
  const { account: strings } = useMessages();
  if (voter.proxy === null && voter.producers.length === 0) return null;
  return (
    <Section title={voter.proxy === null ? strings.votes : strings.votingProxy} aside={voter.producers.length || null}>
      <p className="flex flex-wrap gap-x-4 gap-y-2 pt-3">
        {voter.proxy !== null && <AccountLink name={voter.proxy} />}
        {voter.producers.map((name) => (
          <AccountLink key={name} name={name} bare />
        ))}
      </p>
    </Section>
  );
}
