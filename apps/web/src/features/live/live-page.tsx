import { Pause, Play } from 'lucide-react';
import { useMessages } from '../../i18n/messages-context.ts';
import { usePageWords } from '../../i18n/page-words.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Button } from '../../ui/button.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import type { LivePageData } from './load.ts';
import { LiveFilters } from './live-filters.tsx';
import { LiveTable } from './live-table.tsx';
import type { PlayerView } from './live-player.ts';
import { useLiveActions, type LiveActions } from './use-live-actions.ts';
import { liveWords } from './words.ts';

export function LivePage({ data }: { data: LivePageData }) {
  const words = usePageWords(liveWords);
  const live = useLiveActions(data);
  // Rows may come to a page that had none, or could not read them.
  const followed = live.shown > 0 && data.rows.state !== 'data';
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4">
        <h1 className="text-2xl font-semibold">{words.title}</h1>
        <State state={live.state} />
        <Counters live={live} />
        <div className="ms-auto">
          <Button onClick={live.toggle} aria-pressed={live.state === 'paused'}>
            {live.state === 'paused' ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
            {live.state === 'paused' ? words.start : words.pause}
          </Button>
        </div>
      </header>
      <LiveFilters data={data} />
      {live.undoneTo !== null && (
        <p role="note" className="border-s-2 border-warning py-1 ps-3 text-sm">
          {words.undone(grouped(live.undoneTo))}
        </p>
      )}
      <Held live={live} />
      {followed ? (
        <LiveTable player={live.player} lastIrreversible={live.lastIrreversible} />
      ) : (
        <OutcomeView outcome={data.rows} what={words.what} empty={words.none}>
          {() => <LiveTable player={live.player} lastIrreversible={live.lastIrreversible} />}
        </OutcomeView>
      )}
    </>
  );
}

function State({ state }: Pick<PlayerView, 'state'>) {
  const words = usePageWords(liveWords);
  const colours = { running: 'bg-positive', paused: 'bg-muted', connecting: 'bg-warning', lost: 'bg-negative' };
  return (
    <output className="inline-flex items-center gap-2 text-muted">
      <span aria-hidden className={`size-2 rounded-full ${colours[state]}`} />
      {words[state]}
    </output>
  );
}

/** Not an output: a screen reader would read every second's figures aloud. */
function Counters({ live }: { live: LiveActions }) {
  const words = usePageWords(liveWords);
  const texts = [
    ...(live.perSecond === null ? [] : [words.rate(live.perSecond.toFixed(1))]),
    words.shown(grouped(live.shown)),
    ...(live.held === 0 ? [] : [words.held(grouped(live.held))]),
  ];
  return (
    <p data-counters="" className="text-sm text-muted tabular-nums">
      {texts.join(' · ')}
    </p>
  );
}

/** Stays in sight while the list is read further down; takes no room, so that nothing moves when it comes. */
function Held({ live }: { live: LiveActions }) {
  const { list } = useMessages();
  if (live.held === 0 || live.state === 'paused') return null;
  return (
    <div className="pointer-events-none sticky top-2 z-20 flex h-0 justify-center">
      <Button onClick={live.show} className="pointer-events-auto bg-bg shadow-float">
        {list.waiting(live.held)}
      </Button>
    </div>
  );
}
