import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { KeyHolder } from '../account/account-view.ts';
import { pageOfHolders } from '../account/holder-page.ts';
import { firstPage, type ListRequest } from '../core/list-request.ts';
import type { Field } from '../core/fields.ts';
import { firstWithData } from '../core/first-with-data.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { ChainApi } from '../node/chain-api.ts';
import { lightApi, lightKeyAccounts } from '../services/light-api/light-api.ts';
import { reading } from '../node/reading.ts';
import { failed, type Outcome } from '../core/outcome.ts';

/** Permissions that a key can satisfy alone or in part. A key that does not parse is a failure 'bad-key'. */
export async function getKeyAccounts(
  at: SourceContext,
  publicKey: string,
  page: ListRequest = firstPage,
): Promise<Outcome<KeyHolder[]>> {
  let key: string;
  try {
    key = formatPublicKey(parsePublicKey(publicKey.trim()));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed([{ source: 'input', endpoint: null, code: 'bad-key', message }]);
  }
  const byNode = await authorizedByKey(at.api, key);
  if (byNode.state === 'data') return pageOfHolders(byNode, page);
  const outcomes = await at.histories.until(async (source) => {
    const outcome = await source.keyAccounts(key, page);
    return source.name === 'index' ? outcome : pageOfHolders(outcome, page);
  });
  const isAnswered = outcomes.at(-1)?.state === 'data' || (at.state !== null && outcomes[0]?.state !== 'failed');
  if (!lightApi.isConfigured(at.chain) || isAnswered) return firstWithData([byNode, ...outcomes]);
  return firstWithData([byNode, ...outcomes, pageOfHolders(await lightKeyAccounts(at, key), page)]);
}

/** By get_accounts_by_authorizers, which not every node offers. */
function authorizedByKey(api: ChainApi, publicKey: string): Promise<Outcome<KeyHolder[]>> {
  return reading(
    async () => {
      const answer = await api.getAccountsByAuthorizers({ keys: [publicKey] });
      return { ...answer, value: answer.value.at('accounts').items().map(readHolder) };
    },
    { isEmpty: (holders) => holders.length === 0 },
  );
}

function readHolder(entry: Field): KeyHolder {
  return {
    account: entry.at('account_name').text(),
    permission: entry.at('permission_name').text(),
    weight: entry.at('weight').number(),
    threshold: entry.at('threshold').number(),
  };
}
