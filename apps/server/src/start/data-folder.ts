import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Creates the data directory, level by level: Node's recursive mkdir never returns on a pseudo file system such as /proc.
 * Throws StartError.
 */
export function makeDataFolder(folder: string): void {
  const missing: string[] = [];
  for (let path = folder; !existsSync(path) && dirname(path) !== path; path = dirname(path)) missing.push(path);
  try {
    for (const path of missing.toReversed()) mkdirSync(path);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`Cannot use the data directory: ${(error as Error).message}`, { cause: error });
  }
}
