import type { MenuLink } from '../../lib/page/menu-links.ts';

const combiningMarks = /\p{M}/gu;
const separators = /[^\p{L}\p{N}.]+/u;
/** The Arabic article and conjunction, which are written together with the word. */
const arabicPrefix = /^(?:وال|ال|و)(?=\p{L}{2})/u;
/** Scripts without spaces, where a match may start within a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hangul}]/u;

/** Lower case without accents, split into words. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(combiningMarks, '')
    .normalize('NFC')
    .toLowerCase()
    .split(separators)
    .filter(Boolean);
}

/** 0: every typed word starts a word of the name, the first one its first; 1: in any place; null: no match. */
function rank(typed: readonly string[], name: string): number | null {
  const words = wordsOf(name);
  const startsWith = (word: string, part: string): boolean =>
    word.startsWith(part) ||
    word.replace(arabicPrefix, '').startsWith(part) ||
    (unspaced.test(part) && word.includes(part));
  if (!typed.every((part) => words.some((word) => startsWith(word, part)))) return null;
  return startsWith(words[0] ?? '', typed[0]!) ? 0 : 1;
}

/** Pages whose name, in any language, or whose terms have all typed words; those in the language of the page first. */
export function pageMatches(text: string, links: readonly MenuLink[], limit: number): MenuLink[] {
  const typed = wordsOf(text).map((word) => word.replace(arabicPrefix, ''));
  // One letter of an alphabet would match half of the pages.
  if (typed.length === 0 || (typed.join('').length < 2 && !unspaced.test(text))) return [];
  const ranked = links.flatMap((link) => {
    const own = rank(typed, link.name);
    const foreign = link.aliases.map((alias) => rank(typed, alias)).filter((each) => each !== null);
    if (own === null && foreign.length === 0) return [];
    return [{ link, order: own ?? 2 + Math.min(...foreign) }];
  });
  return ranked
    .toSorted((a, b) => a.order - b.order)
    .slice(0, limit)
    .map(({ link }) => link);
}
