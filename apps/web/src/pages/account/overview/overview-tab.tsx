import { Suspense } from 'react';
import type { AccountView } from '@antescope/sources/account/account-view';
import { lastValue } from '@antescope/sources/core/outcome';
import { loadStrings, useStrings } from '../../../i18n/strings.ts';
import { useMessages } from '../../../i18n/messages-context.ts';
import { ConversionNote, preloadConversionNote } from '../../../domain/conversion/conversion-note.tsx';
import { loadPart } from '../../../lib/page/load-failure.ts';
import { DisclosureMark } from '../../../ui/disclosure-mark.tsx';
import { deferredPart } from '../../../ui/deferred-part.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { PreloadProps } from '../../../ui/screen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { AppLink } from '../../../ui/app-link.tsx';
import { accountPath, AccountLink } from '../../../ui/identifier/account-link.tsx';
import { Failed } from '../../../ui/outcome-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { useBoot } from '../../../lib/boot/boot-context.ts';
import { type Balances, balancesOf, zeroOf } from '../../../domain/account/balances.ts';
import type { AccountPageData } from '../account-page-data.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { Allocation } from './allocation.tsx';
import { LatestActions } from './latest-actions.tsx';
import { PermissionTreePart } from '../../../domain/account/permission-tree-part.tsx';
import { permissionNames } from '../../../domain/account/permission-order.ts';

/** Height of the chart that is on its way. */
const chartSpace = <div className="h-52" />;
const BalanceChart = deferredPart(
  () => loadPart(() => import('./balance-chart.tsx')).then((module) => module.BalanceChart),
  chartSpace,
);
const TokensCard = deferredPart(
  () => loadPart(() => import('./tokens-card.tsx')).then((module) => module.TokensCard),
  <div className="card h-52" />,
);

const IssuedCard = deferredPart(
  () => loadPart(() => import('./issued-card.tsx')).then((module) => module.IssuedCard),
  <div className="card h-52" />,
);

const ProfileCard = deferredPart(
  () => loadPart(() => import('./profile-card.tsx')).then((module) => module.ProfileCard),
  <div className="card h-52" />,
);

const NftStrip = deferredPart(
  () => loadPart(() => import('./nft-strip.tsx')).then((module) => module.NftStrip),
  <div className="card h-52" />,
);

const FioCard = deferredPart(
  () => loadPart(() => import('./fio-card.tsx')).then((module) => module.FioCard),
  <div className="card mb-4 h-52" />,
);

const ResourceRow = deferredPart(
  () => loadPart(() => import('../resource-row.tsx')).then((module) => module.ResourceRow),
  <div className="mb-4 h-36" />,
);

/** Loaded only for the few accounts that are a producer or a dApp. */
const About = lazyPart(
  () => import('./about.tsx'),
  (module) => module.About,
  'pages/account/tabs',
);

export function OverviewTab(props: TabProps<'account'>) {
  const { about, fio, stakedToOthers, view } = props;
  const toOthers = stakedToOthers === null ? null : lastValue(stakedToOthers);
  return (
    <>
      {about !== null && (
        <Suspense fallback={null}>
          <About about={about} />
        </Suspense>
      )}
      {fio !== null && <FioCard fio={fio} />}
      {view !== null && fio === null && <BalanceCard data={props} balances={balancesOf(view, toOthers)} />}
      <div className="next-frame">
        {view !== null && <ResourceRow view={view} />}
        <Cards data={props} view={view} />
      </div>
    </>
  );
}

/** Also the strings of the parts that load after the first input: their HTML is there before. */
export async function preloadOverview({ data, locale }: PreloadProps<AccountPageData>): Promise<void> {
  await Promise.all([
    data.about === null ? null : About.preloadIn(locale),
    preloadConversionNote(data.conversion, locale),
    loadStrings('pages/account/overview', locale),
    data.nfts === null ? null : loadStrings('domain/nft', locale),
    data.fio === null ? null : loadStrings('domain/fio', locale),
  ]);
}

/** The total with its chart, and what it consists of. */
function BalanceCard({ data, balances }: { data: AccountPageData; balances: Balances }) {
  const overview = useStrings('pages/account/overview');
  const { balanceHistory, stakedToOthers, worth } = data;
  return (
    <div className="card mb-4 p-4 sm:p-5">
      {balanceHistory === null || balanceHistory.state === 'empty' ? (
        <TotalBalance balances={balances} worth={worth} />
      ) : (
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2 lg:items-center">
          <TotalBalance balances={balances} worth={worth} />
          <div className="min-w-0">
            <BalanceChart name={data.name} history={balanceHistory} range={data.range} />
          </div>
        </div>
      )}
      <Allocation balances={balances} />
      {stakedToOthers?.state === 'failed' && (
        <Failed what={overview.whatToOthers} meta={stakedToOthers.meta} stale={lastValue(stakedToOthers) !== null} />
      )}
      <ConversionNote conversion={worth === null ? null : data.conversion} />
    </div>
  );
}

function Cards({ data, view }: { data: AccountPageData; view: AccountView | null }) {
  const { account: strings } = useMessages();
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="clauses-below flex min-w-0 flex-col gap-4">
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
        {data.nfts !== null && data.nfts.state !== 'empty' && (
          <div className="next-frame">
            <NftStrip name={data.name} nfts={data.nfts} />
          </div>
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        {data.profile !== null && data.profile.state !== 'empty' && <ProfileCard profile={data.profile} />}
        {data.issued !== null && data.issued.state !== 'empty' && <IssuedCard issued={data.issued} />}
        {data.tokens !== null && <TokensCard name={data.name} tokens={data.tokens} lookalikes={data.lookalikes} />}
        {view !== null && (
          <div className="next-frame grid min-w-0 gap-4">
            {view.voter !== null && <Votes voter={view.voter} />}
            <Permissions view={view} />
          </div>
        )}
      </div>
    </div>
  );
}

/** All that belongs to the account, what is in it, and its value. */
function TotalBalance({ balances, worth }: { balances: Balances; worth: string | null }) {
  const { account: strings } = useMessages();
  const overview = useStrings('pages/account/overview');
  const { chain } = useBoot();
  const included = [
    balances.liquid === null ? null : strings.liquid,
    balances.selfStaked === null ? null : strings.selfStaked,
    balances.refunding === null ? null : strings.refunding,
    balances.stakedToOthers === null ? null : overview.toOthers,
  ].filter((label) => label !== null);
  return (
    <div>
      <dl>
        <dt className="text-sm text-muted">{strings.total}</dt>
        <dd className="mt-1 text-2xl font-semibold tracking-tight wrap-anywhere sm:text-3xl">
          <Amount value={balances.total ?? zeroOf(chain)} />
        </dd>
        {worth !== null && (
          <dd className="mt-1 text-base text-muted">
            <bdi className="figure">≈ {worth}</bdi>
          </dd>
        )}
      </dl>
      {included.length > 1 && <p className="mt-1 text-xs text-muted">{included.join(' + ')}</p>}
    </div>
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
        <DisclosureMark />
      </summary>
      <div className="card-body">
        <PermissionTreePart view={view} />
      </div>
    </details>
  );
}

function Votes({ voter }: { voter: NonNullable<AccountView['voter']> }) {
  const { account: strings } = useMessages();
  if (voter.proxy === null && voter.producers.length === 0) return null;
  return (
    <Section title={voter.proxy === null ? strings.votes : strings.votingProxy} aside={voter.producers.length || null}>
      <p className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
        {voter.proxy !== null && <AccountLink name={voter.proxy} />}
        {voter.producers.map((name) => (
          <AccountLink key={name} name={name} />
        ))}
      </p>
    </Section>
  );
}
