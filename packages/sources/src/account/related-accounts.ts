import { failureReason } from '../core/failure-reason.ts';
import { failuresOf, reading } from '../node/reading.ts';
import type { ListRequest } from '../core/list-request.ts';
import { data, empty, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { CreatedAccount } from '../state/state-index.ts';
import type { KeyHolder } from './account-view.ts';
import { pageOfHolders } from './holder-page.ts';

/**
 * Permissions that contain a permission of this account, so that it can satisfy them alone or with others. From our
 * index, else from the node's get_accounts_by_authorizers, else from its v1 history, which returns account names only.
 */
export async function controlledAccounts(
  at: SourceContext,
  account: string,
  page: ListRequest,
): Promise<Outcome<KeyHolder[]>> {
  const indexed = await at.state?.controlledBy(account, page);
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
  if (byNode.state !== 'failed') return pageOfHolders(byNode, page);
  try {
    const answer = await at.api.historyControlledAccounts(account);
    const names = answer.value
      .at('controlled_accounts')
      .items()
      .map((name) => name.text());
    const provenance = meta({ source: 'native-history', endpoint: answer.endpoint, time: new Date().toISOString() });
    const holders = names.map((name) => ({ account: name, permission: '', weight: null, threshold: null }));
    return holders.length === 0 ? empty(provenance) : pageOfHolders(data(holders, provenance), page);
  } catch (error) {
    return failed([...(indexed?.meta.failures ?? []), ...byNode.meta.failures, ...failuresOf(error, 'native-history')]);
  }
}

/** Accounts that this one created. Nodes do not have them: without an index the outcome is a failure 'not-supported'. */
export async function createdAccounts(
  at: SourceContext,
  account: string,
  page: ListRequest,
): Promise<Outcome<CreatedAccount[]>> {
  return at.state === null ? withoutIndex() : at.state.createdBy(account, page);
}

/** The newest accounts of the chain; without an index the outcome is a failure 'not-supported'. */
export async function newestAccounts(at: SourceContext, page: ListRequest): Promise<Outcome<CreatedAccount[]>> {
  return at.state === null ? withoutIndex() : at.state.newestAccounts(page);
}

function withoutIndex(): Outcome<never> {
  const message = 'Created accounts require an index';
  return failed([
    { source: 'node', endpoint: null, code: 'not-supported', message, reason: failureReason('no-service') },
  ]);
}
