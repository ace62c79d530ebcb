import { slotToTime } from '@antescope/codec/chain/time';
import { type ChainIndex, requireComplete } from './chain-index.ts';
import { badParameter, type HyperionQuery } from './query.ts';

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

export async function getLinks(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const account = query.name('account');
  if (account === undefined) throw badParameter('account', 'is required');
  const limit = query.limit(50, 1000);
  const skip = query.skip();
  const [code, action, permission] = [query.name('code'), query.name('action'), query.name('permission')];
  query.rejectUnread();
  const all = await linksOf(index, account);
  if (all.length === 0) requireComplete(index);
  const links = all.filter(
    (link) =>
      (code === undefined || link.code === code) &&
      (action === undefined || link.action === action) &&
      (permission === undefined || link.permission === permission),
  );
  return { total: { value: links.length, relation: 'eq' }, links: links.slice(skip, skip + limit) };
}

export async function linksOf({ reader, status }: ChainIndex, account: string): Promise<LinkDocument[]> {
  const links: LinkDocument[] = [];
  for (const { code, messageType, required, block } of await reader.links(account, status.head.number)) {
    const stored = await reader.block(block);
    // Removed by a fork in the meantime.
    if (stored === null) continue;
    links.push({
      block_num: block,
      timestamp: slotToTime(stored.slot),
      account,
      permission: required,
      code,
      action: messageType,
      irreversible: block <= status.lastIrreversible,
    });
  }
  return links;
}
