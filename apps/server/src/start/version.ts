import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Version of the product, as the root package states it. */
export const version: string = (
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../../../package.json'), 'utf8')) as { version: string }
).version;
