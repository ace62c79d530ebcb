import { nameScope } from '../name-scope.ts';
import type { TableDefinition } from '../table-definition.ts';

/** An instrument of the oracle: what is quoted in what. */
export interface OraclePair {
  name: string;
  active: boolean;
  /** '4,EOS' */
  baseSymbol: string;
  quoteSymbol: string;
  /** Digits behind the point of a quote. */
  precision: number;
}

/** pairs of a delphioracle contract. */
export function oraclePairs(contract: string): TableDefinition<OraclePair> {
  return {
    id: `delphioracle.pairs ${contract}`,
    code: () => contract,
    scope: () => contract,
    table: 'pairs',
    pageSize: 100,
    keyType: 'name',
    keyOf: (row) => row.at('name').text(),
    read: (row) => ({
      name: row.at('name').text(),
      active: row.at('active').flag(),
      baseSymbol: row.at('base_symbol').text(),
      quoteSymbol: row.at('quote_symbol').text(),
      precision: row.at('quoted_precision').number(),
    }),
  };
}

export interface OracleDatapoint {
  id: string;
  owner: string;
  /** Quote times ten to the pair's precision, and the median of all quotes then. */
  value: string;
  median: string;
  time: string;
}

/** datapoints of a delphioracle contract, scope: the pair. A few slots that are written over. */
export function oracleDatapoints(contract: string): TableDefinition<OracleDatapoint, string> {
  return {
    id: `delphioracle.datapoints ${contract}`,
    code: () => contract,
    scope: nameScope,
    table: 'datapoints',
    pageSize: 100,
    keyType: 'i64',
    keyOf: (row) => row.at('id').integer(),
    read: (row) => ({
      id: row.at('id').integer(),
      owner: row.at('owner').text(),
      value: row.at('value').integer(),
      median: row.at('median').integer(),
      time: row.at('timestamp').time(),
    }),
  };
}

export interface OracleAverage {
  /** '1': of a day, '2': of a week, '3': of two weeks, '4': of thirty days. */
  type: string;
  /** Price times ten to the pair's precision. */
  value: string;
}

/** averages of a delphioracle contract, scope: the pair. */
export function oracleAverages(contract: string): TableDefinition<OracleAverage, string> {
  return {
    id: `delphioracle.averages ${contract}`,
    code: () => contract,
    scope: nameScope,
    table: 'averages',
    pageSize: 100,
    keyType: 'i64',
    keyOf: (row) => row.at('id').integer(),
    read: (row) => ({ type: row.at('type').integer(), value: row.at('value').integer() }),
  };
}
