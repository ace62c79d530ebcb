import { abiOf } from '../abi-text.ts';

/** ABI of eosio.token and compatible contracts. */
export const tokenAbi = abiOf({
  actions: {
    close: 'owner name, symbol symbol',
    create: 'issuer name, maximum_supply asset',
    issue: 'to name, quantity asset, memo string',
    issuefixed: 'to name, supply asset, memo string',
    open: 'owner name, symbol symbol, ram_payer name',
    retire: 'quantity asset, memo string',
    setmaxsupply: 'issuer name, maximum_supply asset',
    transfer: 'from name, to name, quantity asset, memo string',
  },
  structs: {
    account: 'balance asset',
    currency_stats: 'supply asset, max_supply asset, issuer name',
  },
  tables: { accounts: 'account', stat: 'currency_stats' },
});
