import { trimEnd } from '@antescope/codec/bytes/trim-end';

/** An endpoint whose head is older than this is not selected while another one is fresher. */
export const maxLagMs = 20_000;
/** The active endpoint is dropped once its head is older than this. */
export const maxHeadAgeMs = 30_000;

/** Health of one endpoint. */
export interface EndpointState {
  readonly url: string;
  /** Age of the head block in milliseconds when it was read; null before the first answer. */
  headAgeMs: number | null;
  headBlock: number | null;
  /** Duration of the last answer in milliseconds. */
  elapsedMs: number | null;
  /** Failures since the last successful answer. */
  failuresInRow: number;
  lastFailure: string | null;
  /** Serves another chain: excluded from every request. */
  wrongChain: boolean;
  /** Time of the last get_info in milliseconds since 1970. */
  checkedAt: number | null;
  /** Requests since the start, for metrics. */
  answered: number;
  failed: number;
}

/** Endpoints of one chain, ranked by health. The active one is kept while it answers and its head is at most 30 s old. */
export class EndpointPool {
  readonly #states: EndpointState[];
  #active: string | null = null;

  constructor(urls: readonly string[]) {
    this.#states = [...new Set(urls.map(baseUrl))].map((url) => ({
      url,
      headAgeMs: null,
      headBlock: null,
      elapsedMs: null,
      failuresInRow: 0,
      lastFailure: null,
      wrongChain: false,
      checkedAt: null,
      answered: 0,
      failed: 0,
    }));
  }

  get states(): readonly EndpointState[] {
    return this.#states;
  }

  of(url: string): EndpointState | undefined {
    const base = baseUrl(url);
    return this.#states.find((state) => state.url === base);
  }

  /** Endpoints in the order in which to try them. */
  order(): EndpointState[] {
    return [...this.#states].sort((a, b) => this.#rank(a) - this.#rank(b) || this.#preference(a, b));
  }

  /** A successful answer; `select` makes the endpoint the active one. */
  answered(state: EndpointState, elapsedMs: number, select = true): void {
    state.elapsedMs = elapsedMs;
    state.failuresInRow = 0;
    state.lastFailure = null;
    state.answered += 1;
    if (select) this.#active = state.url;
  }

  headSeen(state: EndpointState, headBlock: number, headAgeMs: number, now: number): void {
    state.headBlock = headBlock;
    state.headAgeMs = headAgeMs;
    state.checkedAt = now;
  }

  failed(state: EndpointState, reason: string): void {
    state.failuresInRow += 1;
    state.lastFailure = reason;
    state.failed += 1;
    if (this.#active === state.url) this.#active = null;
  }

  /** 0 good · 1 lagging but not stale · 2 stale head · 3 failing. */
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

function baseUrl(url: string): string {
  return trimEnd(url, '/');
}
