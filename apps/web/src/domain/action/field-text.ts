import { chainText } from '../../ui/chain-text.ts';

const maxLength = 60;

/** One line for any decoded value: short values in full, long or nested ones truncated. */
export function fieldText(value: unknown): string {
  const text = typeof value === 'string' ? chainText(value) : (JSON.stringify(value) ?? '');
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
