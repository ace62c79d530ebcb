import type { ServiceStatus } from '../services/service-monitor.ts';

/** Health of a chain's nodes, index and services; the same at /health and on the status page. */
export interface ChainHealth {
  status: 'ok' | 'behind' | 'down';
  node: {
    endpoint: string | null;
    head: number | null;
    headTime: string | null;
    ageSeconds: number | null;
    lastIrreversible: number | null;
    /** Blocks since the last irreversible one, where instant finality does not advance. */
    finalityStandstill: number | null;
    problem: string | null;
  };
  /** Every configured node; `failures` in a row, `problem` the last of them. */
  endpoints: { url: string; head: number | null; headAgeMs: number | null; failures: number; problem: string | null }[];
  /** null: nothing is indexed here. */
  index: IndexHealth | null;
  /** Every configured service, asked or not yet. They do not count for `status`. */
  services: ServiceStatus[];
  realtime: { clients: number };
}

export interface IndexHealth {
  /** How blocks come: by state history, or by asking a node's HTTP API. */
  reader: 'ship' | 'trace_api' | 'get_block';
  /** Highest block in the store; null before the first. */
  indexed: number | null;
  /** Head as the reader last heard it. */
  head: number | null;
  /** Blocks between that head and the store. */
  behind: number | null;
  connected: boolean;
  /** Stopped for good: only a restart resumes it. */
  stopped: boolean;
  blocksPerSecond: number | null;
  actionsPerSecond: number | null;
  /** Until the head is reached at this speed; null while unknown. */
  secondsLeft: number | null;
  /** Why it does not advance, or null. */
  problem: string | null;
  /** Ranges, both ends included, and what they were fed. */
  feeds: IndexFeedRange[];
}

export interface IndexFeedRange {
  first: number;
  last: number;
  traces: boolean;
  inline: boolean;
  deltas: boolean;
}
