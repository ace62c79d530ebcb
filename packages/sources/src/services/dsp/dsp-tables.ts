import { symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import { u64ToName } from '@antescope/codec/chain/name';
import { readAsset } from '../../account/read-account.ts';
import type { Field } from '../../core/fields.ts';
import type { TableDefinition } from '../../table/table-definition.ts';

/** Symbol that the services of the DAPP network are paid by staking. */
export const dappSymbol = 'DAPP';

/** A package of services that a provider offers. Texts are the provider's own. */
export interface DspPackage {
  id: string;
  provider: string;
  service: string;
  packageId: string;
  apiEndpoint: string;
  /** Where the provider describes it; not fetched by us. */
  packageJson: string;
  quota: string;
  /** Seconds until the quota is full again. */
  periodSeconds: string;
  minStake: string;
  minUnstakeSeconds: string;
  enabled: boolean;
}

/** package of the token-services contract, scope: the contract. */
export function dspPackages(contract: string): TableDefinition<DspPackage> {
  return {
    id: `${contract}.package`,
    code: () => contract,
    scope: () => contract,
    table: 'package',
    pageSize: 500,
    keyType: 'i64',
    keyOf: (row) => row.at('id').integer(),
    read: (row) => ({
      id: row.at('id').integer(),
      provider: row.at('provider').text(),
      service: row.at('service').text(),
      packageId: row.at('package_id').text(),
      apiEndpoint: row.at('api_endpoint').textOr(''),
      packageJson: row.at('package_json_uri').textOr(''),
      quota: row.at('quota').text(),
      periodSeconds: row.at('package_period').integer(),
      minStake: readAsset(row.at('min_stake_quantity')),
      minUnstakeSeconds: row.at('min_unstake_period').integer(),
      enabled: row.at('enabled').flag(),
    }),
  };
}

/** What an account has chosen and staked with one service of a provider. */
export interface DspAccount {
  id: string;
  account: string;
  service: string;
  provider: string;
  quota: string;
  balance: string;
  package: string;
  pendingPackage: string;
  /** ISO times with Z; null before it began. */
  started: string | null;
  ends: string | null;
}

/** accountext of the token-services contract, scope: the 64 bits of the symbol code, written as a name. */
export function dspAccounts(contract: string): TableDefinition<DspAccount> {
  return {
    id: `${contract}.accountext`,
    code: () => contract,
    scope: () => u64ToName(symbolCodeToU64(dappSymbol)),
    table: 'accountext',
    pageSize: 1000,
    keyType: 'i64',
    keyOf: (row) => row.at('id').integer(),
    read: (row) => ({
      id: row.at('id').integer(),
      account: row.at('account').text(),
      service: row.at('service').text(),
      provider: row.at('provider').text(),
      quota: row.at('quota').text(),
      balance: readAsset(row.at('balance')),
      package: row.at('package').textOr(''),
      pendingPackage: row.at('pending_package').textOr(''),
      started: readMoment(row.at('package_started')),
      ends: readMoment(row.at('package_end')),
    }),
  };
}

/** Milliseconds since 1970 as an integer, 0 for never. */
function readMoment(field: Field): string | null {
  if (field.missing) return null;
  const ms = Number(field.bigint());
  return ms > 0 && ms < 8.64e15 ? new Date(ms).toISOString() : null;
}

/** statext of the token-services contract: all that is staked. */
export function dspTotals(contract: string): TableDefinition<{ staked: string }> {
  return {
    id: `${contract}.statext`,
    code: () => contract,
    scope: () => u64ToName(symbolCodeToU64(dappSymbol)),
    table: 'statext',
    pageSize: 100,
    keyOf: (row) => row.at('staked').text(),
    read: (row) => ({ staked: readAsset(row.at('staked')) }),
  };
}
