import { unpackTransaction, type Action } from '@antescope/codec/chain/transaction';
import { chainCheck, ChainError, errorKinds, errorLine } from '../chain-error.ts';
import type { PermissionLevel } from '../contract.ts';
import type { Database } from '../state/database.ts';
import { linkKey, permissionKey } from '../state/keys.ts';
import type { Authority, PermissionRow } from '../state/rows.ts';
import { readNative } from '../execution/native-abi.ts';
import { compareNames, formatKey, sortedKeys } from './authority.ts';
import { AuthorityChecker, type Provided } from './checker.ts';

const file = 'authorization_manager.cpp';
const native = new Set(['updateauth', 'deleteauth', 'linkauth', 'unlinkauth', 'canceldelay']);
/** Longer than any delay. */
const forever = 1n << 62n;

/** Permissions, links and their checks: nodeos' authorization_manager. */
export class Authorization {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  find(level: PermissionLevel): PermissionRow | undefined {
    return this.#database.permissions.get(permissionKey(level.actor, level.permission));
  }

  get(level: PermissionLevel): PermissionRow {
    const row = this.find(level);
    if (row !== undefined) return row;
    throw new ChainError(errorKinds.permissionQuery, [
      errorLine([file, 281, 'get_permission'], 'Failed to retrieve permission: ${level}', {
        level: { actor: level.actor, permission: level.permission },
      }),
    ]);
  }

  put(owner: string, name: string, parent: string, auth: Authority, time: bigint): void {
    this.#database.permissions.put({ owner, name, parent, auth, lastUpdated: time });
  }

  /** Whether `permission` is the other one or an ancestor of it. */
  satisfies(permission: PermissionRow, other: PermissionRow): boolean {
    if (permission.owner !== other.owner) return false;
    let at: PermissionRow | undefined = other;
    while (at !== undefined) {
      if (at.name === permission.name) return true;
      at = at.parent === '' ? undefined : this.find({ actor: at.owner, permission: at.parent });
    }
    return false;
  }

  /** Permission linked to an action: the link of the action, or of the whole contract. */
  linkedPermission(account: string, code: string, type: string): string | undefined {
    const { links } = this.#database;
    return (links.get(linkKey(account, code, type)) ?? links.get(linkKey(account, code, '')))?.required;
  }

  /** Minimum permission for an action; null if any permission of the account suffices (eosio.any). */
  minimumPermission(account: string, code: string, type: string): string | null {
    if (code === 'eosio') {
      chainCheck(
        !native.has(type),
        errorKinds.unlinkableMinimum,
        [file, 231, 'lookup_minimum_permission'],
        'cannot call lookup_minimum_permission on native actions that are not allowed to be linked to minimum permissions',
      );
    }
    const linked = this.linkedPermission(account, code, type);
    if (linked === undefined) return 'active';
    return linked === 'eosio.any' ? null : linked;
  }

  checker(provided: Provided): AuthorityChecker {
    return new AuthorityChecker(
      (level) => this.find(level)?.auth,
      this.#database.config.configuration.max_authority_depth,
      provided,
    );
  }

  /** Throws unless every authority declared by the actions is satisfied (and every key is used, unless allowed). */
  check(actions: readonly Action[], provided: Provided, allowUnusedKeys = false): void {
    const maxDelay = BigInt(this.#database.config.configuration.max_transaction_delay) * 1_000_000n;
    const delay = (provided.delay ?? 0n) >= maxDelay ? forever : (provided.delay ?? 0n);
    const checker = this.checker({ ...provided, delay });
    for (const [level, needed] of this.#declared(actions, delay)) {
      if (checker.satisfied(level, needed)) continue;
      throw this.#unsatisfied(level, provided, maxDelay);
    }
    if (allowUnusedKeys) return;
    const unused = checker.unusedKeys();
    chainCheck(
      unused.length === 0,
      errorKinds.irrelevantSignature,
      [file, 561, 'check_authorization'],
      'transaction bears irrelevant signatures from these keys: ${keys}',
      { keys: sortedKeys(unused).map(formatKey) },
    );
  }

  /** Whether `provided` satisfies one permission. */
  checkPermission(level: PermissionLevel, provided: Provided, allowUnusedKeys: boolean): boolean {
    const maxDelay = BigInt(this.#database.config.configuration.max_transaction_delay) * 1_000_000n;
    const delay = (provided.delay ?? 0n) >= maxDelay ? forever : (provided.delay ?? 0n);
    const checker = this.checker({ ...provided, delay });
    return checker.satisfied(level) && (allowUnusedKeys || checker.unusedKeys().length === 0);
  }

  /** Keys among `candidates` that must sign. Throws 'transaction declares authority …' if they do not suffice. */
  requiredKeys(actions: readonly Action[], candidates: readonly string[], delaySeconds: number): string[] {
    const checker = this.checker({ keys: candidates, delay: BigInt(delaySeconds) * 1_000_000n });
    for (const action of actions) {
      for (const level of action.authorization) {
        chainCheck(
          checker.satisfied(level),
          errorKinds.unsatisfied,
          [file, 622, 'get_required_keys'],
          "transaction declares authority '${auth}', but does not have signatures for it.",
          { auth: { actor: level.actor, permission: level.permission } },
        );
      }
    }
    return sortedKeys(checker.usedKeys());
  }

  /** Permissions to satisfy and their delays, in the order nodeos checks them. */
  #declared(actions: readonly Action[], delay: bigint): [PermissionLevel, bigint][] {
    const declared = new Map<string, [PermissionLevel, bigint]>();
    for (const action of actions) {
      const isNative = action.account === 'eosio' && native.has(action.name);
      const needed = isNative ? this.#checkNative(action, delay) : delay;
      for (const level of action.authorization) {
        if (!isNative) this.#checkMinimum(level, action);
        const id = `${level.actor}@${level.permission}`;
        const existing = declared.get(id);
        if (existing === undefined || existing[1] > needed) declared.set(id, [level, needed]);
      }
    }
    return [...declared.values()].sort(
      ([a], [b]) => compareNames(a.actor, b.actor) || compareNames(a.permission, b.permission),
    );
  }

  #checkMinimum(level: PermissionLevel, action: Action): void {
    const minimum = this.minimumPermission(level.actor, action.account, action.name);
    if (minimum === null) return;
    const needed = this.get({ actor: level.actor, permission: minimum });
    chainCheck(
      this.satisfies(this.get(level), needed),
      errorKinds.irrelevantAuthority,
      [file, 520, 'check_authorization'],
      "action declares irrelevant authority '${auth}'; minimum authority is ${min}",
      { auth: plain(level), min: { actor: needed.owner, permission: needed.name } },
    );
  }

  /** Native permission actions have their own rules. Returns the effective delay. */
  #checkNative(action: Action, delay: bigint): bigint {
    const { name, authorization } = action;
    const label = { linkauth: 'link', unlinkauth: 'unlink' }[name] ?? name;
    const origin = [file, 130, `check_${name}_authorization`] as const;
    chainCheck(
      authorization.length === 1,
      errorKinds.irrelevantAuthority,
      origin,
      `${label} action should only have one declared authorization`,
    );
    const level = authorization[0]!;
    const data = readNative(name, action.data) as Record<string, never>;
    if (name === 'canceldelay') return this.#checkCancel(level, data, delay);
    chainCheck(
      level.actor === data['account'],
      errorKinds.irrelevantAuthority,
      origin,
      name === 'updateauth'
        ? 'the owner of the affected permission needs to be the actor of the declared authorization'
        : name === 'deleteauth'
          ? 'the owner of the permission to delete needs to be the actor of the declared authorization'
          : 'the owner of the linked permission needs to be the actor of the declared authorization',
    );
    const minimum = this.#nativeMinimum(name, data);
    if (minimum === null) return delay;
    chainCheck(
      this.satisfies(this.get(level), minimum),
      errorKinds.irrelevantAuthority,
      origin,
      `${label} action declares irrelevant authority '\${auth}'; minimum authority is \${min}`,
      { auth: plain(level), min: { actor: minimum.owner, permission: minimum.name } },
    );
    return delay;
  }

  #nativeMinimum(action: string, data: Record<string, string>): PermissionRow | null {
    const actor = data['account']!;
    const level = (permission: string): PermissionLevel => ({ actor, permission });
    if (action === 'updateauth') return this.find(level(data['permission']!)) ?? this.get(level(data['parent']!));
    if (action === 'deleteauth') return this.get(level(data['permission']!));
    const code = data['code']!;
    const type = data['type']!;
    if (action === 'linkauth') {
      chainCheck(
        code !== 'eosio' || !native.has(type),
        errorKinds.actionValidate,
        [file, 340, 'check_linkauth_authorization'],
        `Cannot link eosio::${type} to a minimum permission`,
      );
      const minimum = this.minimumPermission(actor, code, type);
      return minimum === null ? null : this.get(level(minimum));
    }
    const linked = this.linkedPermission(actor, code, type);
    chainCheck(
      linked !== undefined,
      errorKinds.transaction,
      [file, 378, 'check_unlinkauth_authorization'],
      "cannot unlink non-existent permission link of account '${account}' for actions matching '${code}::${action}'",
      { account: actor, code, action: type },
    );
    return linked === 'eosio.any' ? null : this.get(level(linked));
  }

  #checkCancel(level: PermissionLevel, data: Record<string, unknown>, delay: bigint): bigint {
    const canceling = data['canceling_auth'] as PermissionLevel;
    const id = data['trx_id'] as string;
    const origin = [file, 407, 'check_canceldelay_authorization'] as const;
    chainCheck(
      this.satisfies(this.get(level), this.get(canceling)),
      errorKinds.irrelevantAuthority,
      origin,
      "canceldelay action declares irrelevant authority '${auth}'; specified authority to satisfy is ${min}",
      { auth: plain(level), min: plain(canceling) },
    );
    const delayed = this.#database.generated.get(id);
    chainCheck(
      delayed !== undefined && delayed.sender === '',
      errorKinds.transactionNotFound,
      origin,
      'cannot cancel trx_id=${tid}, there is no deferred transaction with that transaction id',
      { tid: id },
    );
    const declared = unpackTransaction(delayed.packed).actions.flatMap((action) => action.authorization);
    chainCheck(
      declared.some((each) => each.actor === canceling.actor && each.permission === canceling.permission),
      errorKinds.actionValidate,
      origin,
      'canceling_auth in canceldelay action was not found as authorization in the original delayed transaction',
    );
    const remaining = delayed.delayUntil - delayed.published;
    return remaining > delay ? remaining : delay;
  }

  #unsatisfied(level: PermissionLevel, provided: Provided, maxDelay: bigint): ChainError {
    return new ChainError(errorKinds.unsatisfied, [
      errorLine(
        [file, 546, 'check_authorization'],
        "transaction declares authority '${auth}', but does not have signatures for it under a provided delay of " +
          '${provided_delay} ms, provided permissions ${provided_permissions}, provided keys ${provided_keys}, ' +
          'and a delay max limit of ${delay_max_limit_ms} ms',
        {
          auth: plain(level),
          provided_delay: Number((provided.delay ?? 0n) / 1000n),
          provided_permissions: (provided.permissions ?? []).map(plain),
          provided_keys: sortedKeys(provided.keys).map(formatKey),
          delay_max_limit_ms: Number(maxDelay / 1000n),
        },
      ),
    ]);
  }
}

function plain(level: PermissionLevel): PermissionLevel {
  return { actor: level.actor, permission: level.permission };
}
