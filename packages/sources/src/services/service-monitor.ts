import type { Failure } from '../core/outcome.ts';

/** Health of one endpoint of a service. */
export interface ServiceStatus {
  /** Name of the service: 'light-api'. */
  service: string;
  endpoint: string;
  /** ISO time of the last usable answer; null before the first. */
  lastSuccess: string | null;
  lastFailure: { time: string; code: string; message: string } | null;
  /** Failures since the last usable answer. */
  failuresInRow: number;
  /** Duration of the last usable answer in milliseconds. */
  elapsedMs: number | null;
  /** Requests since the start. */
  answered: number;
  failed: number;
}

export interface ServiceMonitorOptions {
  /** Time-out of every service, instead of its own. */
  timeoutMs?: number;
  fetch?: typeof fetch;
}

/** Records the health of a chain's services, and pauses those that limit the rate of requests. */
export class ServiceMonitor {
  readonly timeoutMs: number | undefined;
  readonly fetch: typeof fetch | undefined;
  readonly #statuses = new Map<string, ServiceStatus>();
  readonly #pausedUntil = new Map<string, number>();

  constructor(options: ServiceMonitorOptions = {}) {
    this.timeoutMs = options.timeoutMs;
    this.fetch = options.fetch;
  }

  succeeded(service: string, endpoint: string, elapsedMs: number): void {
    const status = this.#statusOf(service, endpoint);
    status.lastSuccess = new Date().toISOString();
    status.failuresInRow = 0;
    status.elapsedMs = elapsedMs;
    status.answered += 1;
  }

  failed(service: string, endpoint: string, { code, message }: Failure): void {
    const status = this.#statusOf(service, endpoint);
    status.lastFailure = { time: new Date().toISOString(), code, message };
    status.failuresInRow += 1;
    status.failed += 1;
  }

  /** No request is sent to the endpoint for this long. */
  pause(service: string, endpoint: string, ms: number): void {
    this.#pausedUntil.set(`${service} ${endpoint}`, Date.now() + ms);
  }

  /** Milliseconds that a pause still lasts; 0 without one. */
  pausedMs(service: string, endpoint: string): number {
    return Math.max(0, (this.#pausedUntil.get(`${service} ${endpoint}`) ?? 0) - Date.now());
  }

  statusOf(service: string, endpoint: string): ServiceStatus {
    return { ...this.#statusOf(service, endpoint) };
  }

  #statusOf(service: string, endpoint: string): ServiceStatus {
    const key = `${service} ${endpoint}`;
    let status = this.#statuses.get(key);
    if (status === undefined) {
      status = {
        service,
        endpoint,
        lastSuccess: null,
        lastFailure: null,
        failuresInRow: 0,
        elapsedMs: null,
        answered: 0,
        failed: 0,
      };
      this.#statuses.set(key, status);
    }
    return status;
  }
}
