import { fioTables } from '../../fio/fio-tables.ts';
import type { TableDefinition } from '../table-definition.ts';
import { longStakingTables } from './long-staking.ts';
import { msigTables } from './msig.ts';
import { feedData, feeds } from './oracles.ts';
import { powerupTables } from './powerup.ts';
import { protonTables } from './proton.ts';
import { rexTables } from './rex.ts';
import { systemStateTables } from './system-state.ts';
import { systemTables } from './system.ts';
import { waxTables } from './wax.ts';
import { xprStakingTables } from './xpr-staking.ts';

/** A table whose rows and scopes are of no interest: what the registry lists. */
export type AnyTable = Pick<TableDefinition<unknown>, 'id' | 'table' | 'pageSize' | 'index' | 'code'>;

/**
 * Every table that has one fixed contract on a chain, one file per contract; a new one is added to its file's list, or
 * its file here. Tables that many contracts have (tokens' accounts and stat) are functions of the contract.
 */
export const tableRegistry: readonly AnyTable[] = [
  ...systemTables,
  ...systemStateTables,
  ...rexTables,
  ...powerupTables,
  ...msigTables,
  ...fioTables,
  feeds,
  feedData,
  ...xprStakingTables,
  ...protonTables,
  ...longStakingTables,
  ...waxTables,
];
