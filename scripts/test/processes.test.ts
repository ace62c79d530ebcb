import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { Processes } from './processes.ts';

/** Starts a child in a group of its own, as browsers are started, and prints both ids. Neither ends on SIGTERM. */
const stubborn = `
  const { spawn } = require('node:child_process');
  process.on('SIGTERM', () => undefined);
  const child = spawn(process.execPath, ['-e', \`
    process.on('SIGTERM', () => undefined);
    console.log(process.ppid, process.pid);
    setInterval(() => undefined, 1000);
  \`], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] });
`;

/** Starts a child that ends on SIGTERM, and ends with it. */
const polite = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'console.log(process.ppid, process.pid); setInterval(() => 0, 1000)'], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  child.on('exit', () => process.exit());
  process.on('SIGTERM', () => undefined);
`;

async function started(processes: Processes, script: string): Promise<number[]> {
  const child = processes.start(['-e', script], {}, false);
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  return line.split(' ').map(Number);
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

test.runIf(process.platform === 'linux')('ending a run ends what its processes started in other groups', async () => {
  const processes = new Processes('.');
  const ids = await started(processes, stubborn);
  expect(ids.filter(isRunning)).toHaveLength(2);
  await processes.end();
  await expect.poll(() => ids.filter(isRunning)).toEqual([]);
});

test('ending a run gives processes time to end by themselves', async () => {
  const processes = new Processes('.');
  const ids = await started(processes, polite);
  const from = performance.now();
  await processes.end();
  await expect.poll(() => ids.filter(isRunning)).toEqual([]);
  expect(performance.now() - from).toBeLessThan(3000);
  expect(() => processes.start(['-e', ''], {}, false)).toThrow('the run has ended');
});
