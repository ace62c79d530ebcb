import type { ListRequest } from './core/list-request.ts';
import type { AccountView, KeyHolder, TokenBalance } from './account/account-view.ts';
import type { BlockView, HeadView, ProducerView, ScheduleView } from './block/block-view.ts';
import type { Outcome } from './core/outcome.ts';
import type { SourceContext } from './core/source-context.ts';
import type { ActionPageRequest } from './history/account-actions.ts';
import type { ActionFilter } from './history/action-filter.ts';
import type { ActionExport, ExportPlace } from './history/export/action-export.ts';
import type { ActionPage, ActionRow } from './history/history-source.ts';
import type { RamPrice } from './market/ram-price.ts';
import type { TransactionView } from './transaction/transaction-view.ts';

/**
 * The reads that every chain has, bound to its context. A failed one carries the last value that was read for the same
 * arguments. Other domains read over the context: `rexPool(sources.at)`.
 */
export interface ChainSources {
  readonly at: SourceContext;
  head(): Promise<Outcome<HeadView>>;
  account(name: string): Promise<Outcome<AccountView>>;
  tokens(name: string): Promise<Outcome<TokenBalance[]>>;
  /** By number or 64-digit ID. Action data above 1 kB is cut here and in lists of actions, see TruncationMarks. */
  block(numberOrId: string): Promise<Outcome<BlockView>>;
  transaction(id: string, blockHint?: number): Promise<Outcome<TransactionView>>;
  accountActions(name: string, filter: ActionFilter, page: ActionPageRequest): Promise<Outcome<ActionPage>>;
  exportActions(name: string, filter: ActionFilter, place: ExportPlace): Promise<Outcome<ActionExport>>;
  latestActions(limit: number): Promise<Outcome<ActionRow[]>>;
  /** A key that does not parse is a failure 'bad-key'. */
  keyAccounts(publicKey: string, page?: ListRequest): Promise<Outcome<KeyHolder[]>>;
  schedule(): Promise<Outcome<ScheduleView>>;
  producers(limit: number): Promise<Outcome<ProducerView[]>>;
  /** Account names with this prefix, at most `limit`. */
  searchAccounts(prefix: string, limit: number): Promise<Outcome<string[]>>;
  ramPrice(): Promise<Outcome<RamPrice>>;
}
