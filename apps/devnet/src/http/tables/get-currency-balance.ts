import type { Endpoint } from '../endpoint.ts';
import { Params, castString } from '../params.ts';
import { readAssetText } from './asset-bytes.ts';
import { tableTypeOf } from './contract-abi.ts';
import { rowsOf } from './get-table-rows.ts';

export const getCurrencyBalance: Endpoint = {
  path: '/v1/chain/get_currency_balance',
  answer(node, body) {
    const params = Params.required(body);
    const code = params.name('code');
    const account = params.name('account');
    const symbol = params.optional('symbol', castString)?.toUpperCase() ?? null;
    tableTypeOf(node, code, 'accounts');
    const balances: string[] = [];
    for (const row of rowsOf(node, code, account, 'accounts')) {
      const balance = readAssetText(row.value);
      if (symbol === null || balance.code === symbol) balances.push(balance.text);
    }
    return { value: balances };
  },
};
