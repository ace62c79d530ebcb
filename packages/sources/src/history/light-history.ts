import type { KeyHolder, TokenBalance } from '../account/account-view.ts';
import { failed, type Outcome } from '../core/outcome.ts';
import type { ServiceContext } from '../services/ask-service.ts';
import { lightBalances } from '../services/light-api/light-api.ts';
import type { ActionFilter } from './action-filter.ts';
import type { ActionPage, HistorySource, PageRequest } from './history-source.ts';
import { accountRequired, unsupported } from './no-actions.ts';

/** Message for a chain without a Light API. */
export const lightNotSupported = 'Light API not supported';

/** A Light API among the histories: it has balances and no actions. */
export class LightHistory implements HistorySource {
  readonly name = 'light';
  readonly supports = { filter: false, dates: false, live: false };
  readonly #config: { url: string; network: string } | null;
  readonly #context: ServiceContext;

  /** null: the chain has no such service. */
  constructor(config: { url: string; network: string } | null, context: ServiceContext) {
    this.#config = config;
    this.#context = context;
  }

  async accountActions(account: string, _filter: ActionFilter, _page: PageRequest): Promise<Outcome<ActionPage>> {
    if (account === '') return failed([accountRequired(this.name)]);
    return this.#notOffered();
  }

  async tokenBalances(account: string): Promise<Outcome<TokenBalance[]>> {
    return this.#config === null ? this.#notOffered() : lightBalances.of(this.#context, this.#config, account);
  }

  transaction(): Promise<Outcome<never>> {
    return this.#notOffered();
  }

  keyAccounts(): Promise<Outcome<KeyHolder[]>> {
    return this.#notOffered();
  }

  latestActions(): Promise<Outcome<never>> {
    return this.#notOffered();
  }

  creation(): Promise<Outcome<never>> {
    return this.#notOffered();
  }

  async #notOffered(): Promise<Outcome<never>> {
    return failed([unsupported(this.name, this.#config === null ? lightNotSupported : 'A Light API keeps no actions')]);
  }
}
