import type { SystemAccounts } from '@antescope/chains/config/chain-config';

/** Privileged accounts of a chain whose actions and tables the index interprets. */
export type NativeAccounts = Pick<SystemAccounts, 'system' | 'msig'>;

/** The accounts on every chain except Remme. */
export const eosioAccounts: NativeAccounts = { system: 'eosio', msig: 'eosio.msig' };

/** Metadata key of the accounts. A store without it has `eosioAccounts`. */
export const nativeAccountsKey = 'native_accounts';

export function nativeAccountsText({ system, msig }: NativeAccounts): string {
  return `${system} ${msig}`;
}

export function parseNativeAccounts(text: string | undefined): NativeAccounts {
  const [system, msig] = text?.split(' ') ?? [];
  return system === undefined || msig === undefined ? eosioAccounts : { system, msig };
}
