import { useStrings } from '../../i18n/strings.ts';
import { useLiveHead } from '../../lib/realtime/use-live-head.ts';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { ChainStrip } from './chain-strip.tsx';
import { knownHead } from './known-head.ts';
import { LiveFacts } from './live-facts.tsx';
import type { HomePageData } from './load.ts';

/** Live facts of the chain above its newest blocks. */
export function HeadCard({ data }: { data: HomePageData }) {
  const strings = useStrings('pages/home');
  return (
    <section aria-label={strings.facts} className="card relative min-w-0 [&>[role=alert]]:m-4">
      <div className="flex flex-wrap items-baseline justify-between">
        <div className={data.head.state === 'failed' ? 'w-full [&>[role=alert]]:mx-4' : ''}>
          <Facts data={data} />
        </div>
        <span className="px-4 pt-3 text-xs text-muted max-xl:hidden">{strings.stripLegend}</span>
      </div>
      <OutcomeView outcome={data.blocks} empty={strings.noBlocks} what={strings.whatBlocks}>
        {(blocks) => <ChainStrip first={blocks} head={knownHead(data)} />}
      </OutcomeView>
    </section>
  );
}

function Facts({ data }: { data: HomePageData }) {
  const strings = useStrings('pages/home');
  const { head, tps, state } = useLiveHead(knownHead(data), 'facts');
  return (
    <>
      {/* Over the edge of the card: it comes and goes without a layout shift. */}
      {state === 'paused' && (
        <output className="absolute end-4 -top-3 rounded-full border border-warning bg-surface px-2.5 text-sm text-warning">
          {strings.paused}
        </output>
      )}
      <OutcomeView outcome={data.head} empty={strings.whatHead} what={strings.whatHead}>
        {(view) => (
          <LiveFacts
            head={head ?? view}
            tps={tps ?? data.tps}
            ramPerKib={data.ram.state === 'data' ? data.ram.data.perKib : null}
          />
        )}
      </OutcomeView>
    </>
  );
}
