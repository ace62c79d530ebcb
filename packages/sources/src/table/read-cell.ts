import type { Field } from '../core/fields.ts';

/**
 * A double of a table as text, '12.50000000000000000' or '1e+300': what nodeos prints. No number is made of it here;
 * the formulas of the contracts (packages/economics) do that.
 */
export function readDouble(field: Field): string {
  const text = typeof field.value === 'number' ? String(field.value) : field.text();
  if (!/^-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|inf|nan)$/i.test(text)) field.fail('a decimal number');
  return text;
}

/** A time in the future or past, or null for the chain's zero: 1970 means "never". */
export function readTimeOrNull(field: Field): string | null {
  const time = field.time();
  return time.startsWith('1970-01-01T00:00:00') ? null : time;
}

/** A name, or null for the empty one. */
export function readNameOrNull(field: Field): string | null {
  const name = field.textOr('');
  return name === '' ? null : name;
}
