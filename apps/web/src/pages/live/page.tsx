import { Pause, Play } from 'lucide-react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { grouped } from '../../ui/amount-text.ts';
import { Button } from '../../ui/button.tsx';
import { OutcomeView } from '../../ui/outcome-view.tsx';
import { defineScreen } from '../../ui/screen.ts';
import type { LivePageData } from './load.ts';
import { LiveFilters } from './live-filters.tsx';
import type { LivePlayer } from './live-player.ts';
import { LiveTable } from './live-table.tsx';
import { useLivePlayer, usePlayerValue } from './use-live-player.ts';

export const screen = defineScreen({
  strings: 'pages/live',
  head: ({ strings }) => ({ title: strings.title, description: strings.description }),
  keyOf: ({ filter }) => JSON.stringify(filter),
  Component: LivePage,
});

/** Each part subscribes to its own values, which change many times per second. */
function LivePage({ data }: { data: LivePageData }) {
  const strings = useStrings('pages/live');
  const player = useLivePlayer(data);
  return (
    <>
      {/* On a phone each part has a fixed place, so that changing values do not shift the list. */}
      <header className="isolate flex flex-wrap items-center gap-x-4 gap-y-2 pb-4 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-y-1 max-sm:pb-2">
        <h1 className="text-2xl font-semibold max-sm:col-span-2">{strings.title}</h1>
        <State player={player} />
        <Counters player={player} />
        <div className="ms-auto max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-2 max-sm:self-start">
          <PauseButton player={player} />
        </div>
      </header>
      <LiveFilters data={data} />
      <ForkNote player={player} />
      <BufferedButton player={player} />
      <Rows data={data} player={player} />
    </>
  );
}

interface PlayerProps {
  player: LivePlayer;
}

function PauseButton({ player }: PlayerProps) {
  const strings = useStrings('pages/live');
  const paused = usePlayerValue(player, 'state') === 'paused';
  return (
    <Button onClick={() => player.pause(!paused)} aria-pressed={paused}>
      {paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
      {paused ? strings.start : strings.pause}
    </Button>
  );
}

function State({ player }: PlayerProps) {
  const strings = useStrings('pages/live');
  const state = usePlayerValue(player, 'state');
  const colors = {
    running: 'bg-positive',
    paused: 'bg-muted',
    connecting: 'bg-warning',
    still: 'bg-warning',
    lost: 'bg-negative',
  };
  return (
    <output className="inline-flex items-center gap-2 text-muted">
      <span aria-hidden className={`size-2 rounded-full ${colors[state]}`} />
      {strings[state]}
    </output>
  );
}

/** No <output>: a screen reader would announce every update. On phones it takes the second line. */
function Counters({ player }: PlayerProps) {
  const strings = useStrings('pages/live');
  const perSecond = usePlayerValue(player, 'perSecond');
  const held = usePlayerValue(player, 'buffered');
  const texts = [
    ...(perSecond === null ? [] : [strings.rate(perSecond.toFixed(1))]),
    ...(held === 0 ? [] : [strings.buffered(grouped(held))]),
  ];
  return (
    <p data-counters="" className="text-sm text-muted tabular-nums max-sm:min-h-10">
      {texts.join(' · ')}
    </p>
  );
}

function ForkNote({ player }: PlayerProps) {
  const strings = useStrings('pages/live');
  const undoneTo = usePlayerValue(player, 'undoneTo');
  if (undoneTo === null) return null;
  return (
    <p role="note" className="border-s-2 border-warning py-1 ps-3 text-sm">
      {strings.undone(grouped(undoneTo))}
    </p>
  );
}

/** Sticky while the list is scrolled; takes no space, so that it shifts no layout. */
function BufferedButton({ player }: PlayerProps) {
  const { list } = useMessages();
  const held = usePlayerValue(player, 'buffered');
  const paused = usePlayerValue(player, 'state') === 'paused';
  if (held === 0 || paused) return null;
  const show = (): void => {
    player.show();
    scrollTo({ top: 0 });
  };
  return (
    <div className="pointer-events-none sticky top-2 z-20 flex h-0 justify-center">
      <Button onClick={show} className="pointer-events-auto bg-bg shadow-float">
        {list.waiting(held)}
      </Button>
    </div>
  );
}

/** Also subscribes if the page loaded without rows. */
function Rows({ data, player }: PlayerProps & { data: LivePageData }) {
  const strings = useStrings('pages/live');
  const hasRows = usePlayerValue(player, 'shown') > 0;
  if (hasRows && data.rows.state !== 'data') return <LiveTable player={player} />;
  return (
    <OutcomeView outcome={data.rows} what={strings.what} empty={strings.none}>
      {() => <LiveTable player={player} />}
    </OutcomeView>
  );
}
