import { check } from '../../check.ts';
import type { System } from '../system.ts';
import type { XprSettingsRow } from './xpr-rows.ts';
import type { XprState } from './xpr-state.ts';

/** setxprvconf: limits and periods of XPR staking. */
export function configureXpr({ ctx }: System, xpr: XprState, data: Omit<XprSettingsRow, 'spare1' | 'spare2'>): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, data.process_by <= 1000n, 'max 1000 for process_by');
  check(ctx, data.max_bp_per_vote <= 50n, 'max 50 for max_bp_per_vote');
  check(ctx, data.process_interval >= 10_800n, 'min 10800 for process_interval');
  Object.assign(xpr.settings, data);
}
