import { readKey } from '../chain/get-accounts-by-authorizers.ts';
import { lastNodeosGeneration, type Endpoint } from '../endpoint.ts';
import { HistoryParams } from './history-params.ts';
import { ownersOfAuthorizer } from './owners-of-authorizer.ts';

export const historyGetKeyAccounts: Endpoint = {
  path: '/v1/history/get_key_accounts',
  until: lastNodeosGeneration,
  answer(node, body) {
    const params = new HistoryParams(body);
    // The default key, which no permission has.
    if (!params.has('public_key')) return { value: { account_names: [] } };
    const key = params.read('public_key', readKey);
    return { value: { account_names: ownersOfAuthorizer(node, key) } };
  },
};
