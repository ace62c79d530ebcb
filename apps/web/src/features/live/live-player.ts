import type { ActionRow } from '@antescope/sources/history/history-source';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import type { Boot } from '../../boot/boot.ts';
import { followActions, type FollowState, type UpTo } from '../../realtime/follow-actions.ts';
import { type DrawnRow, LiveDrawing } from './live-drawing.ts';
import { type LiveList, newestOf } from './live-list.ts';
import { LiveStream, type LiveView } from './live-stream.ts';

export interface PlayerView extends Omit<LiveView, 'list'> {
  state: FollowState | 'paused';
  lastIrreversible: number;
}

const countEveryMs = 1000;
/** While they flow so many rows are drawn, all of them once the list is scrolled. */
const flowingRows = 50;
/** From so many actions a second on only what fits the window. */
const fastPerSecond = 20;
const rowHeight = 36;
/** The least that stands above the list: header, title and filters. */
const aboveRows = 220;

/**
 * Plays a stream of actions onto the page: they flow while the page stands at its top and no row is
 * focused; else, and while it is paused, they wait.
 */
export class LivePlayer {
  readonly #stream: LiveStream;
  readonly #drawing: LiveDrawing;
  readonly #listeners = new Set<() => void>();
  #view: PlayerView;
  /** What is to be drawn, and what of it: so many rows of the stream's list. */
  #list: LiveList;
  #whole: LiveList;
  #most = Infinity;
  #paused = false;
  #following: FollowState = 'connecting';
  #lastIrreversible = 0;
  #frame = 0;
  #countedAt = 0;
  #flowing = true;
  /** This frame had its work already. */
  #worked = false;

  constructor(first: readonly ActionRow[]) {
    this.#stream = new LiveStream(first);
    const { list, ...view } = this.#stream.view(0);
    this.#list = list;
    this.#whole = list;
    this.#drawing = new LiveDrawing(list);
    this.#view = { ...view, state: this.#following, lastIrreversible: 0 };
  }

  /** What is told beside the rows; the same object while nothing of it changes. */
  readonly view = (): PlayerView => this.#view;

  /** The rows that are drawn at present, newest first. */
  readonly rows = (): readonly DrawnRow[] => this.#drawing.rows;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the chain until what it returns is called. */
  play(boot: Boot, filter: LiveFilter, upTo: UpTo): () => void {
    const stop = followActions(boot, filter, upTo, {
      rows: (batch) => {
        this.#stream.take(batch, performance.now());
        this.#worked = true;
        this.wake();
      },
      undo: (block) => {
        this.#stream.undo(block);
        this.wake();
      },
      gap: () => this.#stream.gap(),
      lastIrreversible: (block) => {
        this.#lastIrreversible = block;
        this.wake();
      },
      state: (state) => {
        this.#following = state;
        this.wake();
      },
    });
    const counting = setInterval(this.wake, countEveryMs);
    return () => {
      stop();
      clearInterval(counting);
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    };
  }

  /** Looks in the next frame whether rows may flow. */
  readonly wake = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#draw);
  };

  pause(paused: boolean): void {
    this.#paused = paused;
    this.wake();
  }

  /** Shows all that waits. */
  show(): void {
    this.#stream.flow();
    this.wake();
  }

  readonly #draw = (): void => {
    this.#frame = 0;
    if (this.#worked) {
      this.#worked = false;
      this.wake();
      return;
    }
    this.#flowing = !this.#paused && isAtTop();
    if (this.#flowing) this.#stream.flow();
    // A frame has time for the one or for the other.
    if (this.#look(performance.now())) this.wake();
    else this.#drawRows();
    for (const listener of this.#listeners) listener();
  };

  /** All at once: most of what a changed frame costs does not depend on the rows, and one row a frame missed thrice as many. */
  #drawRows(): void {
    this.#drawing.aim(this.#list);
    while (this.#drawing.step(Infinity));
  }

  /** True where something beside the rows is told anew. */
  #look(now: number): boolean {
    const { list, perSecond, ...rest } = this.#stream.view(now);
    const inSight = Math.max(1, Math.ceil((innerHeight - aboveRows) / rowHeight));
    const flowing = (perSecond ?? 0) > fastPerSecond ? inSight : Math.max(inSight, flowingRows);
    const most = this.#flowing ? flowing : Infinity;
    if (list !== this.#whole || most !== this.#most) {
      this.#whole = list;
      this.#most = most;
      this.#list = newestOf(list, most);
    }
    const old = now - this.#countedAt > countEveryMs / 2;
    if (old) this.#countedAt = now;
    const view: PlayerView = {
      ...rest,
      perSecond: old ? perSecond : this.#view.perSecond,
      state: this.#paused ? 'paused' : this.#following,
      lastIrreversible: this.#lastIrreversible,
    };
    if (isSame(view, this.#view)) return false;
    this.#view = view;
    return true;
  }
}

function isSame(a: PlayerView, b: PlayerView): boolean {
  return (Object.keys(a) as (keyof PlayerView)[]).every((key) => a[key] === b[key]);
}

/** A list that is being read must not move. */
function isAtTop(): boolean {
  return scrollY < 40 && document.activeElement?.closest('tbody') == null;
}
