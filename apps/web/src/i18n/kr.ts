import type { Messages } from './en.ts';
import { account } from './kr/account.ts';
import { shell } from './kr/shell.ts';
import { ui } from './kr/ui.ts';
import { words } from './kr/words.ts';

export const kr = { ...shell, ...ui, ...account, words } satisfies Messages;
