import type { ApplyContext, Table } from '../../contract.ts';
import { check } from '../check.ts';
import type { LimitAuthRow } from './rows.ts';

/** Limits which permissions of an account may change its permissions: an allow-list or a deny-list. */
export function limitAuthChanges(
  ctx: ApplyContext,
  data: { account: string; allow_perms: string[]; disallow_perms: string[] },
): void {
  const { account, allow_perms: allowed, disallow_perms: disallowed } = data;
  ctx.requireAuth(account);
  const exclusive = allowed.length === 0 || disallowed.length === 0;
  check(ctx, exclusive, 'either allow_perms or disallow_perms must be empty');
  check(ctx, allowed.length === 0 || allowed.includes('owner'), 'allow_perms does not contain owner');
  check(ctx, !disallowed.includes('owner'), 'disallow_perms contains owner');
  const table = limitsOf(ctx);
  if (allowed.length === 0 && disallowed.length === 0) {
    if (table.has(account)) table.erase(account);
    return;
  }
  const row: LimitAuthRow = { version: 0, account, allow_perms: allowed, disallow_perms: disallowed };
  if (table.has(account)) table.modify(account, account, (changed) => Object.assign(changed, row));
  else table.emplace(account, account, row);
}

/** Checks a change of permissions or links against these limits; `authorized_by` is the permission used. */
export function checkAuthChange(ctx: ApplyContext, data: { account: string; authorized_by?: string }): void {
  const { account, authorized_by: by = '' } = data;
  if (by !== '') ctx.requireAuth(account, by);
  const row = limitsOf(ctx).get(account);
  if (row === null) return;
  check(ctx, by !== '', 'authorized_by is required for this account');
  if (row.allow_perms.length > 0) {
    check(ctx, row.allow_perms.includes(by), 'authorized_by does not appear in allow_perms');
    return;
  }
  check(ctx, !row.disallow_perms.includes(by), 'authorized_by appears in disallow_perms');
}

function limitsOf(ctx: ApplyContext): Table<LimitAuthRow> {
  return ctx.table<LimitAuthRow>('limitauthchg');
}
