import { failureReason } from '../core/failure-reason.ts';
import { failuresOf, reading } from '../node/reading.ts';
import { data, empty, failed, meta, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { CreatedAccount } from '../state/state-index.ts';
import type { KeyHolder } from './account-view.ts';

/** Max created accounts per lookup. */
export const maxChildren = 100;

/**
 * Permissions that name this account, so that it can act for their accounts or help to. Asked for at our index, at the
 * node's get_accounts_by_authorizers, then at its older history, which knows names alone.
 */
export async function controlledAccounts(at: SourceContext, account: string): Promise<Outcome<KeyHolder[]>> {
  const indexed = await at.state?.controlledBy(account);
  if (indexed !== undefined && indexed.state !== 'failed') return indexed;
  const byNode = await reading(
    async () => {
      const answer = await at.api.getAccountsByAuthorizers({ accounts: [account] });
      const holders = answer.value
        .at('accounts')
        .items()
        .map((entry) => ({
          account: entry.at('account_name').text(),
          permission: entry.at('permission_name').text(),
          weight: entry.at('weight').number(),
          threshold: entry.at('threshold').number(),
        }));
      return { ...answer, value: holders };
    },
    { isEmpty: (holders) => holders.length === 0 },
  );
  if (byNode.state !== 'failed') return byNode;
  try {
    const answer = await at.api.historyControlledAccounts(account);
    const names = answer.value
      .at('controlled_accounts')
      .items()
      .map((name) => name.text());
    const provenance = meta({ source: 'native-history', endpoint: answer.endpoint, time: new Date().toISOString() });
    const holders = names.map((name) => ({ account: name, permission: '', weight: null, threshold: null }));
    return holders.length === 0 ? empty(provenance) : data(holders, provenance);
  } catch (error) {
    return failed([...(indexed?.meta.failures ?? []), ...byNode.meta.failures, ...failuresOf(error, 'native-history')]);
  }
}

export interface Children {
  /** At most {@link maxChildren}, newest first. */
  accounts: CreatedAccount[];
  moreChildren: boolean;
}

/** Accounts that this one created. Nodes do not have them: without an index the outcome is a failure 'not-supported'. */
export async function createdAccounts(at: SourceContext, account: string): Promise<Outcome<Children>> {
  if (at.state === null) {
    const message = 'Created accounts require an index';
    return failed([
      { source: 'node', endpoint: null, code: 'not-supported', message, reason: failureReason('no-service') },
    ]);
  }
  const created = await at.state.createdBy(account, maxChildren);
  if (created.state === 'data')
    return {
      ...created,
      data: { accounts: created.data.accounts.slice(0, maxChildren), moreChildren: created.data.more },
    };
  return withoutData(created);
}
