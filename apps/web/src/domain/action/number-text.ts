import { grouped } from '../../ui/amount-text.ts';

/** A whole number as numbers are written everywhere: in groups, with a minus that is no hyphen. Null for other texts. */
export function numberText(text: string): string | null {
  return /^-?\d+$/.test(text) ? grouped(text).replace('-', '−') : null;
}
