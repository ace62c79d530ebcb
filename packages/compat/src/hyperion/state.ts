import { parseAsset } from '@antescope/codec/chain/asset';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import type { CompatChain } from '../core/compat-chain.ts';
import { NodeUnavailableError } from '@antescope/sources/node/node-error';
import { presentBalances } from '@antescope/index/answers/view/token-balance';
import type { StoredHolder } from '@antescope/index/store/history-store';
import type { HolderPosition, ListPage } from '@antescope/index/store/list-page';
import { getActions } from './get-actions.ts';
import { type ChainIndex, requireComplete } from './chain-index.ts';
import { linksOf } from './links.ts';
import { badParameter, exactNumber, HyperionError, HyperionQuery } from './query.ts';

const maxTokens = 11_000;
const maxHolders = 20_000;

export async function getTokens(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const account = query.requiredName('account');
  const limit = query.limit(50, 1000);
  const skip = query.skip();
  query.rejectUnread();
  const all = await tokens(index, account);
  if (all.length === 0) requireComplete(index);
  return { account, total: { value: all.length, relation: 'eq' }, tokens: all.slice(skip, skip + limit) };
}

async function tokens({ reader, status }: ChainIndex, account: string): Promise<Record<string, unknown>[]> {
  const balances = await presentBalances(reader, account, status.head.number, maxTokens);
  return balances.map(({ contract, quantity }) => {
    const { code, precision } = parseAsset(quantity);
    return { symbol: code, precision, amount: exactNumber(quantity.split(' ', 1)[0]!), contract };
  });
}

export async function getKeyAccounts(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const key = canonical(query.required('public_key', /^[A-Za-z0-9_]{50,300}$/, 'a public key'));
  const details = query.flag('details');
  const limit = query.limit(1000, 1000);
  const skip = query.skip();
  query.rejectUnread();
  const holders = await firstHolders(index, key, skip + limit);
  if (holders.length === 0) requireComplete(index);
  const account_names = [...new Set(holders.map(({ owner }) => owner))].sort().slice(skip, skip + limit);
  if (!details) return { public_key: key, account_names };
  const permissions = [];
  for (const { owner, permission } of holders) {
    if (!account_names.includes(owner)) continue;
    const stored = await index.reader.permission(owner, permission, index.status.head.number);
    if (stored === null) continue;
    permissions.push({
      owner,
      name: permission,
      parent: stored.parent,
      auth: stored.authority,
      block_num: stored.block,
      last_updated: stored.lastUpdated,
    });
  }
  return { public_key: key, account_names, permissions };
}

/**
 * Holders of the key up to the n-th account. An account with thousands of permissions of the key may cut the list: at
 * most 20,000 permissions are read.
 */
async function firstHolders({ reader }: ChainIndex, key: string, accounts: number): Promise<StoredHolder[]> {
  const holders: StoredHolder[] = [];
  const owners = new Set<string>();
  let after: HolderPosition | null = null;
  do {
    const page: ListPage<StoredHolder, HolderPosition> = await reader.keyHolders(key, { after, limit: 1000 });
    for (const holder of page.items) owners.add(holder.owner);
    holders.push(...page.items);
    after = page.next;
  } while (after !== null && owners.size <= accounts && holders.length < maxHolders);
  return holders;
}

function canonical(text: string): string {
  try {
    return formatPublicKey(parsePublicKey(text));
  } catch {
    throw badParameter('public_key', 'must be a public key');
  }
}

/** The node's get_account, with links, tokens and actions of the index. */
export async function getAccount(
  index: ChainIndex,
  query: HyperionQuery,
  chain: CompatChain,
): Promise<Record<string, unknown>> {
  const account = query.requiredName('account');
  const [limit, skip] = [query.limit(20, 1000), query.skip()];
  query.rejectUnread();
  const nodeView = await nodeAccount(chain, account);
  const recent = await getActions(index, new HyperionQuery({ account, limit: `${limit}`, skip: `${skip}` }));
  const links = await linksOf(index, account);
  const { value } = recent['total'] as { value: number };
  return {
    account: nodeView,
    links,
    tokens: await tokens(index, account),
    total_actions: value,
    actions: recent['actions'],
  };
}

async function nodeAccount(chain: CompatChain, account: string): Promise<unknown> {
  try {
    const body = Buffer.from(JSON.stringify({ account_name: account }));
    const answer = await chain.proxy.request('/v1/chain/get_account', body, 'read');
    if (answer.status === 200) return parseJsonExact(answer.body.toString('utf8'));
    if (answer.status < 500 || answer.body.includes('unknown key')) throw new HyperionError(404, 'Account not found!');
    throw new HyperionError(502, 'The node did not return the account');
  } catch (error) {
    if (error instanceof NodeUnavailableError) throw new HyperionError(502, error.message);
    throw error;
  }
}
