import type { Messages } from './en.ts';
import { account } from './zh/account.ts';
import { shell } from './zh/shell.ts';
import { ui } from './zh/ui.ts';
import { sentences } from './zh/sentences.ts';

export const zh = { ...shell, ...ui, ...account, sentences } satisfies Messages;

export const folders = import.meta.glob<{ strings: unknown }>('../{domain,pages,shell,wallet}/**/strings/zh.ts');
