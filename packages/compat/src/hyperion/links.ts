import { setImmediate as turn } from 'node:timers/promises';
import { isName } from '@antescope/codec/chain/name';
import { slotToTime } from '@antescope/codec/chain/time';
import type { StoredLink } from '@antescope/index/store/history-store';
import type { LinkPosition } from '@antescope/index/store/list-page';
import { type ChainIndex, requireComplete } from './chain-index.ts';
import { badParameter, HyperionError, type HyperionQuery } from './query.ts';

/** Search through the links of all accounts per request, ms. */
const searchMs = 500;

/** A linkauth: the permission required for an action of a contract ('' for all actions). */
export interface LinkDocument {
  block_num: number;
  timestamp: string;
  account: string;
  permission: string;
  code: string;
  action: string;
  irreversible: boolean;
}

interface LinkFilter {
  code: string | undefined;
  action: string | undefined;
  permission: string | undefined;
}

/** Links of an account, or of all with `after_key` as the cursor. Throws HyperionError. */
export async function getLinks(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const account = query.name('account');
  const limit = query.limit(50, 1000);
  const skip = query.skip();
  const filter = { code: query.name('code'), action: query.name('action'), permission: query.name('permission') };
  if (account === undefined) return linksOfChain(index, query, { filter, limit, skip });
  query.rejectUnread();
  const all = await linksOf(index, account);
  if (all.length === 0) requireComplete(index);
  const links = all.filter(
    (link) =>
      (filter.code === undefined || link.code === filter.code) &&
      (filter.action === undefined || link.action === filter.action) &&
      (filter.permission === undefined || link.permission === filter.permission),
  );
  return { total: { value: links.length, relation: 'eq' }, links: links.slice(skip, skip + limit) };
}

/** `next_key` is empty after the last link; a page may hold fewer links although it is set. */
async function linksOfChain(
  index: ChainIndex,
  query: HyperionQuery,
  { filter, limit, skip }: { filter: LinkFilter; limit: number; skip: number },
): Promise<Record<string, unknown>> {
  const start = query.text('after_key');
  let after = start === undefined ? null : positionOf(start);
  query.rejectUnread();
  const { code, action, permission } = filter;
  const filters = {
    ...(code === undefined ? {} : { code }),
    ...(action === undefined ? {} : { messageType: action }),
    ...(permission === undefined ? {} : { required: permission }),
  };
  const found: (StoredLink & { account: string })[] = [];
  const until = performance.now() + searchMs;
  do {
    const left = skip + limit - found.length;
    const page = await index.reader.linksOfChain({ block: index.status.head.number, after, limit: left, ...filters });
    found.push(...page.items);
    after = page.next;
    await turn();
  } while (after !== null && found.length < skip + limit && performance.now() < until);
  if (found.length === 0 && start === undefined && after === null) requireComplete(index);
  // The cursor is behind what was skipped, so a search that ends before that has nothing to resume with.
  if (after !== null && skip > 0 && found.length < skip)
    throw new HyperionError(503, 'Too many links to scan: resume with after_key instead of skip');
  return {
    total: { value: found.length, relation: after === null ? 'eq' : 'gte' },
    links: await documentsOf(index, found.slice(skip)),
    next_key: after === null ? '' : [after.account, after.code, after.messageType].join('-'),
  };
}

export async function linksOf(index: ChainIndex, account: string): Promise<LinkDocument[]> {
  const links = await index.reader.links(account, index.status.head.number);
  return documentsOf(
    index,
    links.map((link) => ({ account, ...link })),
  );
}

/** Without those that a fork removed in the meantime. */
async function documentsOf(
  { reader, status }: ChainIndex,
  links: readonly (StoredLink & { account: string })[],
): Promise<LinkDocument[]> {
  const numbers = [...new Set(links.map(({ block }) => block))];
  const blocks = new Map(
    await Promise.all(numbers.map(async (number) => [number, await reader.block(number)] as const)),
  );
  return links.flatMap(({ account, code, messageType, required, block }) => {
    const stored = blocks.get(block) ?? null;
    if (stored === null) return [];
    const irreversible = block <= status.lastIrreversible;
    const timestamp = slotToTime(stored.slot);
    return [{ block_num: block, timestamp, account, permission: required, code, action: messageType, irreversible }];
  });
}

/** Names have no hyphen. */
function positionOf(text: string): LinkPosition {
  const parts = text.split('-');
  const [account = '', code = '', messageType = ''] = parts;
  if (parts.length !== 3 || account === '' || !parts.every((part) => part === '' || isName(part)))
    throw badParameter('after_key', "must be a page's next_key");
  return { account, code, messageType };
}
