import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Product version, of the root package.json. */
export const version: string = (
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../../package.json'), 'utf8')) as { version: string }
).version;
