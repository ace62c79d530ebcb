import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { moveStore } from './move-store.ts';

/** What the program does instead of serving, by the word after its name. */
export const commands: Readonly<Record<string, Command>> = {
  backup,
  'move-store': moveStore,
};
