import type { Authority, BlockPosition } from '@antescope/index/store/block-rows';
import type { LinkQuery, StoredCreation, StoredLink, StoredPermission } from '@antescope/index/store/history-store';
import type { CreationPosition, LinkPosition, ListPage } from '@antescope/index/store/list-page';
import type { EngineRow } from './engine.ts';
import { numberOfName } from './name-numbers.ts';
import { whole } from './conditions.ts';
import { bytesColumn, integer, nameColumn } from './rows.ts';
import type { Snapshot } from './snapshot.ts';

/** Accounts that are examined for one hash of code. */
const maxWithCode = 10_000;

const permissionColumns = 'owner, name, parent, last_updated, authority, block';

export async function permissionsOf(snapshot: Snapshot, owner: string, block: number): Promise<StoredPermission[]> {
  return latestPermissions(snapshot, `owner = ${numberOfName(owner)}`, block);
}

export async function permissionOf(
  snapshot: Snapshot,
  owner: string,
  name: string,
  block: number,
): Promise<StoredPermission | null> {
  const condition = `owner = ${numberOfName(owner)} AND name = ${numberOfName(name)}`;
  const [permission] = await latestPermissions(snapshot, condition, block);
  return permission ?? null;
}

export async function touchedPermissions(
  snapshot: Snapshot,
  block: number,
): Promise<{ owner: string; name: string }[]> {
  const rows = await snapshot.query(
    `SELECT owner, name ${snapshot.from('permission_versions', `block = ${whole(block)}`)} ORDER BY owner, name`,
  );
  return rows.map((row) => ({ owner: nameColumn(row, 'owner'), name: nameColumn(row, 'name') }));
}

export async function linksOf(snapshot: Snapshot, account: string, block: number): Promise<StoredLink[]> {
  const condition = `account = ${numberOfName(account)} AND block <= ${whole(block)}`;
  const rows = await snapshot.query(
    `SELECT code, message_type, required, block ${snapshot.from('link_versions', condition)}
     ORDER BY code, message_type, block DESC LIMIT 1 BY code, message_type`,
  );
  return rows
    .filter((row) => row['required'] !== null)
    .map((row) => ({
      code: nameColumn(row, 'code'),
      messageType: nameColumn(row, 'message_type'),
      required: nameColumn(row, 'required'),
      block: integer(row, 'block'),
    }));
}

/** Links of all accounts in the order of their names' numbers. */
export async function linksOfChain(
  snapshot: Snapshot,
  { block, after, limit, code, messageType, required }: LinkQuery,
): Promise<ListPage<StoredLink & { account: string }, LinkPosition>> {
  const start = after === null ? null : [after.account, after.code, after.messageType].map(numberOfName).join(', ');
  const conditions = [
    `block <= ${whole(block)}`,
    ...(start === null ? [] : [`(account, code, message_type) > (${start})`]),
    ...(code === undefined ? [] : [`code = ${numberOfName(code)}`]),
    ...(messageType === undefined ? [] : [`message_type = ${numberOfName(messageType)}`]),
  ];
  const key = 'account, code, message_type';
  const newest = `SELECT ${key}, required, block ${snapshot.from('link_versions', conditions.join(' AND '))}
    ORDER BY ${key}, block DESC LIMIT 1 BY ${key}`;
  const wanted = required === undefined ? 'required IS NOT NULL' : `required = ${numberOfName(required)}`;
  const rows = await snapshot.query(
    `SELECT * FROM (${newest}) WHERE ${wanted} ORDER BY ${key} LIMIT ${whole(limit + 1)}`,
  );
  const items = rows.slice(0, limit).map((row) => ({
    account: nameColumn(row, 'account'),
    code: nameColumn(row, 'code'),
    messageType: nameColumn(row, 'message_type'),
    required: nameColumn(row, 'required'),
    block: integer(row, 'block'),
  }));
  const last = items.at(-1);
  if (rows.length <= limit || last === undefined) return { items, next: null };
  return { items, next: { account: last.account, code: last.code, messageType: last.messageType } };
}

/** Every block that set the ABI of each account, newest first. */
export async function abiVersionsOf(
  snapshot: Snapshot,
  accounts: readonly string[],
): Promise<Map<string, BlockPosition[]>> {
  const names = accounts.map(numberOfName).join(', ');
  const rows = await snapshot.query(
    `SELECT DISTINCT account, block ${snapshot.from('abi_versions', `account IN (${names})`)} ORDER BY block DESC`,
  );
  if (rows.length === 0) return new Map();
  const numbers = [...new Set(rows.map((row) => integer(row, 'block')))].join(', ');
  const blocks = await snapshot.query(
    `SELECT block, lower(hex(id)) AS id_hex ${snapshot.from('blocks', `block IN (${numbers})`)}`,
  );
  const ids = new Map(blocks.map((row) => [integer(row, 'block'), String(row['id_hex'])]));
  const versions = new Map<string, BlockPosition[]>();
  for (const row of rows) {
    const [account, number] = [nameColumn(row, 'account'), integer(row, 'block')];
    versions.set(account, [...(versions.get(account) ?? []), { number, id: ids.get(number) ?? '' }]);
  }
  return versions;
}

export async function abiAt(snapshot: Snapshot, account: string, block: number): Promise<Uint8Array | null> {
  const condition = `account = ${numberOfName(account)} AND block = ${whole(block)}`;
  const row = await snapshot.first(
    `SELECT base64Encode(abi) AS abi_64 ${snapshot.from('abi_versions', condition)} LIMIT 1`,
  );
  return row === null ? null : bytesColumn(row, 'abi_64');
}

export async function creationOf(
  snapshot: Snapshot,
  account: string,
): Promise<{ creator: string | null; created: string; transaction: number | null } | null> {
  const mine = `account = ${numberOfName(account)}`;
  const [firstAbi, creation] = await Promise.all([
    snapshot.first(`SELECT created ${snapshot.from('abi_versions', mine)} ORDER BY block LIMIT 1`),
    snapshot.first(`SELECT creator, transaction ${snapshot.from('creations', mine)} ORDER BY block DESC LIMIT 1`),
  ]);
  if (firstAbi === null) return null;
  return {
    creator: creation === null ? null : nameColumn(creation, 'creator'),
    created: String(firstAbi['created']),
    transaction: creation === null ? null : integer(creation, 'transaction'),
  };
}

export async function createdBy(
  snapshot: Snapshot,
  creator: string | null,
  { after, limit }: { after: CreationPosition | null; limit: number },
): Promise<ListPage<StoredCreation, CreationPosition>> {
  const own = creator === null ? '1' : `creator = ${numberOfName(creator)}`;
  const earlier = after === null ? '1' : `(block, account) < (${whole(after.block)}, ${numberOfName(after.account)})`;
  const rows = await snapshot.query(
    `SELECT account, creator, block ${snapshot.from('creations', `${own} AND ${earlier}`)}
     ORDER BY block DESC, account DESC LIMIT ${whole(limit + 1)}`,
  );
  if (rows.length === 0) return { items: [], next: null };
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const accounts = page.map((row) => String(row['account'])).join(', ');
  const firstAbi = await snapshot.query(
    `SELECT account, argMin(created, block) AS born ${snapshot.from('abi_versions', `account IN (${accounts})`)}
     GROUP BY account`,
  );
  const times = new Map(firstAbi.map((row) => [String(row['account']), String(row['born'])]));
  const items = page.map((row) => ({
    account: nameColumn(row, 'account'),
    creator: nameColumn(row, 'creator'),
    created: times.get(String(row['account'])) ?? '',
  }));
  const more = rows.length > limit && last !== undefined;
  return { items, next: more ? { block: integer(last, 'block'), account: nameColumn(last, 'account') } : null };
}

export async function accountCount(snapshot: Snapshot): Promise<number> {
  const row = await snapshot.first(`SELECT uniqExact(account) AS total ${snapshot.from('abi_versions', '1')}`);
  return row === null ? 0 : integer(row, 'total');
}

export async function codeOf(
  snapshot: Snapshot,
  account: string,
  block: number,
): Promise<{ hash: string | null; privileged: boolean; block: number } | null> {
  const condition = `account = ${numberOfName(account)} AND block <= ${whole(block)}`;
  const row = await snapshot.first(
    `SELECT lower(hex(hash)) AS hash_hex, privileged, block ${snapshot.from('code_versions', condition)}
     ORDER BY block DESC LIMIT 1`,
  );
  if (row === null) return null;
  const hash = row['hash_hex'];
  return {
    hash: typeof hash === 'string' ? hash : null,
    privileged: integer(row, 'privileged') === 1,
    block: integer(row, 'block'),
  };
}

/** Accounts that ever had the code, of which those are kept whose newest code it is. */
export async function accountsWithCode(snapshot: Snapshot, hash: string, limit: number): Promise<string[]> {
  const had = await snapshot.query(
    `SELECT DISTINCT account ${snapshot.from('code_versions', 'hash = unhex({hash:String})')} LIMIT ${maxWithCode}`,
    { hash },
  );
  if (had.length === 0) return [];
  const names = had.map((row) => numberOfName(nameColumn(row, 'account'))).join(', ');
  const newest = await snapshot.query(
    `SELECT account, argMax(lower(hex(ifNull(hash, ''))), block) AS newest
     ${snapshot.from('code_versions', `account IN (${names})`)} GROUP BY account`,
  );
  return newest
    .filter((row) => row['newest'] === hash)
    .slice(0, limit)
    .map((row) => nameColumn(row, 'account'));
}

export async function featureOf(snapshot: Snapshot, digest: string): Promise<number | null> {
  const row = await snapshot.first(
    `SELECT activated ${snapshot.from('features', 'digest = {digest:String}')} ORDER BY block LIMIT 1`,
    { digest },
  );
  return row === null ? null : integer(row, 'activated');
}

/** Permissions that match a condition, as of the block. */
export async function latestPermissions(
  snapshot: Snapshot,
  condition: string,
  block: number,
): Promise<StoredPermission[]> {
  const rows = await snapshot.query(
    `SELECT ${permissionColumns} ${snapshot.from('permission_versions', `${condition} AND block <= ${whole(block)}`)}
     ORDER BY owner, name, block DESC LIMIT 1 BY owner, name`,
  );
  return rows.filter((row) => row['authority'] !== null).map(storedPermission);
}

function storedPermission(row: EngineRow): StoredPermission {
  return {
    owner: nameColumn(row, 'owner'),
    name: nameColumn(row, 'name'),
    parent: nameColumn(row, 'parent'),
    lastUpdated: String(row['last_updated']),
    authority: JSON.parse(String(row['authority'])) as Authority,
    block: integer(row, 'block'),
  };
}
