import type { AccountView, KeyHolder, TokenBalance } from './account/account-view.ts';
import type { BlockView, HeadView, ProducerView, ScheduleView } from './block/block-view.ts';
import type { ActionFilter } from './history/action-filter.ts';
import type { ActionExport, ExportPlace } from './history/export/action-export.ts';
import type { ActionPage, ActionRow, PageRequest } from './history/history-source.ts';
import type { Outcome } from './core/outcome.ts';
import type { SourceContext } from './core/source-context.ts';
import type { TransactionView } from './transaction/transaction-view.ts';

/** A page of actions, as long as is said. */
export type ActionPageRequest = Omit<PageRequest, 'limit'> & Partial<Pick<PageRequest, 'limit'>>;

/** Everything a page can ask about one chain. Implemented over a NodeClient and an ordered list of history sources. */
export interface ChainSources {
  /** For the readers of a domain: `rexPool(sources.at)`. */
  readonly at: SourceContext;
  head(): Promise<Outcome<HeadView>>;
  account(name: string): Promise<Outcome<AccountView>>;
  tokens(name: string): Promise<Outcome<TokenBalance[]>>;
  /** Number, or 64-digit block id. */
  block(numberOrId: string): Promise<Outcome<BlockView>>;
  transaction(id: string, blockHint?: number): Promise<Outcome<TransactionView>>;
  /** Without a limit a page is as long as the source that answers has them. */
  accountActions(name: string, filter: ActionFilter, page: ActionPageRequest): Promise<Outcome<ActionPage>>;
  /** Every action of the filter, in batches as they are read. */
  exportActions(name: string, filter: ActionFilter, place: ExportPlace): Promise<Outcome<ActionExport>>;
  latestActions(limit: number): Promise<Outcome<ActionRow[]>>;
  /** Accounts that a key can act for. Throws never; a key that does not parse is a failure with code 'bad-key'. */
  keyAccounts(publicKey: string): Promise<Outcome<KeyHolder[]>>;
  schedule(): Promise<Outcome<ScheduleView>>;
  producers(limit: number): Promise<Outcome<ProducerView[]>>;
  /** Names that start with the text, at most `limit` (userres scopes). */
  searchAccounts(prefix: string, limit: number): Promise<Outcome<string[]>>;
  /** Price of 1024 bytes of RAM as an asset, with the market row it was computed from. */
  ramPrice(): Promise<Outcome<{ perKib: string; base: string; quote: string }>>;
}
