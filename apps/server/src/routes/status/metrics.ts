/** Prometheus metrics by name and label text. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #seconds: number[] = Array.from({ length: buckets.length + 1 }, () => 0);
  #secondsSum = 0;

  /** `route`: the pattern, not the path, because clients could create unlimited labels. */
  request(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${escapeLabel(route)}",status="${status}"`;
    this.#requests.set(labels, (this.#requests.get(labels) ?? 0) + 1);
    const bucket = buckets.findIndex((limit) => seconds <= limit);
    this.#seconds[bucket < 0 ? buckets.length : bucket]! += 1;
    this.#secondsSum += seconds;
  }

  /** Prometheus text format 0.0.4; `gauges` are current values. */
  text(gauges: readonly Gauge[]): string {
    const lines = [
      '# HELP antescope_http_requests_total Requests answered.',
      '# TYPE antescope_http_requests_total counter',
    ];
    for (const [labels, value] of this.#requests) lines.push(`antescope_http_requests_total{${labels}} ${value}`);
    lines.push('# HELP antescope_http_request_seconds Time to the end of the response.');
    lines.push('# TYPE antescope_http_request_seconds histogram');
    let total = 0;
    this.#seconds.forEach((count, at) => {
      total += count;
      lines.push(`antescope_http_request_seconds_bucket{le="${buckets[at] ?? '+Inf'}"} ${total}`);
    });
    lines.push(`antescope_http_request_seconds_sum ${this.#secondsSum.toFixed(6)}`);
    lines.push(`antescope_http_request_seconds_count ${total}`);
    let last = '';
    for (const gauge of gauges) {
      if (gauge.name !== last) lines.push(`# HELP ${gauge.name} ${gauge.help}`, `# TYPE ${gauge.name} ${gauge.type}`);
      last = gauge.name;
      const labels = Object.entries(gauge.labels).map(([key, value]) => `${key}="${escapeLabel(value)}"`);
      lines.push(`${gauge.name}${labels.length === 0 ? '' : `{${labels.join(',')}}`} ${gauge.value}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

export interface Gauge {
  name: string;
  help: string;
  type: 'gauge' | 'counter';
  labels: Record<string, string>;
  value: number;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
