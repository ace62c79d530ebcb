import { lastNodeosGeneration, type Endpoint } from '../endpoint.ts';
import { HistoryParams } from './history-params.ts';
import { ownersOfAuthorizer } from './owners-of-authorizer.ts';

export const historyGetControlledAccounts: Endpoint = {
  path: '/v1/history/get_controlled_accounts',
  until: lastNodeosGeneration,
  answer(node, body) {
    const account = new HistoryParams(body).name('controlling_account');
    return { value: { controlled_accounts: account === '' ? [] : ownersOfAuthorizer(node, account) } };
  },
};
