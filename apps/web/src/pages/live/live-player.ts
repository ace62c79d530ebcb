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
  /**
   * Actions arrive faster than they can be read: rows have a fixed height, and only visible ones are rendered while
   * flowing.
   */
  fast: boolean;
}

const countEveryMs = 1000;
/** Max rendered rows while flowing; all are rendered once the list is scrolled. */
const flowingRows = 50;
/** Actions per second at which fast mode starts and ends, with hysteresis. */
const fastPerSecond = { from: 20, until: 10 };
/**
 * New rows rendered per step, and idle frames after it. On a slow machine a step takes longer than a frame; no frame is
 * dropped as long as it catches up before the next step.
 */
const rowsPerStep = 2;
const restFrames = 1;
/** Rows per step while the list is paused: latency matters less than completeness. */
const standingRowsPerStep = 20;
/** Min height in pixels of header, title and filters above the list. */
const aboveRows = 220;

/**
 * Plays a stream of actions onto the page. Rows flow while the page is scrolled to the top and no row has the focus;
 * otherwise, and while paused, they are buffered. Receiving, updating counters and rendering rows happen in different
 * frames, so that none exceeds its budget.
 */
export class LivePlayer {
  readonly #stream: LiveStream;
  readonly #drawing: LiveDrawing;
  readonly #listeners = new Set<() => void>();
  /** Re-render callbacks of rows, by key. */
  readonly #redraws = new Map<number, () => void>();
  #drawn: ReadonlyMap<number, DrawnRow>;
  #keys: readonly number[];
  #view: PlayerView;
  /** Rows received since the last frame. */
  #arrived: (readonly ActionRow[])[] = [];
  /** Target list of the rendering, a prefix of the stream's list. */
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
  /** Idle frames to come. */
  #rest = 0;
  /** Counters or rows may have changed. */
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

  /** Counters and status; the same object until one of them changes. */
  readonly view = (): PlayerView => this.#view;

  /** Keys of the rendered rows, newest first; the same array until rows are added, moved or removed. */
  readonly keys = (): readonly number[] => this.#keys;

  /** Content of a row. */
  drawn(key: number): DrawnRow | undefined {
    return this.#drawn.get(key);
  }

  /** Subscribes to a row's content; returns the unsubscribe function. */
  onRow(key: number, redraw: () => void): () => void {
    this.#redraws.set(key, redraw);
    return () => this.#redraws.delete(key);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the chain until the returned function is called. */
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

  /** Schedules an update in the next frame. */
  readonly wake = (): void => {
    this.#stale = true;
    this.#next();
  };

  pause(paused: boolean): void {
    this.#paused = paused;
    this.wake();
  }

  /** Freezes the list while something in it is pressed, so that the click hits its target. */
  press(pressed: boolean): void {
    this.#pressed = pressed;
    this.wake();
  }

  /** Shows all buffered rows. */
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

  /** Synchronous, and only what changed: a frame has no time for later work. */
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

  /** A focused row keeps its content; the blur wakes the player. */
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

  /** Flows buffered rows if allowed and sets the target of the next steps. Returns true if the counters changed. */
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

  /** A list that is scrolled keeps its mode; a paused one shows rows in full. */
  #isFast(perSecond: number): boolean {
    if (this.#paused) return false;
    if (!this.#flowing) return this.#view.fast;
    return perSecond > (this.#view.fast ? fastPerSecond.until : fastPerSecond.from);
  }
}

/** Height in pixels of a row in fast mode, as in the table's styles: wider windows need fewer lines. */
function fastRowHeight(width: number): number {
  return width < 450 ? 72 : width < 992 ? 52 : 36;
}

function byKey(rows: readonly DrawnRow[]): Map<number, DrawnRow> {
  return new Map(rows.map((drawn) => [drawn.key, drawn]));
}

function isSame(a: PlayerView, b: PlayerView): boolean {
  return (Object.keys(a) as (keyof PlayerView)[]).every((key) => a[key] === b[key]);
}

/** Index of a row in its list, not counting gap markers. */
function placeOf(row: Element): number {
  return [...(row.parentElement?.querySelectorAll('[data-list-row]') ?? [])].indexOf(row);
}

/** A list that is scrolled must not move. */
function isAtTop(): boolean {
  return scrollY < 40 && document.activeElement?.closest('tbody') == null;
}
