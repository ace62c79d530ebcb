import { grouped } from '../../ui/amount-text.ts';

/** An integer with digit groups and a minus sign (not a hyphen). null for other texts. */
export function numberText(text: string): string | null {
  return /^-?\d+$/.test(text) ? grouped(text).replace('-', '−') : null;
}
