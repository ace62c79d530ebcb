import { account } from './ar/account.ts';
import { shell } from './ar/shell.ts';
import { ui } from './ar/ui.ts';
import { sentences } from './ar/sentences.ts';
import type { Messages } from './en.ts';

export const ar = { ...shell, ...ui, ...account, sentences } satisfies Messages;

export const folders = import.meta.glob<{ strings: unknown }>('../{domain,pages,shell,wallet}/**/strings/ar.ts');
