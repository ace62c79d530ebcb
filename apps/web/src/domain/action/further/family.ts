import type { Part, Sentence, SentenceFamily } from '../sentence.ts';

export type FurtherTemplate = keyof StringFolders['domain/action/further'];
export type FurtherFamily = SentenceFamily<FurtherTemplate>;

/** The memo as a clause; null if empty. */
export function note(memo: unknown): Sentence<'memo'> | null {
  return typeof memo === 'string' && memo.trim() !== ''
    ? { template: 'memo', parts: { memo: { kind: 'quote', text: memo } } }
    : null;
}

/** NFT ids, as text ('1099511627776') or numbers; null if empty or invalid. */
export function nfts(value: unknown, contract: string): Part | null {
  const ids = Array.isArray(value) ? value.map(String) : [String(value)];
  return ids.length > 0 && ids.every((id) => /^\d{1,20}$/.test(id)) ? { kind: 'nfts', ids, contract } : null;
}

/** A list of short texts: symbols, handles, pairs. */
export function codes(value: unknown): Part | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const texts = value.slice(0, maxTexts).map(String);
  if (texts.some((text) => text.length > 64)) return null;
  return { kind: 'code', text: value.length > maxTexts ? `${texts.join(', ')} …` : texts.join(', ') };
}

const maxTexts = 6;
