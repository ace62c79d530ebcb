/** Counts of comparisons. */
export class Tally {
  equal = 0;
  total = 0;

  add(same: boolean): void {
    this.total++;
    if (same) this.equal++;
  }

  get share(): string {
    if (this.total === 0) return 'none';
    return `${this.equal} of ${this.total} (${((this.equal / this.total) * 100).toFixed(2)} %)`;
  }
}

/** Recorded rows of one table: equal, different, or written only by transactions that were not replayed. */
export interface TableTally {
  equal: number;
  different: number;
  notReplayed: number;
}

/** Result of a replay. */
export class ReplayReport {
  blocks = 0;
  transactions = 0;
  readonly actions = new Tally();
  readonly netUsage = new Tally();
  /** Merkle roots of all action receipts of a block, as signed by the producer. */
  readonly roots = new Tally();
  /** Block ids, which cover the whole header. */
  readonly ids = new Tally();
  readonly rows = new Map<string, Tally>();
  /** Recorded rows of contracts by 'account table', and of native tables by name. */
  readonly tables = new Map<string, TableTally>();
  /** Unexplained differences: must be empty. */
  readonly failures: string[] = [];
  /** Explained differences. */
  readonly explained: string[] = [];
  /** Transactions that were not replayed, by reason. */
  readonly notReplayed = new Map<string, number>();
  /** Rows written only by such transactions (or the chain), by reason. */
  readonly takenOver = new Map<string, number>();

  rowsOf(table: string): Tally {
    let tally = this.rows.get(table);
    if (tally === undefined) this.rows.set(table, (tally = new Tally()));
    return tally;
  }

  tableOf(name: string): TableTally {
    let tally = this.tables.get(name);
    if (tally === undefined) this.tables.set(name, (tally = { equal: 0, different: 0, notReplayed: 0 }));
    return tally;
  }

  get allRows(): Tally {
    const all = new Tally();
    for (const tally of this.rows.values()) {
      all.equal += tally.equal;
      all.total += tally.total;
    }
    return all;
  }

  toString(): string {
    const skipped = [...this.notReplayed.values()].reduce((sum, count) => sum + count, 0);
    return [
      `${this.blocks} blocks, ${this.transactions} transactions replayed, ${skipped} not`,
      `action traces equal: ${this.actions.share}`,
      `net usage equal: ${this.netUsage.share}`,
      `action roots of blocks equal: ${this.roots.share}`,
      `ids of blocks equal: ${this.ids.share}`,
      `rows equal: ${this.allRows.share}`,
      ...[...this.rows].map(([table, tally]) => `  ${table}: ${tally.share}`),
      `rows taken over: ${[...this.takenOver.values()].reduce((sum, count) => sum + count, 0)}`,
      `different with a reason: ${this.explained.length}`,
      ...this.explained.map((line) => `  ${line}`),
      `different without one: ${this.failures.length}`,
      ...this.failures.slice(0, 40).map((line) => `  ${line}`),
      'not replayed:',
      ...[...this.notReplayed].map(([why, count]) => `  ${count} × ${why}`),
    ].join('\n');
  }
}
