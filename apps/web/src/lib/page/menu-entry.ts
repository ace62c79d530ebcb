import type { Locale } from '@antescope/web-contract/locale';

/** Groups of the More menu, in its order. */
export const menuGroups = ['explorer', 'wallet', 'chain'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A page in the More menu. Its address and its gate are those of its definition. */
export interface MenuEntry {
  group: MenuGroup;
  /** Place in the group: entries are sorted by it. */
  order: number;
  /** Downloaded with the menu, which has no other strings of pages. */
  name: Readonly<Record<Locale, string>>;
}

/** The menu entry of a page; exported as `menu` by the menu.ts of its folder. */
export function defineMenuEntry(entry: MenuEntry): MenuEntry {
  return entry;
}
