import { account } from './ar/account.ts';
import { shell } from './ar/shell.ts';
import { ui } from './ar/ui.ts';
import { words } from './ar/words.ts';
import type { Messages } from './en.ts';

/** The Arabic catalogue. */
export const ar = { ...shell, ...ui, ...account, words } satisfies Messages;
