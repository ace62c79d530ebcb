import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceFiles } from './check/files.ts';
import { Dependencies } from './test/dependencies.ts';
import { environmentDigest, FileDigests } from './test/digest.ts';
import { testSuites } from './test/discover.ts';
import { Proofs } from './test/proofs.ts';
import { Sources } from './test/sources.ts';

// Long versions of tests: they read ANTESCOPE_SOAK and print their seed on failure. What has passed on the same files is
// not run again, so that an ended soak continues where it was.
const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { fresh: { type: 'boolean' } } });
process.env.ANTESCOPE_SOAK = '1';
const files = sourceFiles(root, []);
const sources = new Sources(root, files);
const proofs = new Proofs(root, new Dependencies(files, sources), environmentDigest(process.env), '.cache/soak');
const soaks = testSuites(files, sources, true).filter(
  ({ id, kind }) => kind === 'unit' && readFileSync(join(root, id), 'utf8').includes('ANTESCOPE_SOAK'),
);
const chosen = soaks.filter(({ id }) => positionals.length === 0 || positionals.some((name) => id.includes(name)));
if (chosen.length === 0) {
  console.error(`No soak has this name. There are:\n${soaks.map(({ id }) => `  ${id}`).join('\n')}`);
  process.exit(1);
}
let failed = false;
for (const suite of chosen) {
  const before = new FileDigests(root, files);
  if (values.fresh !== true && proofs.held(suite, before) !== null) {
    console.log(`${suite.id} has passed on the same files (again: --fresh)`);
    continue;
  }
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=3600000', suite.id],
    { cwd: root, stdio: 'inherit' },
  );
  if (status === 0) proofs.keep(suite, null, [], before, new FileDigests(root, files));
  else failed = true;
}
process.exit(failed ? 1 : 0);
