/** Accounts of the system contract over the family: natively 'eosio'; Remme has its own. */
export const systemContracts: readonly string[] = ['eosio', 'rem'];

/** Accounts of the multisig contract over the family. */
export const multisigContracts: readonly string[] = ['eosio.msig', 'rem.msig'];
