/**
 * An undoable change. `key` is the row's key in its store; `before` is the previous row, undefined if there was none.
 */
interface Change {
  readonly store: UndoableStore;
  readonly key: string;
  readonly before: unknown;
}

/** A change in a snapshot. */
export interface ExportedChange {
  readonly store: string;
  readonly key: string;
  readonly before: unknown;
}

/** A store as seen by the undo log. */
export interface UndoableStore {
  readonly name: string;
  /** Restores a row without logging. */
  restore(key: string, before: unknown): void;
  peek(key: string): unknown;
}

/** Net change of a row within a session. */
export interface RowChange {
  readonly key: string;
  /** Row at the start of the session, undefined if it did not exist. */
  readonly before: unknown;
  /** Current row, undefined if it does not exist. */
  readonly after: unknown;
  /** The row was erased and created again within the session. */
  readonly replaced: boolean;
}

/**
 * Nested sessions over all stores: one per block, with transactions as sessions inside it. Rows are immutable, so a
 * change only needs the previous row.
 */
export class UndoLog {
  readonly #sessions: Change[][] = [];
  #current: Change[] | null = null;

  get depth(): number {
    return this.#sessions.length;
  }

  begin(): void {
    this.#current = [];
    this.#sessions.push(this.#current);
  }

  /** Undoes everything since the last `begin`. */
  undo(): void {
    const changes = this.#pop();
    for (let i = changes.length - 1; i >= 0; i--) {
      const change = changes[i]!;
      change.store.restore(change.key, change.before);
    }
  }

  /** Merges the last session into the enclosing one. */
  squash(): void {
    const changes = this.#pop();
    if (this.#current !== null) for (const change of changes) this.#current.push(change);
  }

  /** Drops the oldest sessions, whose changes become permanent. */
  commitOldest(count: number): void {
    this.#sessions.splice(0, count);
    this.#current = this.#sessions.at(-1) ?? null;
  }

  record(store: UndoableStore, key: string, before: unknown): void {
    this.#current?.push({ store, key, before });
  }

  /** Net changes of the last session by store name, in the order rows were first touched. */
  changes(): Map<string, RowChange[]> {
    const first = new Map<UndoableStore, Map<string, { before: unknown; replaced: boolean }>>();
    for (const change of this.#current ?? []) {
      let rows = first.get(change.store);
      if (rows === undefined) first.set(change.store, (rows = new Map()));
      const tracked = rows.get(change.key);
      if (tracked === undefined) rows.set(change.key, { before: change.before, replaced: false });
      else if (change.before === undefined && tracked.before !== undefined) tracked.replaced = true;
    }
    const result = new Map<string, RowChange[]>();
    for (const [store, rows] of first) {
      const list: RowChange[] = [];
      for (const [key, { before, replaced }] of rows) {
        const after = store.peek(key);
        if (before === undefined && after === undefined) continue;
        list.push({ key, before, after, replaced });
      }
      if (list.length > 0) result.set(store.name, list);
    }
    return result;
  }

  /** All sessions with store names, oldest first. */
  export(): ExportedChange[][] {
    return this.#sessions.map((session) =>
      session.map(({ store, key, before }) => ({ store: store.name, key, before })),
    );
  }

  /** Imports exported sessions; must have none of its own. */
  import(sessions: readonly (readonly ExportedChange[])[], storeOf: (name: string) => UndoableStore): void {
    if (this.#sessions.length > 0) throw new Error('the log is in use');
    for (const session of sessions) {
      this.#sessions.push(session.map(({ store, key, before }) => ({ store: storeOf(store), key, before })));
    }
    this.#current = this.#sessions.at(-1) ?? null;
  }

  #pop(): Change[] {
    const changes = this.#sessions.pop();
    if (changes === undefined) throw new Error('no session is open');
    this.#current = this.#sessions.at(-1) ?? null;
    return changes;
  }
}
