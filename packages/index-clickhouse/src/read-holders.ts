import type { StoredHolder, StoredPermission } from '@antescope/index/store/history-store';
import type { HolderPosition, ListPage } from '@antescope/index/store/list-page';
import { nameColumn } from './rows.ts';
import { numberOfName } from './name-numbers.ts';
import { latestPermissions } from './read-accounts.ts';
import type { Snapshot } from './snapshot.ts';
import { whole } from './conditions.ts';

/** Batches of permissions per page: those that have dropped the key or account fill no page. */
const maxBatches = 5;
const minBatch = 100;

interface Query {
  after: HolderPosition | null;
  limit: number;
}

type AccountHolder = StoredHolder & { actorPermission: string };

export function keyHolders(
  snapshot: Snapshot,
  publicKey: string,
  query: Query,
): Promise<ListPage<StoredHolder, HolderPosition>> {
  return pageOf(snapshot, query, {
    table: 'permission_keys',
    condition: 'key = {key:String}',
    parameters: { key: publicKey },
    holders: ({ owner, name, authority }) =>
      authority.keys.filter(({ key }) => key === publicKey).map(({ weight }) => ({ owner, permission: name, weight })),
  });
}

export function controlledBy(
  snapshot: Snapshot,
  actor: string,
  query: Query,
): Promise<ListPage<AccountHolder, HolderPosition>> {
  return pageOf<AccountHolder>(snapshot, query, {
    table: 'permission_accounts',
    condition: `actor = ${numberOfName(actor)}`,
    parameters: {},
    holders: ({ owner, name, authority }) =>
      authority.accounts
        .filter(({ permission }) => permission.actor === actor)
        .map(({ permission, weight }) => ({ owner, permission: name, weight, actorPermission: permission.permission }))
        .sort((a, b) => (a.actorPermission < b.actorPermission ? -1 : 1)),
  });
}

interface Membership<Holder> {
  table: string;
  condition: string;
  parameters: Record<string, string>;
  /** Holders of one permission as of now, in order. */
  holders(permission: StoredPermission): Holder[];
}

/**
 * Reads the permissions that ever had the member by owner and name, and keeps those that have it now. A page whose
 * permissions have mostly dropped it ends early, with `next`.
 */
async function pageOf<Holder extends StoredHolder & { actorPermission?: string }>(
  snapshot: Snapshot,
  { after, limit }: Query,
  membership: Membership<Holder>,
): Promise<ListPage<Holder, HolderPosition>> {
  const items: Holder[] = [];
  const size = Math.max(limit + 1, minBatch);
  let level = after;
  let inclusive = after?.actorPermission !== undefined;
  for (let round = 0; round < maxBatches; round++) {
    const rows = await snapshot.query(
      `SELECT DISTINCT owner, name
       ${snapshot.from(membership.table, `${membership.condition} AND ${laterThan(level, inclusive)}`)}
       ORDER BY owner, name LIMIT ${whole(size)}`,
      membership.parameters,
    );
    if (rows.length > 0) {
      const levels = rows.map((row) => `(${String(row['owner'])}, ${String(row['name'])})`).join(', ');
      const head = snapshot.commit.state.head?.number ?? 0;
      const now = await latestPermissions(snapshot, `(owner, name) IN (${levels})`, head);
      items.push(...now.flatMap(membership.holders).filter((holder) => isAfter(holder, after)));
    }
    if (items.length > limit) {
      const page = items.slice(0, limit);
      return { items: page, next: positionOf(page.at(-1)!) };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < size) return { items, next: null };
    level = { owner: nameColumn(last, 'owner'), permission: nameColumn(last, 'name') };
    inclusive = false;
  }
  return { items, next: level };
}

function laterThan(level: HolderPosition | null, inclusive: boolean): string {
  if (level === null) return '1';
  const position = `(${numberOfName(level.owner)}, ${numberOfName(level.permission)})`;
  return `(owner, name) ${inclusive ? '>=' : '>'} ${position}`;
}

/** False for holders of the position's own permission that the page before has shown. */
function isAfter({ owner, permission, actorPermission }: StoredHolder & HolderPosition, after: HolderPosition | null) {
  if (after?.actorPermission === undefined || actorPermission === undefined) return true;
  return owner !== after.owner || permission !== after.permission || actorPermission > after.actorPermission;
}

function positionOf({ owner, permission, actorPermission }: HolderPosition): HolderPosition {
  return { owner, permission, ...(actorPermission === undefined ? {} : { actorPermission }) };
}
