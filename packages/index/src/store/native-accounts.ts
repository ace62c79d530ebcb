import type { SystemAccounts } from '@antescope/chains/config/chain-config';

/** Privileged accounts of a chain whose actions and tables the index interprets. */
export type NativeAccounts = Pick<SystemAccounts, 'system' | 'msig'>;

/** Those of every chain but Remme. */
export const eosioAccounts: NativeAccounts = { system: 'eosio', msig: 'eosio.msig' };

/** Key of the accounts in a store's metadata. A store without it is of a chain with `eosioAccounts`. */
export const nativeAccountsKey = 'native_accounts';

export function nativeAccountsText({ system, msig }: NativeAccounts): string {
  return `${system} ${msig}`;
}

export function parseNativeAccounts(text: string | undefined): NativeAccounts {
  const [system, msig] = text?.split(' ') ?? [];
  return system === undefined || msig === undefined ? eosioAccounts : { system, msig };
}
