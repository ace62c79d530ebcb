import { defineFamily } from '../family.ts';

/** EOSIO and Antelope chains with the reference contracts: the defaults are theirs. */
export const eosioFamily = defineFamily({ name: 'eosio', devnet: { flavour: 'eos', chain: 'local' } });
