import { defineFamily } from '../family.ts';

/** EOSIO and Antelope chains with the reference contracts, for which the defaults are made. */
export const eosioFamily = defineFamily({ name: 'eosio', devnet: { flavor: 'eos', chain: 'local' } });
