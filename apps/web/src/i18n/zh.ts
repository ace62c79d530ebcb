import type { Messages } from './en.ts';
import { account } from './zh/account.ts';
import { shell } from './zh/shell.ts';
import { ui } from './zh/ui.ts';
import { words } from './zh/words.ts';

export const zh = { ...shell, ...ui, ...account, words } satisfies Messages;
