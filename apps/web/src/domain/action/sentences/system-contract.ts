/** System contracts of the family: eosio, and rem on Remme. */
export function isSystemContract(contract: string): boolean {
  return contract === 'eosio' || contract === 'rem' || contract === 'core.vaulta';
}
