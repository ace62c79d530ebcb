import { toHex } from '@antescope/codec/bytes/bytes';
import { sha256 } from '@antescope/codec/bytes/hash';
import { isValidAuthority } from '../authority/authority.ts';
import type { Authorization } from '../authority/authorization.ts';
import { chainCheck, ChainError, errorKinds, errorLine, type ErrorKind } from '../chain-error.ts';
import type { PermissionLevel } from '../contract.ts';
import type { ResourceLimits } from '../resources/limits.ts';
import {
  accountSize,
  authoritySize,
  codeMultiplier,
  generatedTransactionSize,
  linkSize,
  permissionSize,
} from '../resources/ram-sizes.ts';
import type { Database } from '../state/database.ts';
import { linkKey, permissionKey } from '../state/keys.ts';
import type { Authority } from '../state/rows.ts';
import { readNative } from './native-abi.ts';

/** State and checks available to native actions. */
export interface NativeHost {
  readonly database: Database;
  readonly authorization: Authorization;
  readonly resources: ResourceLimits;
  /** Microseconds of the pending block. */
  readonly now: bigint;
  readonly slot: number;
  requireAuth(account: string): void;
  addRam(account: string, delta: number): void;
}

type Apply = (host: NativeHost, data: never) => void;

/** Executes a native action of eosio. False if it is not native. */
export function applyNative(host: NativeHost, action: string, packed: Uint8Array): boolean {
  const apply = handlers.get(action);
  if (apply === undefined) return false;
  const data = readNative(action, packed);
  try {
    apply(host, data as never);
  } catch (error) {
    const captured = captures.get(action);
    if (error instanceof ChainError && captured !== undefined) {
      const [line, name] = captured;
      error.with(errorLine(['eosio_contract.cpp', line, `apply_eosio_${action}`], '', { [name]: data }, 'warn'));
    }
    throw error;
  }
  return true;
}

function assert(
  condition: boolean,
  line: number,
  action: string,
  format: string,
  data: Record<string, unknown> = {},
  kind: ErrorKind = errorKinds.actionValidate,
): asserts condition {
  chainCheck(condition, kind, ['eosio_contract.cpp', line, `apply_eosio_${action}`], format, data);
}

interface NewAccount {
  creator: string;
  name: string;
  owner: Authority;
  active: Authority;
}

function newAccount(host: NativeHost, create: NewAccount): void {
  const { database, authorization, resources, now, slot } = host;
  const check = (condition: boolean, line: number, format: string): void =>
    assert(condition, line, 'newaccount', format);
  host.requireAuth(create.creator);
  check(isValidAuthority(create.owner), 74, 'Invalid owner authority');
  check(isValidAuthority(create.active), 75, 'Invalid active authority');
  check(create.name !== '', 79, 'account name cannot be empty');
  check(create.name.length <= 12, 80, 'account names can only be 12 chars long');
  const creator = database.metadata.get(create.creator);
  if (creator?.privileged !== true) {
    check(!create.name.startsWith('eosio.'), 86, "only privileged accounts can have names that start with 'eosio.'");
  }
  assert(
    !database.accounts.has(create.name),
    92,
    'newaccount',
    'Cannot create account named ${name}, as that name is already taken',
    { name: create.name },
    errorKinds.accountExists,
  );
  createAccount(database, create.name, slot, false);
  checkAuthority(host, create.owner);
  checkAuthority(host, create.active);
  authorization.put(create.name, 'owner', '', create.owner, now);
  authorization.put(create.name, 'active', 'owner', create.active, now);
  resources.initialize(create.name);
  host.addRam(
    create.name,
    accountSize + 2 * permissionSize + authoritySize(create.owner) + authoritySize(create.active),
  );
}

/** Creates the rows of an account without permissions. */
export function createAccount(database: Database, name: string, slot: number, privileged: boolean): void {
  database.accounts.put({ name, created: slot, abi: new Uint8Array() });
  database.metadata.put({
    name,
    privileged,
    lastCodeUpdate: 0n,
    codeHash: null,
    recvSequence: 0n,
    authSequence: 0n,
    codeSequence: 0,
    abiSequence: 0,
  });
}

/** Checks that every account and permission of an authority exists. */
function checkAuthority(host: NativeHost, authority: Authority): void {
  const origin = ['eosio_contract.cpp', 40, 'validate_authority_precondition'] as const;
  for (const { permission } of authority.accounts) {
    chainCheck(
      host.database.accounts.has(permission.actor),
      errorKinds.actionValidate,
      origin,
      "account '${account}' does not exist",
      { account: permission.actor },
    );
    if (['owner', 'active', 'eosio.code'].includes(permission.permission)) continue;
    chainCheck(
      host.authorization.find(permission) !== undefined,
      errorKinds.actionValidate,
      origin,
      "permission '${perm}' does not exist",
      { perm: permission },
    );
  }
}

function setCode(
  host: NativeHost,
  act: { account: string; vmtype: number; vmversion: number; code: Uint8Array },
): void {
  const { database } = host;
  const setExact = (condition: boolean, line: number, text: string): void =>
    assert(condition, line, 'setcode', text, {}, errorKinds.setExact);
  host.requireAuth(act.account);
  assert(act.vmtype === 0, 142, 'setcode', 'code should be 0', {}, errorKinds.invalidVmType);
  assert(act.vmversion === 0, 143, 'setcode', 'version should be 0', {}, errorKinds.invalidVmVersion);
  const account = database.metadata.get(act.account)!;
  const hash = act.code.length > 0 ? toHex(sha256(act.code)) : null;
  setExact(hash !== null || account.codeHash !== null, 158, 'contract is already cleared');
  let oldSize = 0;
  if (account.codeHash !== null) {
    const old = database.code.get(account.codeHash)!;
    setExact(old.hash !== hash, 167, 'contract is already running this version of code');
    oldSize = old.code.length * codeMultiplier;
    if (old.references === 1) database.code.delete(old.hash);
    else database.code.put({ ...old, references: old.references - 1 });
  }
  if (hash !== null) {
    const existing = database.code.get(hash);
    database.code.put({ hash, code: existing?.code ?? act.code.slice(), references: (existing?.references ?? 0) + 1 });
  }
  database.metadata.put({
    ...account,
    codeHash: hash,
    lastCodeUpdate: host.now,
    codeSequence: account.codeSequence + 1,
  });
  const newSize = act.code.length * codeMultiplier;
  if (newSize !== oldSize) host.addRam(act.account, newSize - oldSize);
}

function setAbi(host: NativeHost, act: { account: string; abi: Uint8Array }): void {
  const { database } = host;
  host.requireAuth(act.account);
  const account = database.accounts.get(act.account)!;
  database.accounts.put({ ...account, abi: act.abi.slice() });
  const metadata = database.metadata.get(act.account)!;
  database.metadata.put({ ...metadata, abiSequence: metadata.abiSequence + 1 });
  if (act.abi.length !== account.abi.length) host.addRam(act.account, act.abi.length - account.abi.length);
}

interface UpdateAuth {
  account: string;
  permission: string;
  parent: string;
  auth: Authority;
}

function updateAuth(host: NativeHost, update: UpdateAuth): void {
  const { authorization, now } = host;
  const check = (condition: boolean, line: number, format: string, data: Record<string, unknown> = {}): void =>
    assert(condition, line, 'updateauth', format, data);
  host.requireAuth(update.account);
  check(update.permission !== '', 241, 'Cannot create authority with empty name');
  check(!update.permission.startsWith('eosio.'), 242, "Permission names that start with 'eosio.' are reserved");
  check(update.permission !== update.parent, 244, 'Cannot set an authority as its own parent');
  check(isValidAuthority(update.auth), 246, 'Invalid authority: ${auth}', { auth: update.auth });
  if (update.permission === 'active') {
    check(update.parent === 'owner', 248, "Cannot change active authority's parent from owner");
  }
  if (update.permission === 'owner') check(update.parent === '', 250, "Cannot change owner authority's parent");
  else check(update.parent !== '', 252, 'Only owner authority can have empty parent');
  const longest = update.auth.waits.at(-1)?.wait_sec ?? 0;
  const maxDelay = host.database.config.configuration.max_transaction_delay;
  check(longest <= maxDelay, 256, 'Cannot set delay longer than max_transacton_delay, which is ${max_delay} seconds', {
    max_delay: maxDelay,
  });
  checkAuthority(host, update.auth);
  const existing = authorization.find({ actor: update.account, permission: update.permission });
  if (update.permission !== 'owner') authorization.get({ actor: update.account, permission: update.parent });
  if (existing !== undefined) {
    check(existing.parent === update.parent, 274, 'Changing parent authority is not currently supported');
  }
  const oldSize = existing === undefined ? 0 : permissionSize + authoritySize(existing.auth);
  authorization.put(update.account, update.permission, update.parent, update.auth, now);
  host.addRam(update.account, permissionSize + authoritySize(update.auth) - oldSize);
}

function deleteAuth(host: NativeHost, remove: { account: string; permission: string }): void {
  const { database, authorization } = host;
  const check = (condition: boolean, line: number, format: string, data: Record<string, unknown> = {}): void =>
    assert(condition, line, 'deleteauth', format, data);
  host.requireAuth(remove.account);
  check(remove.permission !== 'active', 312, 'Cannot delete active authority');
  check(remove.permission !== 'owner', 313, 'Cannot delete owner authority');
  const link = database.permissionIndex.linksOf(remove.account).find((each) => each.required === remove.permission);
  check(
    link === undefined,
    323,
    'Cannot delete a linked authority. Unlink the authority first. This authority is linked to ${code}::${type}.',
    { code: link?.code, type: link?.type },
  );
  const permission = authorization.get({ actor: remove.account, permission: remove.permission });
  for (const other of database.permissionIndex.ofAccount(remove.account).values()) {
    check(
      other.parent !== remove.permission,
      330,
      'Cannot remove a permission which has children. Remove the children first.',
    );
  }
  database.permissions.delete(permissionKey(remove.account, remove.permission));
  host.addRam(remove.account, -(permissionSize + authoritySize(permission.auth)));
}

interface Link {
  account: string;
  code: string;
  type: string;
  requirement: string;
}

function linkAuth(host: NativeHost, link: Link): void {
  const { database, authorization } = host;
  assert(link.requirement !== '', 360, 'linkauth', 'Required permission cannot be empty');
  host.requireAuth(link.account);
  assert(
    database.accounts.has(link.code),
    369,
    'linkauth',
    'Failed to retrieve code for account: ${account}',
    { account: link.code },
    errorKinds.accountQuery,
  );
  assert(
    link.requirement === 'eosio.any' ||
      authorization.find({ actor: link.account, permission: link.requirement }) !== undefined,
    383,
    'linkauth',
    'Failed to retrieve permission: ${permission}',
    { permission: link.requirement },
    errorKinds.permissionQuery,
  );
  const existing = database.links.get(linkKey(link.account, link.code, link.type));
  assert(
    existing?.required !== link.requirement,
    391,
    'linkauth',
    'Attempting to update required authority, but new requirement is same as old',
  );
  database.links.put({ account: link.account, code: link.code, type: link.type, required: link.requirement });
  if (existing === undefined) host.addRam(link.account, linkSize);
}

function unlinkAuth(host: NativeHost, link: Omit<Link, 'requirement'>): void {
  host.requireAuth(link.account);
  const key = linkKey(link.account, link.code, link.type);
  assert(host.database.links.has(key), 428, 'unlinkauth', 'Attempting to unlink authority, but no link found');
  host.addRam(link.account, -linkSize);
  host.database.links.delete(key);
}

function cancelDelay(host: NativeHost, cancel: { canceling_auth: PermissionLevel; trx_id: string }): void {
  host.requireAuth(cancel.canceling_auth.actor);
  const delayed = host.database.generated.get(cancel.trx_id);
  if (delayed === undefined) return;
  host.addRam(delayed.payer, -(generatedTransactionSize + delayed.packed.length));
  host.database.generated.delete(delayed.id);
}

const handlers = new Map<string, Apply>([
  ['newaccount', newAccount],
  ['setcode', setCode],
  ['setabi', setAbi],
  ['updateauth', updateAuth],
  ['deleteauth', deleteAuth],
  ['linkauth', linkAuth],
  ['unlinkauth', unlinkAuth],
  ['canceldelay', cancelDelay],
]);

/** Actions with a separate log entry for their data on failure: nodeos source line and name of the data. */
const captures = new Map<string, [number, string]>([
  ['newaccount', [127, 'create']],
  ['linkauth', [414, 'requirement']],
]);
