import { ContractTables } from './contract-tables.ts';
import { indexKey, limitsKey, linkKey, only, permissionKey, rowKey, tableKey } from './keys.ts';
import { PermissionIndex } from './permission-index.ts';
import type {
  AccountMetadataRow,
  AccountRow,
  BlockSummaryRow,
  CodeRow,
  ContractRow,
  ContractTableRow,
  DynamicGlobalRow,
  FinalityProposalRow,
  GeneratedTransactionRow,
  GlobalPropertyRow,
  IndexRow,
  PermissionLinkRow,
  PermissionRow,
  ProtocolStateRow,
  ResourceConfigRow,
  ResourceLimitsRow,
  ResourceStateRow,
  ResourceUsageRow,
  SeenTransactionRow,
} from './rows.ts';
import { SortedKeys } from './sorted-keys.ts';
import { Store } from './store.ts';
import { UndoLog } from './undo-log.ts';

/** The whole state of the chain. */
export class Database {
  readonly log = new UndoLog();
  readonly #stores: Store<object>[] = [];
  readonly accounts = this.#store<AccountRow>('account', (row) => row.name);
  readonly metadata = this.#store<AccountMetadataRow>('account_metadata', (row) => row.name);
  readonly code = this.#store<CodeRow>('code', (row) => row.hash);
  readonly tables = this.#store<ContractTableRow>('contract_table', (row) => tableKey(row.code, row.scope, row.table));
  readonly rows = this.#store<ContractRow>('contract_row', (row) =>
    rowKey(row.code, row.scope, row.table, row.primary),
  );
  readonly indexes = this.#store<IndexRow>('contract_index', (row) =>
    indexKey(row.kind, row.code, row.scope, row.table, row.primary),
  );
  readonly permissions = this.#store<PermissionRow>('permission', (row) => permissionKey(row.owner, row.name));
  readonly links = this.#store<PermissionLinkRow>('permission_link', (row) => linkKey(row.account, row.code, row.type));
  readonly limits = this.#store<ResourceLimitsRow>('resource_limits', (row) => limitsKey(row.owner, row.pending));
  readonly usage = this.#store<ResourceUsageRow>('resource_usage', (row) => row.owner);
  readonly resourceState = this.#store<ResourceStateRow>('resource_limits_state', () => only);
  readonly resourceConfig = this.#store<ResourceConfigRow>('resource_limits_config', () => only);
  readonly globalProperty = this.#store<GlobalPropertyRow>('global_property', () => only);
  readonly dynamicGlobal = this.#store<DynamicGlobalRow>('dynamic_global', () => only);
  readonly protocolState = this.#store<ProtocolStateRow>('protocol_state', () => only);
  readonly generated = this.#store<GeneratedTransactionRow>('generated_transaction', (row) => row.id);
  readonly summaries = this.#store<BlockSummaryRow>('block_summary', (row) => String(row.slot));
  readonly finalityProposal = this.#store<FinalityProposalRow>('finality_proposal', () => only);
  readonly seen = this.#store<SeenTransactionRow>('seen_transaction', (row) => row.id);

  readonly contractTables = new ContractTables(this.rows, this.indexes, this.tables);
  readonly permissionIndex = new PermissionIndex(this.permissions, this.links);

  /** All stores in a fixed order. */
  get stores(): readonly Store<object>[] {
    return this.#stores;
  }

  readonly #pendingLimits = new Map<string, ResourceLimitsRow>();
  readonly #seenByExpiration = new SortedKeys<SeenTransactionRow>(
    (a, b) => a.expiration - b.expiration || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );

  constructor() {
    this.seen.onChange((before, after) => {
      if (before !== undefined) this.#seenByExpiration.delete(before);
      if (after !== undefined) this.#seenByExpiration.add(after);
    });
    this.limits.onChange((before, after) => {
      const row = after ?? before!;
      if (!row.pending) return;
      if (after === undefined) this.#pendingLimits.delete(row.owner);
      else this.#pendingLimits.set(row.owner, after);
    });
  }

  /** Limits set in the pending block, ordered by account name. */
  pendingLimits(): ResourceLimitsRow[] {
    return [...this.#pendingLimits.values()].sort((a, b) => (a.owner < b.owner ? -1 : 1));
  }

  /** Removes transactions expired `before` (seconds since 1970), which cannot be duplicated any more. */
  removeExpired(before: number): void {
    for (let first = this.#seenByExpiration.first(); first !== undefined; first = this.#seenByExpiration.first()) {
      if (first.expiration >= before) return;
      this.seen.delete(first.id);
    }
  }

  get config(): GlobalPropertyRow {
    return this.globalProperty.get(only)!;
  }

  get resources(): ResourceStateRow {
    return this.resourceState.get(only)!;
  }

  #store<Row extends object>(name: string, keyOf: (row: Row) => string): Store<Row> {
    const store = new Store<Row>(name, this.log, keyOf);
    this.#stores.push(store as unknown as Store<object>);
    return store;
  }
}
