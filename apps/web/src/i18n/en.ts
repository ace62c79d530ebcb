import { account } from './en/account.ts';
import { shell } from './en/shell.ts';
import { ui } from './en/ui.ts';
import { sentences } from './en/sentences.ts';

/** The English messages that every page needs; the other languages have the same shape. */
export const en = { ...shell, ...ui, ...account, sentences };

export type Messages = typeof en;

export const folders = import.meta.glob<{ strings: unknown }>('../{domain,pages,shell,wallet}/**/strings/en.ts');
