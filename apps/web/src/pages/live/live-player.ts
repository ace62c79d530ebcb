import type { ActionRow } from '@antescope/sources/history/history-source';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import { flushSync } from 'react-dom';
import type { Boot } from '../../lib/boot/boot.ts';
import { followActions, type FollowState, type UpTo } from '../../lib/realtime/follow-actions.ts';
import { type RenderedRow, ListRenderer } from './list-renderer.ts';
import { foldedList, type LiveList, newestOf } from './live-list.ts';
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
const idleFrames = 1;
/** Rows per step while the list is paused: latency matters less than completeness. */
const pausedRowsPerStep = 20;
/** Min height in pixels of header, title and filters above the list. */
const aboveRows = 220;

/**
 * Plays a stream of actions onto the page. Rows flow while the page is scrolled to the top and no row has the focus;
 * otherwise, and while paused, they are buffered. Receiving, updating counters and rendering rows happen in different
 * frames, so that none exceeds its budget.
 */
export class LivePlayer {
  readonly #stream: LiveStream;
  readonly #fold: boolean;
  readonly #renderer: ListRenderer;
  readonly #listeners = new Set<() => void>();
  /** Re-render callbacks of rows, by key. */
  readonly #rowListeners = new Map<number, () => void>();
  #rendered: ReadonlyMap<number, RenderedRow>;
  #keys: readonly number[];
  #view: PlayerView;
  /** Rows received since the last frame. */
  #arrived: (readonly ActionRow[])[] = [];
  /** Target list of the rendering, a prefix of the stream's list. */
  #list: LiveList;
  #fullList: LiveList;
  #maxRows = Infinity;
  #paused = false;
  #connection: FollowState = 'connecting';
  #lastIrreversible = 0;
  #frame = 0;
  #countedAt = 0;
  #flowing = true;
  #pressed = false;
  /** Idle frames to come. */
  #idleFrames = 0;
  /** Counters or rows may have changed. */
  #stale = true;

  /** `fold`: inline actions are no rows of their own. */
  constructor(first: readonly ActionRow[], fold: boolean) {
    this.#stream = new LiveStream(first);
    this.#fold = fold;
    const { list: received, ...view } = this.#stream.view(0);
    const list = this.#shown(received);
    this.#list = list;
    this.#fullList = received;
    this.#renderer = new ListRenderer(list);
    this.#rendered = byKey(this.#renderer.rows);
    this.#keys = [...this.#rendered.keys()];
    this.#view = { ...view, state: this.#connection, lastIrreversible: 0, fast: false };
  }

  /** Counters and status; the same object until one of them changes. */
  readonly view = (): PlayerView => this.#view;

  /** Keys of the rendered rows, newest first; the same array until rows are added, moved or removed. */
  readonly keys = (): readonly number[] => this.#keys;

  /** Content of a row. */
  row(key: number): RenderedRow | undefined {
    return this.#rendered.get(key);
  }

  /** Subscribes to a row's content; returns the unsubscribe function. */
  onRow(key: number, rerender: () => void): () => void {
    this.#rowListeners.set(key, rerender);
    return () => this.#rowListeners.delete(key);
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
        this.#takeArrived();
        this.#stream.undo(block);
        this.wake();
      },
      gap: () => {
        this.#takeArrived();
        this.#stream.gap();
      },
      lastIrreversible: (block) => {
        this.#lastIrreversible = block;
        this.wake();
      },
      state: (state) => {
        this.#connection = state;
        this.wake();
      },
    });
    const timer = setInterval(this.wake, countEveryMs);
    return () => {
      stop();
      clearInterval(timer);
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
    this.#takeArrived();
    this.#stream.flow();
    this.wake();
  }

  #next(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#onFrame);
  }

  readonly #onFrame = (): void => {
    this.#frame = 0;
    if (this.#idleFrames > 0) {
      this.#idleFrames -= 1;
      this.#next();
    } else if (this.#arrived.length > 0) {
      this.#takeArrived();
      this.#next();
    } else if (this.#stale) {
      this.#stale = false;
      this.#next();
      if (this.#update(performance.now())) this.#notify();
    } else if (this.#mayRender() && this.#renderer.step(this.#flowing ? rowsPerStep : pausedRowsPerStep)) {
      this.#idleFrames = idleFrames;
      this.#next();
      this.#render();
    }
  };

  /** Synchronous, and only what changed: a frame has no time for later work. */
  #render(): void {
    const { rows } = this.#renderer;
    const changed = rows.filter((row) => this.#rendered.get(row.key) !== row);
    const moved = rows.length !== this.#keys.length || rows.some(({ key }, index) => key !== this.#keys[index]);
    this.#rendered = byKey(rows);
    if (moved) this.#keys = [...this.#rendered.keys()];
    flushSync(() => {
      for (const { key } of changed) this.#rowListeners.get(key)?.();
      if (moved) this.#notify();
    });
  }

  /** A focused row keeps its content; the blur wakes the player. */
  #mayRender(): boolean {
    if (this.#pressed) return false;
    const focused = document.activeElement?.closest('[data-list-row]');
    return focused == null || indexOfRow(focused) < this.#renderer.matching;
  }

  #takeArrived(): void {
    const now = performance.now();
    for (const batch of this.#arrived) this.#stream.take(batch, now);
    this.#arrived = [];
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Flows buffered rows if allowed and sets the target of the next steps. Returns true if the counters changed. */
  #update(now: number): boolean {
    const flowing = !this.#paused && !this.#pressed && isAtTop();
    this.#flowing = flowing;
    if (flowing) this.#stream.flow();
    const { list, perSecond, ...rest } = this.#stream.view(now);
    const fast = this.#isFast(perSecond ?? 0);
    const visibleRows = Math.max(1, Math.ceil((innerHeight - aboveRows) / fastRowHeight(innerWidth)));
    const maxRows = fast && flowing ? visibleRows : flowing ? Math.max(visibleRows, flowingRows) : Infinity;
    if (list !== this.#fullList || maxRows !== this.#maxRows) {
      this.#fullList = list;
      this.#maxRows = maxRows;
      this.#list = newestOf(this.#shown(list), maxRows);
      this.#renderer.setTarget(this.#list);
    }
    const countersDue = now - this.#countedAt > countEveryMs / 2;
    if (countersDue) this.#countedAt = now;
    const view: PlayerView = {
      ...rest,
      perSecond: countersDue ? perSecond : this.#view.perSecond,
      state: this.#paused ? 'paused' : this.#connection,
      lastIrreversible: this.#lastIrreversible,
      fast,
    };
    if (isSame(view, this.#view)) return false;
    this.#view = view;
    return true;
  }

  #shown(list: LiveList): LiveList {
    return this.#fold ? foldedList(list) : list;
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

function byKey(rows: readonly RenderedRow[]): Map<number, RenderedRow> {
  return new Map(rows.map((row) => [row.key, row]));
}

function isSame(a: PlayerView, b: PlayerView): boolean {
  return (Object.keys(a) as (keyof PlayerView)[]).every((key) => a[key] === b[key]);
}

/** Index of a row in its list, not counting gap markers. */
function indexOfRow(row: Element): number {
  return [...(row.parentElement?.querySelectorAll('[data-list-row]') ?? [])].indexOf(row);
}

/** A list that is scrolled must not move. */
function isAtTop(): boolean {
  return scrollY < 40 && document.activeElement?.closest('tbody') == null;
}
