import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Stripping types and compiling take half of the start: the result is kept for the next one. It has to be enabled before
// any other module loads. NODE_COMPILE_CACHE names another folder; one that cannot be written is not an error.
enableCompileCache(resolve(import.meta.dirname, '../../../.cache/compile'));
const { runCommandLine } = await import('./command-line.ts');
await runCommandLine(process.argv.slice(2));
