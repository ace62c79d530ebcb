// Loaded into the test processes of `npm run test:all` and into what they start: notes which files of the repository they
// read, one line each, after the test file if it is known. Plain JavaScript, because it is loaded before anything else.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(import.meta.dirname, '../..');
const log = process.env.ANTESCOPE_READS;
/** The runners read every file to transform it. */
const isRunner = /vitest\.mjs$|@playwright[\\/]test[\\/]cli\.js$/.test(process.argv[1] ?? '');
const ignored = /^\.\.|^$|(?:^|\/)(?:node_modules|\.cache|\.git)(?:\/|$)/;
const seen = new Set();
const { appendFileSync } = fs;

function note(path) {
  if (typeof path !== 'string' && !(path instanceof URL)) return;
  const file = path instanceof URL ? fileURLToPath(path) : path;
  const name = relative(root, resolve(file)).replaceAll(sep, '/');
  if (ignored.test(name)) return;
  const suite = globalThis.__vitest_worker__?.filepath ?? '';
  const line = `${suite === '' ? '' : relative(root, suite).replaceAll(sep, '/')}\t${name}\n`;
  if (seen.has(line)) return;
  seen.add(line);
  appendFileSync(log, line);
}

function observe(target, name) {
  const original = target[name];
  target[name] = function observed(path, ...rest) {
    note(path);
    return original.call(this, path, ...rest);
  };
}

if (log !== undefined && !isRunner) {
  for (const name of ['readFileSync', 'readFile', 'createReadStream', 'cpSync']) observe(fs, name);
  observe(fs.promises, 'readFile');
  syncBuiltinESMExports();
}
