import { expect, test } from 'vitest';
import type { MenuEntry } from '../../lib/page/menu-entry.ts';
import type { MenuLink } from '../../lib/page/menu-links.ts';
import { locales, type Locale } from '@antescope/web-contract/locale';
import { pageMatches } from './page-matches.ts';

const entries = import.meta.glob<MenuEntry>('../../pages/**/menu.ts', { eager: true, import: 'menu' });

/** Every page with a menu entry, by its folder. */
function linksIn(locale: Locale): MenuLink[] {
  return Object.entries(entries).map(([file, { group, name, line, terms = [] }]) => ({
    group,
    icon: '',
    path: file.slice('../../pages/'.length, -'/menu.ts'.length),
    name: name[locale],
    line: line[locale],
    aliases: [...Object.values(name), ...terms],
  }));
}
const found = (text: string, locale: Locale = 'en') => pageMatches(text, linksIn(locale), 3).map(({ path }) => path);

test.each([
  ['prod', 'vote'],
  ['vote producers', 'vote'],
  ['multisig', 'msig'],
  ['SEND', 'transfer'],
  ['buyrambytes', 'ram'],
  ['名称竞拍', 'namebids'],
  ['投票', 'vote'],
  ['투표', 'vote'],
  ['التصويت', 'vote'],
  ['تصويت', 'vote'],
  ['estadis', 'stats'],
  ['voto productores', 'vote'],
  ['estadísticas', 'stats'],
])('%s finds its page, whatever the language of the page', (text, path) => {
  for (const locale of locales) expect(found(text, locale)).toContain(path);
});

test('a name in the language of the page is better than one of another, and its first word than a later one', () => {
  expect(found('token')[0]).toBe('tokens');
  expect(found('tokens', 'es')[0]).toBe('tokens');
});

test('nothing matches nothing, a single letter, or a word that no name has', () => {
  for (const text of ['', '  ', 'p', '::', 'zzz', 'vote zzz']) expect(found(text)).toEqual([]);
});
