import { memo } from 'react';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { lastValue } from '@antescope/sources/core/outcome';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { useLiveHead } from '../../lib/realtime/use-live-head.ts';
import { useRouteExists } from '../../lib/page/use-route-exists.ts';
import { SearchBox } from '../../domain/search/search-box.tsx';
import { ActivityTiles } from './activity-tiles.tsx';
import { HeadCard } from './head-card.tsx';
import { knownHead } from './known-head.ts';
import { LivePart } from './live-part.tsx';
import { LatestBlocks } from './latest-blocks.tsx';
import { LatestTransactions } from './latest-transactions.tsx';
import { loadPart } from '../../lib/page/load-failure.ts';
import { deferredPart } from '../../ui/deferred-part.tsx';
import type { HomePageData } from './load.ts';
import { ProducerList } from './producer-list.tsx';
import { ProducerClock } from './producer-clock.tsx';

const OfflineChain = deferredPart(
  () => loadPart(() => import('./offline-chain.tsx')).then((module) => module.OfflineChain),
  null,
);
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
    paintsInFrames: true,
  }),
  preload: async ({ data, locale }) => {
    const { preloadConversionNote } = await loadPart(() => import('../../domain/conversion/conversion-note.tsx'));
    await preloadConversionNote(data.figures.conversion, locale);
  },
  Component: HomePage,
});

function HomePage({ data }: ScreenProps<HomePageData>) {
  const { chain } = useBoot();
  const strings = useStrings('pages/home');
  return (
    <>
      <h1 className="mb-4 text-2xl font-semibold tracking-tight lg:text-3xl">
        {chain.name} <span className="font-normal text-muted">{strings.title}</span>
      </h1>
      <SearchBox />
      {knownHead(data) === null ? <UnreachedChain data={data} /> : <RunningChain data={data} />}
    </>
  );
}

/** Endpoints tried, until one of them has a head. */
function UnreachedChain({ data }: { data: HomePageData }) {
  const { head } = useLiveHead(null, 'page');
  if (data.head.state === 'failed' && head === null) {
    return <OfflineChain meta={data.head.meta} triedAt={data.time} />;
  }
  return <RunningChain data={data} />;
}

/** A narrow card beside a wide one. */
const columns = 'grid gap-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]';

/** Parts that change with each block, by the area that has them. */
const headParts = ['facts', 'strip', 'irreversible tile'];
const scheduleParts = ['schedule'];
const blockParts = ['blocks'];
const transactionParts = ['transactions', 'finality'];
const producerParts = ['producers'];
const noParts: readonly string[] = [];

/** Figures, blocks and transactions of a running chain. */
function RunningChain({ data }: { data: HomePageData }) {
  const hasActivity = data.activity.state !== 'empty';
  const producers = <Producers data={data} />;
  return (
    <div className="mt-6 grid gap-4">
      <FigureCards figures={data.figures} history={data.price} range={data.range} />
      <div className="next-frame grid gap-4">
        <LivePart parts={headParts}>
          <HeadCard data={data} />
        </LivePart>
        <div className="next-frame grid gap-4">
          <LivePart parts={hasActivity ? scheduleParts : noParts} className={columns}>
            <Schedule data={data} />
            {hasActivity ? <Activity data={data} /> : producers}
          </LivePart>
          <div className="next-frame grid gap-4">
            <Lists data={data} />
            <div className="next-frame grid gap-4">
              <MarketCards data={data} />
              {hasActivity && (
                <div className="next-frame grid min-w-0">
                  <LivePart parts={producerParts}>{producers}</LivePart>
                </div>
              )}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function Activity({ data }: { data: HomePageData }) {
  const { activity } = useStrings('pages/home');
  return (
    <OutcomeView outcome={data.activity} empty={activity.what} what={activity.what}>
      {(statistics) => (
        <ActivityTiles
          statistics={statistics}
          tps={data.tps}
          ramPerKib={data.ram.state === 'data' ? data.ram.data.perKib : null}
          ramHistory={data.ramHistory}
          rexApr={lastValue(data.rexApr)}
          rexRates={lastValue(data.rexRates) ?? []}
        />
      )}
    </OutcomeView>
  );
}

/** Latest blocks and transactions. */
function Lists({ data }: { data: HomePageData }) {
  const strings = useStrings('pages/home');
  return (
    <div className={columns}>
      <LivePart parts={blockParts} className="grid">
        <Section title={strings.blocks} aside={<ListLink path="/blocks" label={strings.allLive} />}>
          <OutcomeView outcome={data.blocks} empty={strings.noBlocks} what={strings.whatBlocks}>
            {(blocks) => <LatestBlocks first={blocks} head={knownHead(data)} />}
          </OutcomeView>
        </Section>
      </LivePart>
      <LivePart parts={transactionParts} className="grid">
        <LatestTransactions
          key={data.transactions.state === 'data' ? data.transactions.data[0]?.cursor : data.transactions.state}
          outcome={data.transactions}
          head={knownHead(data)}
        />
      </LivePart>
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

function Schedule({ data }: { data: HomePageData }) {
  const strings = useStrings('pages/home');
  const { schedule } = data;
  return (
    <Section
      title={strings.blockProducers}
      aside={<SourceMark meta={schedule.meta} failed={schedule.state === 'failed'} />}
    >
      <OutcomeView outcome={schedule} empty={strings.noSchedule} what={strings.whatSchedule}>
        {(members) => <ProducerClock schedule={members} first={knownHead(data)} missed={data.missed} />}
      </OutcomeView>
    </Section>
  );
}

function Producers({ data }: { data: HomePageData }) {
  const { head } = useLiveHead(knownHead(data), 'producers');
  return <ProducerCard data={data} headProducer={head?.producer ?? null} />;
}

interface ProducerCardProps {
  data: HomePageData;
  headProducer: string | null;
}

/** Not rendered again until the producer changes. */
const ProducerCard = memo(function ProducerCard({ data: { producers }, headProducer }: ProducerCardProps) {
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
