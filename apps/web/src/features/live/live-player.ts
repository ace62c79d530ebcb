import type { ActionRow } from '@antescope/sources/history/history-source';
import type { LiveFilter } from '@antescope/sources/realtime/live-filter';
import type { Boot } from '../../boot/boot.ts';
import { followActions, type FollowState, type UpTo } from '../../realtime/follow-actions.ts';
import { newestOf } from './live-list.ts';
import { LiveStream, type LiveView } from './live-stream.ts';

export interface PlayerView extends LiveView {
  state: FollowState | 'paused';
  lastIrreversible: number;
}

const countEveryMs = 1000;
/** From so many actions a second on only what fits the window is drawn while they flow; all of them once it is scrolled. */
const fastPerSecond = 20;
const rowHeight = 36;

/**
 * Plays a stream of actions onto the page: they flow while the page stands at its top and no row is
 * focused; else, and while it is paused, they wait.
 */
export class LivePlayer {
  readonly #stream: LiveStream;
  readonly #listeners = new Set<() => void>();
  #view: PlayerView;
  #paused = false;
  #following: FollowState = 'connecting';
  #lastIrreversible = 0;
  #frame = 0;
  #atTop = true;

  constructor(first: readonly ActionRow[]) {
    this.#stream = new LiveStream(first);
    this.#view = this.#look(0);
  }

  readonly view = (): PlayerView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the chain until what it returns is called. */
  play(boot: Boot, filter: LiveFilter, upTo: UpTo): () => void {
    const stop = followActions(boot, filter, upTo, {
      rows: (batch) => {
        this.#stream.take(batch, performance.now());
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
    this.#atTop = isAtTop();
    this.#frame = 0;
    if (!this.#paused && this.#atTop) this.#stream.flow();
    this.#view = this.#look(performance.now());
    for (const listener of this.#listeners) listener();
  };

  #look(now: number): PlayerView {
    const state = this.#paused ? 'paused' : this.#following;
    const view = this.#stream.view(now);
    const fast = !this.#paused && this.#atTop && (view.perSecond ?? 0) > fastPerSecond;
    const list = fast ? newestOf(view.list, Math.ceil(innerHeight / rowHeight)) : view.list;
    return { ...view, list, state, lastIrreversible: this.#lastIrreversible };
  }
}

/** A list that is being read must not move. */
function isAtTop(): boolean {
  return scrollY < 40 && document.activeElement?.closest('tbody') == null;
}
