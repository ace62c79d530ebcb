import type { Locale } from '@antescope/web-contract/locale';

/** Groups of the menus, in order. */
export const menuGroups = ['explorer', 'tokens', 'governance', 'resources', 'wallet', 'developers'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A page in the menus. URL and gate come from its definition. */
export interface MenuEntry {
  group: MenuGroup;
  /** Sort key within the group. */
  order: number;
  /** In every language: the menu loads no strings of the pages, and the search finds a page by any of its names. */
  name: Readonly<Record<Locale, string>>;
  /** What the page is for, in one short line; shown below the name in the header's menus. */
  line: Readonly<Record<Locale, string>>;
  /** Names of actions and abbreviations that the search finds the page by, the same in all languages. */
  terms?: readonly string[];
}

/** Defines the menu entry of a page; exported as `menu` by its menu.ts. */
export function defineMenuEntry(entry: MenuEntry): MenuEntry {
  return entry;
}
