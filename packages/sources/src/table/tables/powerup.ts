import { readAsset } from '../../account/read-account.ts';
import type { Field } from '../../core/fields.ts';
import { readDouble } from '../read-cell.ts';
import type { TableDefinition } from '../table-definition.ts';
import { ofContract } from './system-table.ts';

/** One resource of PowerUp's market. Weights, ratios and utilization are integers of the contract. */
export interface PowerupResource {
  weight: string;
  weightRatio: string;
  assumedStakeWeight: string;
  initialWeightRatio: string;
  targetWeightRatio: string;
  initialTime: string;
  targetTime: string;
  exponent: string;
  decaySeconds: number;
  minPrice: string;
  maxPrice: string;
  utilization: string;
  adjustedUtilization: string;
  utilizationTime: string;
}

export interface PowerupState {
  net: PowerupResource;
  cpu: PowerupResource;
  days: number;
  minFee: string;
}

/** The market's rows lie in scope 0, which nodeos knows as the empty scope. */
const scope = () => '';

/** eosio::powup.state; absent before PowerUp was configured. */
export const powerupState: TableDefinition<PowerupState> = {
  ...ofContract('powup.state', 100, {
    keyOf: () => 'powup.state',
    read: (row) => ({
      net: readResource(row.at('net')),
      cpu: readResource(row.at('cpu')),
      days: row.at('powerup_days').number(),
      minFee: readAsset(row.at('min_powerup_fee')),
    }),
  }),
  scope,
};

function readResource(row: Field): PowerupResource {
  return {
    weight: row.at('weight').integer(),
    weightRatio: row.at('weight_ratio').integer(),
    assumedStakeWeight: row.at('assumed_stake_weight').integer(),
    initialWeightRatio: row.at('initial_weight_ratio').integer(),
    targetWeightRatio: row.at('target_weight_ratio').integer(),
    initialTime: row.at('initial_timestamp').time(),
    targetTime: row.at('target_timestamp').time(),
    exponent: readDouble(row.at('exponent')),
    decaySeconds: row.at('decay_secs').number(),
    minPrice: readAsset(row.at('min_price')),
    maxPrice: readAsset(row.at('max_price')),
    utilization: row.at('utilization').integer(),
    adjustedUtilization: row.at('adjusted_utilization').integer(),
    utilizationTime: row.at('utilization_timestamp').time(),
  };
}

export interface PowerupOrder {
  id: string;
  owner: string;
  netWeight: string;
  cpuWeight: string;
  expires: string;
}

/** eosio::powup.order by number. */
export const powerupOrders: TableDefinition<PowerupOrder> = {
  ...ofContract('powup.order', 100, {
    keyOf: (row) => row.at('id').integer(),
    read: (row): PowerupOrder => ({
      id: row.at('id').integer(),
      owner: row.at('owner').text(),
      netWeight: row.at('net_weight').integer(),
      cpuWeight: row.at('cpu_weight').integer(),
      expires: row.at('expires').time(),
    }),
  }),
  keyType: 'i64',
  scope,
};

/** The same by owner: bounds are its name. */
export const powerupOrdersByOwner: TableDefinition<PowerupOrder> = {
  ...powerupOrders,
  id: 'system.powup.order.byowner',
  index: { position: '2', keyType: 'name' },
};

export const powerupTables = [powerupState, powerupOrders, powerupOrdersByOwner];
