import type { Endpoint } from '../endpoint.ts';
import { HistoryParams } from './history-params.ts';
import { ownersNaming } from './owners-naming.ts';

export const historyGetControlledAccounts: Endpoint = {
  path: '/v1/history/get_controlled_accounts',
  answer(node, body) {
    const account = new HistoryParams(body).name('controlling_account');
    return { value: { controlled_accounts: account === '' ? [] : ownersNaming(node, account) } };
  },
};
