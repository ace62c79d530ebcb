import { memo } from 'react';
import type { BlockSummary } from '@antescope/sources/block/block-summary';
import type { HeadView } from '@antescope/sources/block/block-view';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { lastValue } from '@antescope/sources/core/outcome';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { useLiveHead, type LiveHead } from '../../lib/realtime/use-live-head.ts';
import { useRouteExists } from '../../lib/page/use-route-exists.ts';
import { SearchBox } from '../../domain/search/search-box.tsx';
import { useRecentBlocks } from '../../domain/live/use-recent-blocks.ts';
import { ActivityTiles } from './activity-tiles.tsx';
import { ChainStrip } from './chain-strip.tsx';
import { OfflineChain } from './offline-chain.tsx';
import { LatestBlocks } from './latest-blocks.tsx';
import { LatestTransactions } from './latest-transactions.tsx';
import { loadPart } from '../../lib/page/load-failure.ts';
import { deferredPart } from '../../ui/deferred-part.tsx';
import { LiveFacts } from './live-facts.tsx';
import type { HomePageData } from './load.ts';
import { ProducerList } from './producer-list.tsx';
import { ProducerClock } from './producer-clock.tsx';

const RamCalculator = deferredPart(
  () => loadPart(() => import('./ram-calculator.tsx')).then((module) => module.RamCalculator),
  <div className="h-64" />,
);
const FigureCards = deferredPart(
  () => loadPart(() => import('./figure-cards.tsx')).then((module) => module.FigureCards),
  <div className="h-16" />,
);
const TopTokens = deferredPart(
  () => loadPart(() => import('./top-tokens.tsx')).then((module) => module.TopTokens),
  <div className="h-64" />,
);
const OpenProposals = deferredPart(
  () => loadPart(() => import('./open-proposals.tsx')).then((module) => module.OpenProposals),
  <div className="h-64" />,
);

export const screen = defineScreen({
  strings: 'pages/home',
  head: ({ strings, chain }) => ({
    title: `${chain.name} · ${strings.title}`,
    description: strings.description(chain.name),
  }),
  Component: HomePage,
});

function HomePage({ data }: ScreenProps<HomePageData>) {
  const { chain } = useBoot();
  const strings = useStrings('pages/home');
  const live = useLiveHead(
    data.head.state === 'data' ? data.head.data : data.head.state === 'failed' ? data.head.stale : null,
  );
  const dead = data.head.state === 'failed' && live.head === null;
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold tracking-tight lg:text-3xl">
        {chain.name} <span className="font-normal text-muted">{strings.title}</span>
      </h1>
      <SearchBox />
      {dead ? <OfflineChain meta={data.head.meta} triedAt={data.time} /> : <RunningChain data={data} live={live} />}
    </>
  );
}

const listedBlocks = 9;

/** A narrow card beside a wide one. */
const columns = 'grid gap-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]';

/** Figures, blocks and transactions of a running chain. */
function RunningChain({ data, live }: { data: HomePageData; live: LiveHead }) {
  const strings = useStrings('pages/home');
  const { head } = live;
  const tps = live.tps ?? data.tps;
  const ram = data.ram.state === 'data' ? data.ram.data : null;
  const lastIrreversible = head?.lastIrreversible ?? 0;
  const blocks = useRecentBlocks(data.blocks.state === 'data' ? data.blocks.data : noBlocks);
  const hasActivity = data.activity.state !== 'empty';
  const producers = <Producers data={data} headProducer={head?.producer ?? null} />;
  return (
    <div className="mt-6 grid gap-4">
      <FigureCards figures={data.figures} history={data.price} range={data.range} />
      <div className="next-frame grid gap-4">
        <section aria-label={strings.facts} className="card relative min-w-0">
          {/* Over the edge of the card: it comes and goes without a layout shift. */}
          {live.state === 'paused' && (
            <output className="absolute end-4 -top-3 rounded-full border border-warning bg-surface px-2.5 text-sm text-warning">
              {strings.paused}
            </output>
          )}
          <div className="flex flex-wrap items-baseline justify-between">
            <div className={data.head.state === 'failed' ? 'w-full [&>[role=alert]]:mx-4' : ''}>
              <OutcomeView outcome={data.head} empty={strings.whatHead} what={strings.whatHead}>
                {(view) => <LiveFacts head={head ?? view} tps={tps} ramPerKib={ram?.perKib ?? null} />}
              </OutcomeView>
            </div>
            <span className="px-4 pt-3 text-xs text-muted max-xl:hidden">{strings.stripLegend}</span>
          </div>
          <OutcomeView outcome={data.blocks} empty={strings.noBlocks} what={strings.whatBlocks}>
            {() => <ChainStrip blocks={blocks} lastIrreversible={lastIrreversible} />}
          </OutcomeView>
        </section>
        <div className="next-frame grid gap-4">
          <div className={columns}>
            <Schedule data={data} head={head} />
            {hasActivity ? (
              <OutcomeView outcome={data.activity} empty={strings.activity.what} what={strings.activity.what}>
                {(statistics) => (
                  <ActivityTiles
                    statistics={statistics}
                    tps={tps}
                    ramPerKib={ram?.perKib ?? null}
                    ramHistory={data.ramHistory}
                    rexApr={lastValue(data.rexApr)}
                    rexRates={lastValue(data.rexRates) ?? []}
                  />
                )}
              </OutcomeView>
            ) : (
              producers
            )}
          </div>
          <div className="next-frame grid gap-4">
            <div className={columns}>
              <Section title={strings.blocks} aside={<ListLink path="/blocks" label={strings.allLive} />}>
                <OutcomeView outcome={data.blocks} empty={strings.noBlocks} what={strings.whatBlocks}>
                  {() => <LatestBlocks blocks={blocks} count={listedBlocks} lastIrreversible={lastIrreversible} />}
                </OutcomeView>
              </Section>
              <LatestTransactions
                key={data.transactions.state === 'data' ? data.transactions.data[0]?.cursor : data.transactions.state}
                outcome={data.transactions}
                lastIrreversible={lastIrreversible}
              />
            </div>
            <div className="next-frame grid gap-4">
              <MarketCards data={data} />
              {hasActivity && <div className="next-frame grid min-w-0">{producers}</div>}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Calculator, tokens and proposals; not rendered again with each block. */
const MarketCards = memo(function MarketCards({ data }: { data: HomePageData }) {
  const strings = useStrings('pages/home');
  const hasRam = useRouteExists()('/wallet/ram/buy');
  return (
    <div className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
      {hasRam && (
        <Section
          title={strings.ramCalculator}
          aside={<SourceMark meta={data.ram.meta} failed={data.ram.state === 'failed'} />}
        >
          <OutcomeView outcome={data.ram} empty={strings.whatRam} what={strings.whatRam}>
            {(reserves) => <RamCalculator reserves={reserves} history={data.ramHistory} />}
          </OutcomeView>
        </Section>
      )}
      <Section title={strings.topTokens} aside={<ListLink path="/tokens" label={strings.allTokens} />}>
        <OutcomeView outcome={data.tokens} empty={strings.noTokens} what={strings.whatTokens}>
          {(tokens) => <TopTokens tokens={tokens} />}
        </OutcomeView>
      </Section>
      {data.proposals.state !== 'empty' && (
        <Section title={strings.proposalCard.title} aside={<ListLink path="/msigs" label={strings.proposalCard.all} />}>
          <OutcomeView outcome={data.proposals} empty={strings.proposalCard.none} what={strings.proposalCard.what}>
            {(proposals) =>
              proposals.length === 0 ? (
                <p className="px-4 pb-4 text-muted">{strings.proposalCard.none}</p>
              ) : (
                <OpenProposals proposals={proposals} />
              )
            }
          </OutcomeView>
        </Section>
      )}
    </div>
  );
});

/** The whole list, where this chain has its page. */
function ListLink({ path, label }: { path: string; label: string }) {
  const routeExists = useRouteExists();
  if (!routeExists(path)) return null;
  return (
    <AppLink path={path} className="link">
      {label}
    </AppLink>
  );
}

const noBlocks: readonly BlockSummary[] = [];

function Schedule({ data, head }: { data: HomePageData; head: HeadView | null }) {
  const strings = useStrings('pages/home');
  const { schedule, missed } = data;
  return (
    <Section
      title={strings.blockProducers}
      aside={<SourceMark meta={schedule.meta} failed={schedule.state === 'failed'} />}
    >
      <OutcomeView outcome={schedule} empty={strings.noSchedule} what={strings.whatSchedule}>
        {(members) => (
          <ProducerClock
            schedule={members}
            producer={head?.producer ?? null}
            head={head?.head ?? null}
            missed={missed}
          />
        )}
      </OutcomeView>
    </Section>
  );
}

interface ProducersProps {
  data: HomePageData;
  headProducer: string | null;
}

const Producers = memo(function Producers({ data: { producers }, headProducer }: ProducersProps) {
  const strings = useStrings('pages/home');
  return (
    <Section
      title={strings.producers}
      aside={
        <>
          <SourceMark meta={producers.meta} failed={producers.state === 'failed'} />{' '}
          <ListLink path="/vote" label={strings.allProducers} />
        </>
      }
    >
      <OutcomeView outcome={producers} empty={strings.noProducers} what={strings.whatProducers}>
        {(rows) => <ProducerList producers={rows} headProducer={headProducer} />}
      </OutcomeView>
    </Section>
  );
});
