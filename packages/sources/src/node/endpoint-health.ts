/** Heads older than this make an endpoint one that is not chosen anew. */
export const maxLagMs = 20_000;
/** Heads older than this make the active endpoint be left. */
export const maxHeadAgeMs = 30_000;

/** What is known of one endpoint. */
export interface EndpointState {
  readonly url: string;
  /** Milliseconds between the head block's time and the moment it was read; null before the first answer. */
  headAgeMs: number | null;
  headBlock: number | null;
  /** Duration of the last answer. */
  elapsedMs: number | null;
  /** Failures since the last good answer. */
  failuresInRow: number;
  lastFailure: string | null;
  /** It is a node of another chain: never asked for anything. */
  wrongChain: boolean;
  /** `now()` of the last get_info. */
  checkedAt: number | null;
}

/** Ranks endpoints by health. The active one is kept while its head is at most 30 s old and it answers. */
export class EndpointRanking {
  readonly #states: EndpointState[];
  #active: string | null = null;

  constructor(urls: readonly string[]) {
    this.#states = [...new Set(urls.map((url) => url.replace(/\/+$/, '')))].map((url) => ({
      url,
      headAgeMs: null,
      headBlock: null,
      elapsedMs: null,
      failuresInRow: 0,
      lastFailure: null,
      wrongChain: false,
      checkedAt: null,
    }));
  }

  get states(): readonly EndpointState[] {
    return this.#states;
  }

  /** Endpoints in the order in which to try them. */
  order(): EndpointState[] {
    return [...this.#states].sort((a, b) => this.#rank(a) - this.#rank(b) || this.#preference(a, b));
  }

  answered(state: EndpointState, elapsedMs: number): void {
    state.elapsedMs = elapsedMs;
    state.failuresInRow = 0;
    state.lastFailure = null;
    this.#active = state.url;
  }

  headSeen(state: EndpointState, headBlock: number, headAgeMs: number, now: number): void {
    state.headBlock = headBlock;
    state.headAgeMs = headAgeMs;
    state.checkedAt = now;
  }

  failed(state: EndpointState, reason: string): void {
    state.failuresInRow += 1;
    state.lastFailure = reason;
    if (this.#active === state.url) this.#active = null;
  }

  /** 0 good · 1 lagging but not old · 2 old head · 3 failing. */
  #rank(state: EndpointState): number {
    if (state.failuresInRow > 0) return 3;
    const age = state.headAgeMs ?? 0;
    if (age > maxHeadAgeMs) return 2;
    return age > maxLagMs && this.#active !== state.url ? 1 : 0;
  }

  #preference(a: EndpointState, b: EndpointState): number {
    const active = Number(b.url === this.#active) - Number(a.url === this.#active);
    if (active !== 0) return active;
    if (this.#rank(a) === 2) return (a.headAgeMs ?? 0) - (b.headAgeMs ?? 0);
    if (a.failuresInRow !== b.failuresInRow) return a.failuresInRow - b.failuresInRow;
    return (a.elapsedMs ?? 0) - (b.elapsedMs ?? 0) || this.#states.indexOf(a) - this.#states.indexOf(b);
  }
}
