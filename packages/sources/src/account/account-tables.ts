import { formatAsset, parseAsset } from '@antescope/codec/asset';
import type { Field } from '../answer/fields.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { readAsset } from './read-account.ts';

/** CPU and NET of an account and the RAM it bought; amounts are asset texts. */
export interface ResourceRow {
  owner: string;
  net: string;
  cpu: string;
  ramBytes: string;
}

/** What one account staked for another, or for itself. */
export interface DelegatedBandwidth {
  from: string;
  to: string;
  net: string;
  cpu: string;
  /** NET and CPU together. */
  total: string;
}

export interface RefundRow {
  owner: string;
  requested: string;
  net: string;
  cpu: string;
  total: string;
}

export interface VoterRow {
  owner: string;
  proxy: string | null;
  producers: string[];
  /** Integer units of the core token. */
  staked: string;
  /** Doubles of the contract, as it writes them. */
  lastVoteWeight: string;
  proxiedVoteWeight: string;
  isProxy: boolean;
}

const system = (chain: { systemAccounts: { system: string } }) => chain.systemAccounts.system;

/** Resources by account; the table's scopes are the accounts of the chain. */
export const userresTable: TableDefinition<ResourceRow, string> = {
  id: 'system.userres',
  code: system,
  scope: (account) => account,
  table: 'userres',
  pageSize: 100,
  keyOf: (row) => row.at('owner').text(),
  read: (row) => ({
    owner: row.at('owner').text(),
    net: readAsset(row.at('net_weight')),
    cpu: readAsset(row.at('cpu_weight')),
    ramBytes: row.at('ram_bytes').integer(),
  }),
};

export const delbandTable: TableDefinition<DelegatedBandwidth, string> = {
  id: 'system.delband',
  code: system,
  scope: (account) => account,
  table: 'delband',
  pageSize: 500,
  keyOf: (row) => row.at('to').text(),
  read(row) {
    const [net, cpu] = [readAsset(row.at('net_weight')), readAsset(row.at('cpu_weight'))];
    return { from: row.at('from').text(), to: row.at('to').text(), net, cpu, total: together(row, net, cpu) };
  },
};

export const refundsTable: TableDefinition<RefundRow, string> = {
  id: 'system.refunds',
  code: system,
  scope: (account) => account,
  table: 'refunds',
  pageSize: 100,
  keyOf: (row) => row.at('owner').text(),
  read(row) {
    const [net, cpu] = [readAsset(row.at('net_amount')), readAsset(row.at('cpu_amount'))];
    return {
      owner: row.at('owner').text(),
      requested: row.at('request_time').time(),
      net,
      cpu,
      total: together(row, net, cpu),
    };
  },
};

export const votersTable: TableDefinition<VoterRow> = {
  id: 'system.voters',
  code: system,
  scope: (_, chain) => system(chain),
  table: 'voters',
  pageSize: 1000,
  keyOf: (row) => row.at('owner').text(),
  read(row) {
    const proxy = row.at('proxy').textOr('');
    return {
      owner: row.at('owner').text(),
      proxy: proxy === '' ? null : proxy,
      producers: row
        .at('producers')
        .itemsOrNone()
        .map((name) => name.text()),
      staked: row.at('staked').integer(),
      lastVoteWeight: row.at('last_vote_weight').text(),
      proxiedVoteWeight: row.at('proxied_vote_weight').text(),
      isProxy: row.at('is_proxy').flag(),
    };
  },
};

function together(row: Field, net: string, cpu: string): string {
  const [a, b] = [parseAsset(net), parseAsset(cpu)];
  if (a.code !== b.code || a.precision !== b.precision) row.fail('a row of one token');
  return formatAsset({ ...a, units: a.units + b.units });
}
