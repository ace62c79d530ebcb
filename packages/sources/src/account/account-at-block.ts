import { failureReason } from '../core/failure-reason.ts';
import { isName, nameToU64 } from '@antescope/codec/chain/name';
import { parseAsset } from '@antescope/codec/chain/asset';
import { BadAnswerError, Field } from '../core/fields.ts';
import { data, empty, failed, meta, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { PastAccount } from '../state/past-states.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { refunds, userResources, voters, type UserResources, type VoterRow } from '../table/tables/system.ts';
import type { PermissionView, TokenBalance } from './account-view.ts';

/** An account as a block left it: what the chain kept of it, not what a node would have counted from that. */
export interface AccountAtBlock {
  block: number;
  /** ISO with Z. */
  time: string;
  /** Core tokens that it could send; null without a row. */
  liquid: string | null;
  /** Other tokens, by contract and symbol. */
  tokens: TokenBalance[];
  /** Staked for it, and RAM that was bought for it; null without a row. */
  resources: { cpu: string; net: string; ramBytes: string } | null;
  /** Unstaked and not paid back yet; null: nothing. */
  refund: { cpu: string; net: string; requested: string } | null;
  votes: { proxy: string | null; producers: string[]; isProxy: boolean } | null;
  code: PastAccount['code'];
  permissions: PermissionView[];
}

/** Reads the account as of a block from our own index; fails with 'not-indexed' where there is none. */
export async function accountAtBlock(at: SourceContext, name: string, block: number): Promise<Outcome<AccountAtBlock>> {
  if (at.past === null) {
    const message = 'Historical state requires an index; this chain is not indexed';
    return failed([
      { source: 'index', endpoint: null, code: 'not-indexed', message, reason: failureReason('no-index') },
    ]);
  }
  if (!isName(name)) return empty(meta({ source: 'index' }));
  const key = nameToU64(name);
  const system = at.chain.systemAccounts.system;
  const inScopeOf = (scope: string, { table }: Pick<TableDefinition<unknown>, 'table'>) => ({
    code: system,
    scope,
    table,
    primaryKey: key,
  });
  const places = [inScopeOf(name, userResources), inScopeOf(name, refunds), inScopeOf(system, voters)];
  const past = await at.past.accountAt(name, block, places);
  if (past.state !== 'data') return withoutData(past);
  try {
    return data(composed(past.data, at), past.meta);
  } catch (error) {
    if (!(error instanceof BadAnswerError)) throw error;
    return failed([{ source: 'index', endpoint: null, code: 'bad-answer', message: error.message }]);
  }
}

function composed(past: PastAccount, { chain }: SourceContext): AccountAtBlock {
  const [resources, refund, voter] = past.rows;
  const isCore = ({ contract, quantity }: TokenBalance): boolean =>
    contract === chain.coreContract && parseAsset(quantity).code === chain.coreSymbol.code;
  const owned = readOr(userResources, resources);
  const back = readOr(refunds, refund);
  return {
    block: past.block,
    time: past.time,
    liquid: past.balances.find(isCore)?.quantity ?? null,
    tokens: past.balances
      .filter((balance) => !isCore(balance))
      .toSorted((a, b) => (a.contract < b.contract ? -1 : a.contract > b.contract ? 1 : 0)),
    resources: owned === null ? null : resourcesOf(owned),
    refund: back === null ? null : { cpu: back.cpu, net: back.net, requested: back.requested },
    votes: votesOf(readOr(voters, voter)),
    code: past.code,
    permissions: past.permissions,
  };
}

function readOr<Row>(definition: Pick<TableDefinition<Row>, 'read'>, row: unknown): Row | null {
  return row === null || row === undefined ? null : definition.read(new Field(row));
}

function resourcesOf({ cpuWeight, netWeight, ramBytes }: UserResources): AccountAtBlock['resources'] {
  return { cpu: cpuWeight, net: netWeight, ramBytes };
}

function votesOf(row: VoterRow | null): AccountAtBlock['votes'] {
  return row === null ? null : { proxy: row.proxy, producers: row.producers, isProxy: row.isProxy };
}
