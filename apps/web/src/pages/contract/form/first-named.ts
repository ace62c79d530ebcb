import { isName } from '@antescope/codec/chain/name';
import type { FormValue } from './form-value.ts';

/**
 * The authorization that an action most often takes: of the account that its first field names; '' without.
 *
 * @param permission null: active
 */
export function firstNamed(value: FormValue, permission: string | null): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const first: unknown = Object.values(value)[0];
  return typeof first === 'string' && first !== '' && isName(first) ? `${first}@${permission ?? 'active'}` : '';
}
