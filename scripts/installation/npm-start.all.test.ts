import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanEnvironment, cloneRepository } from './clone.ts';
import { descendantsOf, running } from './process-tree.ts';

let clone = '';
beforeAll(() => {
  clone = cloneRepository();
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** Runs `npm start` with a devnet until the server is ready. */
async function npmStart(data: string): Promise<{ npm: ChildProcess; url: string }> {
  const ports = ['--port', '0', '--devnet-api-port', '0', '--devnet-ship-port', '0'];
  const flags = [...ports, '--story', 'bare', '--no-generator', '--data', join(clone, data)];
  const npm = spawn('npm', ['start', '--', ...flags], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: cleanEnvironment({ ANTESCOPE_READY_JSON: '1' }),
  });
  let stderr = '';
  npm.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const url = await new Promise<string>((done, fail) => {
    createInterface({ input: npm.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready"')) done((JSON.parse(line) as { url: string }).url);
    });
    npm.once('error', fail);
    npm.once('close', (code) => fail(new Error(`npm start exited with ${code}: ${stderr}`)));
  });
  return { npm, url };
}

test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGKILL'] as const)(
  'npm start leaves no process behind after %s',
  async (signal) => {
    const { npm, url } = await npmStart(signal.toLowerCase());
    expect((await fetch(`${url}/health`)).ok).toBe(true);
    const started = descendantsOf(npm.pid!);
    // The script, the server and the devnet, and possibly a shell of npm.
    expect(started.length).toBeGreaterThanOrEqual(3);
    try {
      npm.kill(signal);
      await expect.poll(() => running(started), { timeout: 15_000, interval: 50 }).toEqual([]);
    } finally {
      for (const { pid } of running(started)) process.kill(pid, 'SIGKILL');
    }
  },
);
