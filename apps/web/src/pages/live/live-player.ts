import type { ActionRow } from '@antescope/sources/history/history-source';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import { flushSync } from 'react-dom';
import type { Boot } from '../../lib/boot/boot.ts';
import { followActions, type FollowState, type UpTo } from '../../lib/realtime/follow-actions.ts';
import { type DrawnRow, LiveDrawing } from './live-drawing.ts';
import { type LiveList, newestOf } from './live-list.ts';
import { LiveStream, type LiveView } from './live-stream.ts';

export interface PlayerView extends Omit<LiveView, 'list'> {
  state: FollowState | 'paused';
  lastIrreversible: number;
  /** More come than anybody can read: rows have one height, and while they flow only those in the window are drawn. */
  fast: boolean;
}

const countEveryMs = 1000;
/** While they flow so many rows are drawn, all of them once the list is scrolled. */
const flowingRows = 50;
/** From so many actions a second on a list is fast, and until it has so few that it is not: it shall not change to and fro. */
const fastPerSecond = { from: 20, until: 10 };
/**
 * New rows that one step draws, and the frames without work that follow it. On a slow machine a step takes more than a
 * frame's time; no frame is missed as long as it has caught up before the next step.
 */
const rowsPerStep = 2;
const restFrames = 1;
/** Of a list that stands: nobody waits for the next rows, but somebody reads these. */
const standingRowsPerStep = 20;
/** The least that stands above the list: header, title and filters. */
const aboveRows = 220;

/**
 * Plays a stream of actions onto the page: they flow while the page stands at its top and no row is
 * focused; else, and while it is paused, they wait. What comes, what is told of it and the rows are the work of
 * different frames, so that none of them has too much.
 */
export class LivePlayer {
  readonly #stream: LiveStream;
  readonly #drawing: LiveDrawing;
  readonly #listeners = new Set<() => void>();
  /** What draws a row anew, by key. */
  readonly #redraws = new Map<number, () => void>();
  #drawn: ReadonlyMap<number, DrawnRow>;
  #keys: readonly number[];
  #view: PlayerView;
  /** Rows that came since the last frame. */
  #arrived: (readonly ActionRow[])[] = [];
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
  #pressed = false;
  /** Frames to come that have no work. */
  #rest = 0;
  /** Something happened that may change what is told or what is drawn. */
  #stale = true;

  constructor(first: readonly ActionRow[]) {
    this.#stream = new LiveStream(first);
    const { list, ...view } = this.#stream.view(0);
    this.#list = list;
    this.#whole = list;
    this.#drawing = new LiveDrawing(list);
    this.#drawn = byKey(this.#drawing.rows);
    this.#keys = [...this.#drawn.keys()];
    this.#view = { ...view, state: this.#following, lastIrreversible: 0, fast: false };
  }

  /** What is told beside the rows; the same object while nothing of it changes. */
  readonly view = (): PlayerView => this.#view;

  /** The rows that are drawn at present, newest first; the same array while only what they show changes. */
  readonly keys = (): readonly number[] => this.#keys;

  /** What a row shows. */
  drawn(key: number): DrawnRow | undefined {
    return this.#drawn.get(key);
  }

  /** Calls back whenever a row shows something else; returns how to stop. */
  onRow(key: number, redraw: () => void): () => void {
    this.#redraws.set(key, redraw);
    return () => this.#redraws.delete(key);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the chain until what it returns is called. */
  play(boot: Boot, filter: LiveFilter, upTo: UpTo): () => void {
    const stop = followActions(boot, filter, upTo, {
      rows: (batch) => {
        this.#arrived.push(batch);
        this.wake();
      },
      undo: (block) => {
        this.#take();
        this.#stream.undo(block);
        this.wake();
      },
      gap: () => {
        this.#take();
        this.#stream.gap();
      },
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

  /** Looks in the next frame what is new and whether it may flow. */
  readonly wake = (): void => {
    this.#stale = true;
    this.#next();
  };

  pause(paused: boolean): void {
    this.#paused = paused;
    this.wake();
  }

  /** While something in the list is pressed nothing of it changes: whoever presses a link shall get that one. */
  press(pressed: boolean): void {
    this.#pressed = pressed;
    this.wake();
  }

  /** Shows all that waits. */
  show(): void {
    this.#take();
    this.#stream.flow();
    this.wake();
  }

  #next(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#draw);
  }

  readonly #draw = (): void => {
    this.#frame = 0;
    if (this.#rest > 0) {
      this.#rest -= 1;
      this.#next();
    } else if (this.#arrived.length > 0) {
      this.#take();
      this.#next();
    } else if (this.#stale) {
      this.#stale = false;
      this.#next();
      if (this.#look(performance.now())) this.#tell();
    } else if (this.#mayDraw() && this.#drawing.step(this.#flowing ? rowsPerStep : standingRowsPerStep)) {
      this.#rest = restFrames;
      this.#next();
      this.#redraw();
    }
  };

  /** At once, and only what changed: a frame has no time for anything that comes after it. */
  #redraw(): void {
    const { rows } = this.#drawing;
    const changed = rows.filter((drawn) => this.#drawn.get(drawn.key) !== drawn);
    const moved = rows.length !== this.#keys.length || rows.some(({ key }, place) => key !== this.#keys[place]);
    this.#drawn = byKey(rows);
    if (moved) this.#keys = [...this.#drawn.keys()];
    flushSync(() => {
      for (const { key } of changed) this.#redraws.get(key)?.();
      if (moved) this.#tell();
    });
  }

  /** A row that has the focus keeps what it shows; what leaves it wakes us. */
  #mayDraw(): boolean {
    if (this.#pressed) return false;
    const focused = document.activeElement?.closest('[data-list-row]');
    return focused == null || placeOf(focused) < this.#drawing.right;
  }

  #take(): void {
    const now = performance.now();
    for (const batch of this.#arrived) this.#stream.take(batch, now);
    this.#arrived = [];
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Lets flow what may, and says what the next steps go to. True where something beside the rows is told anew. */
  #look(now: number): boolean {
    const flowing = !this.#paused && !this.#pressed && isAtTop();
    this.#flowing = flowing;
    if (flowing) this.#stream.flow();
    const { list, perSecond, ...rest } = this.#stream.view(now);
    const fast = this.#isFast(perSecond ?? 0);
    const inSight = Math.max(1, Math.ceil((innerHeight - aboveRows) / fastRowHeight(innerWidth)));
    const most = fast && flowing ? inSight : flowing ? Math.max(inSight, flowingRows) : Infinity;
    if (list !== this.#whole || most !== this.#most) {
      this.#whole = list;
      this.#most = most;
      this.#list = newestOf(list, most);
      this.#drawing.aim(this.#list);
    }
    const old = now - this.#countedAt > countEveryMs / 2;
    if (old) this.#countedAt = now;
    const view: PlayerView = {
      ...rest,
      perSecond: old ? perSecond : this.#view.perSecond,
      state: this.#paused ? 'paused' : this.#following,
      lastIrreversible: this.#lastIrreversible,
      fast,
    };
    if (isSame(view, this.#view)) return false;
    this.#view = view;
    return true;
  }

  /** A list that is being read stays as it is; one that is paused shows the whole of each row. */
  #isFast(perSecond: number): boolean {
    if (this.#paused) return false;
    if (!this.#flowing) return this.#view.fast;
    return perSecond > (this.#view.fast ? fastPerSecond.until : fastPerSecond.from);
  }
}

/** Of a fast row, in pixels: the wider the window, the fewer lines it needs. Those of the table's styles. */
function fastRowHeight(width: number): number {
  return width < 450 ? 72 : width < 992 ? 52 : 36;
}

function byKey(rows: readonly DrawnRow[]): Map<number, DrawnRow> {
  return new Map(rows.map((drawn) => [drawn.key, drawn]));
}

function isSame(a: PlayerView, b: PlayerView): boolean {
  return (Object.keys(a) as (keyof PlayerView)[]).every((key) => a[key] === b[key]);
}

/** Of a row in its list, from the top; what tells of a gap is none. */
function placeOf(row: Element): number {
  return [...(row.parentElement?.querySelectorAll('[data-list-row]') ?? [])].indexOf(row);
}

/** A list that is being read must not move. */
function isAtTop(): boolean {
  return scrollY < 40 && document.activeElement?.closest('tbody') == null;
}
