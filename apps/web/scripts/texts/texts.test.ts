import { expect, test } from 'vitest';
import { splitTexts } from './split.ts';
import { parseTexts } from './text-module.ts';
import { acceptTranslations, translationState } from './translation-state.ts';

const source = `import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

const short = { day: 'd' };
const shortSpanish = { day: 'día' };

export const strings = {
  title: 'Echo',
  fields: { name: text('Name', { es: 'Nombre', ar: isolated('اسم') }) } as Record<string, string>,
  span: text((count: number) => (count === 1 ? '1 day' : \`\${count} \${short.day}\`), {
    es: (count) => \`\${count} \${shortSpanish.day}\`,
  }),
};

declare global {
  interface StringFolders {
    'pages/echo': typeof strings;
  }
}
`;

const file = 'pages/echo/strings.ts';
const split = (locale: 'en' | 'es' | 'ar') => splitTexts(parseTexts(source, file), locale);

test('a module has one language, with what its texts use, and English where a translation is missing', () => {
  expect(split('es')).toContain("title: 'Echo',\n  fields: { name: 'Nombre' } as Record<string, string>,\n");
  expect(split('es')).toContain('span: (count) => `${count} ${shortSpanish.day}`,');
  expect(split('es')).not.toMatch(/isolated|i18n\/text|short =|1 day|اسم/);
  expect(split('ar')).toContain("import { isolated } from '../../i18n/isolated.ts';");
  expect(split('ar')).toContain("name: isolated('اسم')");
  expect(split('ar')).toContain("(count === 1 ? '1 day' : `${count} ${short.day}`)");
  expect(split('en')).toContain("name: 'Name'");
});

test('a menu keeps all languages, filled with English, and no hash', () => {
  const menu = `import { everyLanguage } from '../../i18n/text.ts';
import { defineMenuEntry } from '../../lib/page/menu-entry.ts';
export const menu = defineMenuEntry({ order: 5, name: everyLanguage('Echo', 'aaaa', { es: 'Eco' }) });
`;
  const text = splitTexts(parseTexts(menu, 'pages/echo/menu.ts'), 'en');
  expect(text).toContain("{ order: 5, name: { en: 'Echo', zh: 'Echo', ko: 'Echo', ar: 'Echo', es: 'Eco' } }");
  expect(text).toContain('import { defineMenuEntry }');
  expect(text).not.toMatch(/aaaa|everyLanguage/);
});

const state = (text: string, locale: 'es' | 'ar') => translationState(parseTexts(text, file), locale);
const accepted = (text: string, locale: 'es' | 'ar') => acceptTranslations(parseTexts(text, file), [locale]);

test('missing and stale translations are found until a language is accepted', () => {
  expect(state(source, 'es')).toEqual({ missing: ['title'], stale: ['fields.name', 'span'] });
  expect(state(source, 'ar')).toEqual({ missing: ['title', 'span'], stale: ['fields.name'] });
  const spanish = accepted(source, 'es');
  expect(state(spanish, 'es')).toEqual({ missing: ['title'], stale: [] });
  expect(state(spanish, 'ar').stale).toEqual(['fields.name']);
  expect(spanish).toMatch(/text\('Name', \{ es: '[\w-]{4}' \}, \{ es/);
  const both = accepted(spanish, 'ar');
  expect(state(both, 'ar').stale).toEqual([]);
  expect(both).toMatch(/text\('Name', '[\w-]{4}', \{ es/);
  expect(accepted(both, 'ar')).toBe(both);
});

test('a change of the English makes translations stale; its layout and its translations do not', () => {
  const current = accepted(accepted(source, 'ar'), 'es');
  const staleAfter = (from: string, to: string) => {
    expect(current).toContain(from);
    return state(current.replace(from, to), 'es').stale;
  };
  expect(staleAfter("'Name'", "'Names'")).toEqual(['fields.name']);
  expect(staleAfter('1 day', '1  day')).toEqual(['span']);
  expect(staleAfter("day: 'd'", "day: 'days'")).toEqual(['span']);
  expect(staleAfter("(count === 1 ? '1 day'", "\n    (count === 1\n ? '1 day'")).toEqual([]);
  expect(staleAfter("'Nombre'", "'El nombre'")).toEqual([]);
});
