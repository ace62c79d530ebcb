import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import { type ChainIndex, requireComplete } from './chain-index.ts';
import type { HyperionQuery } from './query.ts';

const maxScopes = 10;
/** Voters per read, and time to search per request, ms. */
const pageSize = 1000;
const searchMs = 500;

/**
 * The first ten voters with `term` in their name, in the order of names. `next_key`, if the search ended early, is the
 * `after_key` that resumes it.
 */
export async function getVoterScopes(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const term = query.required('term', /^[a-z1-5.]{1,13}$/, 'a part of an account name');
  const after = query.name('after_key');
  query.rejectUnread();
  const { system } = index.reader.accounts;
  const block = index.status.head.number;
  const until = performance.now() + searchMs;
  const scopes: string[] = [];
  let from: bigint | null = after === undefined ? 0n : nameToU64(after) + 1n;
  let voters = 0;
  do {
    const page = await index.reader.rows(system, system, 'voters', { block, from, limit: pageSize });
    voters += page.items.length;
    scopes.push(...page.items.map(({ primaryKey }) => u64ToName(primaryKey)).filter((name) => name.includes(term)));
    from = page.next;
  } while (from !== null && scopes.length < maxScopes && performance.now() < until);
  if (voters === 0 && after === undefined) requireComplete(index);
  const isCut = scopes.length < maxScopes && from !== null;
  return { scopes: scopes.slice(0, maxScopes), ...(isCut ? { next_key: u64ToName(from! - 1n) } : {}) };
}
