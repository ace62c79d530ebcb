import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { moveStore } from './move-store.ts';

/** Commands by their first argument. */
export const commands: Readonly<Record<string, Command>> = {
  backup,
  'move-store': moveStore,
};
