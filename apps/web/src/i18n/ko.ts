import type { Messages } from './en.ts';
import { account } from './ko/account.ts';
import { shell } from './ko/shell.ts';
import { ui } from './ko/ui.ts';
import { sentences } from './ko/sentences.ts';

export const ko = { ...shell, ...ui, ...account, sentences } satisfies Messages;

export const folders = import.meta.glob<{ strings: unknown }>('../{domain,pages,shell,wallet}/**/strings/ko.ts');
