import { isName } from '@antescope/codec/chain/name';
import type { FormValue } from './form-value.ts';

/** The permission that most often authorizes an action: active of the account that its first field names; '' without. */
export function firstNamed(value: FormValue): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const first: unknown = Object.values(value)[0];
  return typeof first === 'string' && first !== '' && isName(first) ? `${first}@active` : '';
}
