import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { Section } from '../../ui/section.tsx';
import { SourceDot } from '../../ui/source-dot.tsx';
import { defineScreen, type ScreenProps } from '../../ui/screen.ts';
import { useLiveHead, type LiveHead } from '../../lib/realtime/use-live-head.ts';
import { useRouteExists } from '../../lib/page/use-route-exists.ts';
import { SearchBox } from '../../domain/search/search-box.tsx';
import { OfflineChain } from './offline-chain.tsx';
import { FigureCards } from './figure-cards.tsx';
import { LatestActions } from './latest-actions.tsx';
import { LiveFacts } from './live-facts.tsx';
import type { HomePageData } from './load.ts';
import { ProducerList } from './producer-list.tsx';
import { ProducerRing } from './producer-ring.tsx';
import { RamCalculator } from './ram-calculator.tsx';

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
      {dead ? <OfflineChain meta={data.head.meta} triedAt={data.time} /> : <LivingChain data={data} live={live} />}
    </>
  );
}

/** Live status, producers and latest actions. */
function LivingChain({ data, live }: { data: HomePageData; live: LiveHead }) {
  const strings = useStrings('pages/home');
  const { head } = live;
  const ram = data.ram.state === 'data' ? data.ram.data : null;
  return (
    <>
      <div className="my-4">
        <OutcomeView outcome={data.head} empty={strings.whatHead} what={strings.whatHead}>
          {(view) => <LiveFacts head={head ?? view} tps={live.tps} ramPerKib={ram?.perKib ?? null} />}
        </OutcomeView>
        <FigureCards figures={data.figures} />
        {live.state === 'paused' && <output className="mt-2 block text-sm text-warning">{strings.paused}</output>}
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {/* First in the document, as on a phone: what is written earlier and shown later would push it away. */}
        <div className="grid content-start gap-y-4 lg:col-start-2 lg:row-start-1">
          <Section
            title={strings.actions}
            aside={
              <AppLink path="/live" className="link">
                {strings.allLive}
              </AppLink>
            }
          >
            <OutcomeView outcome={data.actions} empty={strings.noActions} what={strings.whatActions}>
              {(rows) => (
                <LatestActions key={rows[0]?.cursor} first={rows} lastIrreversible={head?.lastIrreversible ?? 0} />
              )}
            </OutcomeView>
          </Section>
          <Section
            title={strings.ramCalculator}
            aside={<SourceDot meta={data.ram.meta} failed={data.ram.state === 'failed'} />}
          >
            <OutcomeView outcome={data.ram} empty={strings.whatRam} what={strings.whatRam}>
              {(reserves) => <RamCalculator reserves={reserves} />}
            </OutcomeView>
          </Section>
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <Producers data={data} headProducer={head?.producer ?? null} head={head?.head ?? null} />
        </div>
      </div>
    </>
  );
}

interface ProducersProps {
  data: HomePageData;
  headProducer: string | null;
  head: number | null;
}

function Producers({ data, headProducer, head }: ProducersProps) {
  const strings = useStrings('pages/home');
  const { producers, schedule } = data;
  const routeExists = useRouteExists();
  return (
    <Section
      title={strings.producers}
      aside={
        <span className="inline-flex items-center gap-2">
          <SourceDot meta={producers.meta} failed={producers.state === 'failed'} />
          {routeExists('/vote') && (
            <AppLink path="/vote" className="link">
              {strings.allProducers}
            </AppLink>
          )}
        </span>
      }
    >
      <OutcomeView outcome={schedule} empty={strings.noSchedule} what={strings.whatSchedule}>
        {(members) => <ProducerRing schedule={members} producer={headProducer} head={head} />}
      </OutcomeView>
      <OutcomeView outcome={producers} empty={strings.noProducers} what={strings.whatProducers}>
        {(rows) => <ProducerList producers={rows} headProducer={headProducer} />}
      </OutcomeView>
    </Section>
  );
}
