import type { Messages } from './en.ts';
import { account } from './ko/account.ts';
import { shell } from './ko/shell.ts';
import { ui } from './ko/ui.ts';
import { words } from './ko/words.ts';

export const ko = { ...shell, ...ui, ...account, words } satisfies Messages;
