import { formatAsset } from '@antescope/codec/chain/asset';
import { slotToTime } from '@antescope/codec/chain/time';
import type { CompatChain } from '../core/compat-chain.ts';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { type ChainIndex, derivedOf, requireComplete } from './chain-index.ts';
import { exactNumber, HyperionError, type HyperionQuery } from './query.ts';

const maxVoters = 50_000;

/** Largest balances of a token. */
export async function getTopHolders(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const contract = query.requiredName('contract');
  const symbol = query.required('symbol', /^[A-Z]{1,7}$/, 'a token symbol');
  const limit = query.limit(50, 500);
  const skip = query.skip();
  query.rejectUnread();
  const largest = await derivedOf(index).tokens.holders(contract, symbol, { after: null, limit: skip + limit });
  if (largest.length === 0) requireComplete(index);
  const updated_on = slotToTime(index.status.head.slot);
  return {
    contract,
    symbol,
    holders: largest.slice(skip).map(({ owner, code, precision, units }) => ({
      owner,
      amount: exactNumber(formatAsset({ units, precision, code }).split(' ', 1)[0]!),
      symbol,
      updated_on,
    })),
  };
}

interface VoterJson {
  owner: string;
  proxy: string;
  producers: string[];
  staked: unknown;
  last_vote_weight: string | number;
  is_proxy: number | boolean;
}

/** Voters by vote weight, highest first. */
export async function getVoters(
  index: ChainIndex,
  query: HyperionQuery,
  chain: CompatChain,
): Promise<Record<string, unknown>> {
  const producers = (query.text('producer') ?? '').split(',').filter((name) => name !== '');
  const proxy = query.text('proxy');
  const limit = query.limit(100, 1000);
  const skip = query.skip();
  query.rejectUnread();
  const system = chain.config.systemAccounts.system;
  const { number } = index.status.head;
  const stored = await index.reader.rows(system, system, 'voters', { block: number, from: 0n, limit: maxVoters });
  if (stored.next !== null) throw new HyperionError(503, 'This chain has too many voters to rank');
  if (stored.items.length === 0) requireComplete(index);
  const voters = [];
  for (const row of stored.items) {
    const text = await index.abis.rowJson(row.code, row.table, row.value, row.block);
    if (text === null) throw new HyperionError(503, 'The ABI of the system contract cannot decode its voters');
    const voter = parseJsonExact(text) as VoterJson;
    if (producers.length > 0 && !producers.every((name) => voter.producers.includes(name))) continue;
    const isProxy = voter.is_proxy === 1 || voter.is_proxy === true;
    if (proxy !== undefined && isProxy !== (proxy === 'true' || proxy === '1')) continue;
    voters.push({
      account: voter.owner,
      is_proxy: isProxy,
      weight: Number(voter.last_vote_weight),
      staked: voter.staked,
      last_vote: row.block,
      producers: voter.producers,
      proxy: voter.proxy,
    });
  }
  voters.sort((a, b) => b.weight - a.weight || (a.account < b.account ? -1 : 1));
  return { voter_count: voters.length, voters: voters.slice(skip, skip + limit) };
}
