/** Executed actions of a contract by period, without onblock. */
export interface CallCountQuery {
  /** First global sequence of each period, ascending; a period ends where the next one begins. */
  starts: readonly number[];
  /** Number of actions that are counted, newest first. */
  limit: number;
  /** Time budget in ms, after which the newest ones are counted only; defaults to 200. */
  timeBudgetMs?: number;
}

export interface CallGroup {
  /** Index in `starts`. */
  period: number;
  action: string;
  /** Accounts that authorized the actions of the group, each once. */
  actors: string[];
  count: number;
}

export interface CallCounts {
  /** In no order; several groups may have the same action and actors. */
  groups: CallGroup[];
  /** Sequence from which on every action is counted; null if all of them are. */
  countedFrom: number | null;
}
