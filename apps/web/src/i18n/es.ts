import type { Messages } from './en.ts';
import { account } from './es/account.ts';
import { shell } from './es/shell.ts';
import { ui } from './es/ui.ts';
import { sentences } from './es/sentences.ts';

export const es = { ...shell, ...ui, ...account, sentences } satisfies Messages;

export const folders = import.meta.glob<{ strings: unknown }>('../{domain,pages,shell,wallet}/**/strings/es.ts');
