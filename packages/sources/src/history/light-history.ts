import type { KeyHolder, TokenBalance } from '../account/account-view.ts';
import type { GetOptions } from '../core/get-json.ts';
import { LightApi } from '../services/light/light-api.ts';
import { failed, type Outcome } from '../core/outcome.ts';
import type { ActionFilter } from './action-filter.ts';
import type { ActionPage, HistorySource, PageRequest } from './history-source.ts';
import { accountRequired, unsupported } from './no-actions.ts';

/** Message for a chain without a Light API. */
export const lightNotSupported = 'Light API not supported';

/** A Light API among the histories: it knows accounts' balances, and no actions. */
export class LightHistory implements HistorySource {
  readonly name = 'light';
  readonly supports = { filter: false, dates: false, live: false };
  readonly #api: LightApi | null;

  /** null: the chain has no such service. */
  constructor(config: { url: string; network: string } | null, options: GetOptions = {}) {
    this.#api = config === null ? null : new LightApi(config, options);
  }

  async accountActions(account: string, _filter: ActionFilter, _page: PageRequest): Promise<Outcome<ActionPage>> {
    if (account === '') return failed([accountRequired(this.name)]);
    return this.#untold();
  }

  async tokenBalances(account: string): Promise<Outcome<TokenBalance[]>> {
    return this.#api === null ? this.#untold() : this.#api.balances(account);
  }

  transaction(): Promise<Outcome<never>> {
    return this.#untold();
  }

  keyAccounts(): Promise<Outcome<KeyHolder[]>> {
    return this.#untold();
  }

  latestActions(): Promise<Outcome<never>> {
    return this.#untold();
  }

  creation(): Promise<Outcome<never>> {
    return this.#untold();
  }

  async #untold(): Promise<Outcome<never>> {
    return failed([unsupported(this.name, this.#api === null ? lightNotSupported : 'A Light API keeps no actions')]);
  }
}
