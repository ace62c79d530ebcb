import type { CompatChain } from '../core/compat-chain.ts';

const hourMs = 3_600_000;
const keptHours = 168;

/** Requests by status and path: {'200': {'/v2/health': 12}}. */
type Responses = Record<string, Record<string, number>>;

/** Counts the requests to the paths of one chain since the server started, altogether and by hour of the last week. */
class ApiUsage {
  readonly #total: Responses = {};
  readonly #hours = new Map<number, Responses>();

  count(status: number, path: string, now: number): void {
    const hour = Math.floor(now / hourMs);
    const bucket = this.#hours.get(hour) ?? {};
    this.#hours.set(hour, bucket);
    for (const responses of [this.#total, bucket]) {
      const paths = (responses[status] ??= {});
      paths[path] = (paths[path] ?? 0) + 1;
    }
    for (const old of this.#hours.keys()) {
      if (old > hour - keptHours) break;
      this.#hours.delete(old);
    }
  }

  get summary(): Record<string, unknown> {
    const buckets = [...this.#hours].toReversed().map(([hour, responses]) => ({
      timestamp: new Date(hour * hourMs).toISOString(),
      responses,
    }));
    return { total: { responses: this.#total }, buckets };
  }
}

const usages = new WeakMap<CompatChain, ApiUsage>();

function usageOf(chain: CompatChain): ApiUsage {
  const usage = usages.get(chain) ?? new ApiUsage();
  usages.set(chain, usage);
  return usage;
}

/** `route`: the declared path, not the requested one: clients could create any number of paths. */
export function countRequest(chain: CompatChain, status: number, route: string): void {
  usageOf(chain).count(status, route, Date.now());
}

/** Requests counted so far, newest hour first. */
export function apiUsage(chain: CompatChain): Record<string, unknown> {
  return usageOf(chain).summary;
}
