import type { SystemAccounts } from './chain-config.ts';

/** The privileged accounts of a system domain: 'eosio', 'eosio.msig', … */
export function systemAccountsOf(domain: string): SystemAccounts {
  return { system: domain, msig: `${domain}.msig`, wrap: `${domain}.wrap`, vpay: `${domain}.vpay` };
}
