import type { Messages } from './en.ts';
import { account } from './es/account.ts';
import { shell } from './es/shell.ts';
import { ui } from './es/ui.ts';
import { words } from './es/words.ts';

export const es = { ...shell, ...ui, ...account, words } satisfies Messages;
