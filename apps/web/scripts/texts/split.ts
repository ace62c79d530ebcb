import { locales, type Locale } from '@antescope/web-contract/locale';
import { helpersOf } from './english-hash.ts';
import { namesIn, type Node } from './syntax.ts';
import type { TextEntry, TextModule } from './text-module.ts';

/** A module of texts in one language, in English where a translation is missing; without hashes. */
export function splitTexts(module: TextModule, locale: Locale): string {
  const { source, entries, imports, helpers } = module;
  const chosen = entries.flatMap((entry) => languagesOf(entry, locale).map((language) => inLanguage(entry, language)));
  const used = helpersOf(module, chosen);
  const names = namesIn([...chosen, ...used]);
  const mentioned = namesIn([...entries.map(({ node }) => node), ...helpers.values()]);
  const isUnused = ({ source: from, specifiers }: Node): boolean =>
    String((from as Node).value).endsWith('/i18n/text.ts') ||
    (specifiers as Imported[]).every(({ local: { name } }) => mentioned.has(name) && !names.has(name));
  const unused = [...imports.filter(isUnused), ...[...new Set(helpers.values())].filter((helper) => !used.has(helper))];
  const edits = [
    ...unused.map((node) => ({ node, text: '' })),
    ...entries.map((entry) => ({ node: entry.node, text: textOf(module, entry, locale) })),
  ];
  let text = '';
  let at = 0;
  for (const { node, text: replacement } of edits.toSorted((a, b) => a.node.start - b.node.start)) {
    text += source.slice(at, node.start) + replacement;
    at = node.end;
  }
  return text + source.slice(at);
}

interface Imported {
  local: { name: string };
}

function languagesOf({ everyLanguage }: TextEntry, locale: Locale): readonly Locale[] {
  return everyLanguage ? locales : [locale];
}

function inLanguage({ english, translations }: TextEntry, locale: Locale): Node {
  return translations.get(locale) ?? english;
}

function textOf({ source }: TextModule, entry: TextEntry, locale: Locale): string {
  const [text = '', ...others] = languagesOf(entry, locale).map((language) => {
    const { start, end } = inLanguage(entry, language);
    return entry.everyLanguage ? `${language}: ${source.slice(start, end)}` : source.slice(start, end);
  });
  return entry.everyLanguage ? `{ ${[text, ...others].join(', ')} }` : text;
}
