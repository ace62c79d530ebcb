import { account } from './en/account.ts';
import { shell } from './en/shell.ts';
import { ui } from './en/ui.ts';
import { words } from './en/words.ts';

/** The English catalogue, one file a domain; its shape is what every other language must have. */
export const en = { ...shell, ...ui, ...account, words };

export type Messages = typeof en;
