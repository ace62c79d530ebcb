import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'apps/web/dist');
const stamp = join(dist, '.sources');

const inputs = [
  'apps/web',
  'packages/codec',
  'packages/chains',
  'packages/economics',
  'packages/sources',
  'packages/wallet',
  'packages/web-contract',
];

/** Digest of the paths and contents of all sources of the bundles. */
function sourceDigest(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    hash.update(path);
    hash.update(readFileSync(join(root, path)));
  };
  for (const folder of inputs) for (const file of filesBelow(folder)) add(file);
  add('package-lock.json');
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  const paths: string[] = [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || /\.test\.tsx?$/.test(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) paths.push(...filesBelow(path));
    else paths.push(path);
  }
  return paths;
}

/** Runs the build and collects its output. Signals to this process end it. */
async function build(): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, 'apps/web/scripts/build.ts')], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => child.kill(signal));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

const digest = sourceDigest();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest || process.argv.includes('--force')) {
  console.log('Building the web app …');
  const { code, output } = await build();
  // Ended by a signal.
  if (code === null) process.exit(1);
  if (code !== 0) {
    console.error(output);
    console.error('Building the web app failed (see above).');
    process.exit(1);
  }
  writeFileSync(stamp, digest);
}
