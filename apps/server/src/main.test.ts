import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordedChainId } from '../test/app-over.ts';
import { startRecordedNode, type RecordedNode } from '../../../fixtures/recorded-node.ts';
import type { DevnetFacts } from './start/devnet-process.ts';
import { storePath } from '@antescope/index/store/sqlite/open';
import { SqliteWriter } from '@antescope/index/store/sqlite/sqlite-writer';

const main = resolve(import.meta.dirname, 'main.ts');

let node: RecordedNode;
let folder = '';
const children: ChildProcess[] = [];
beforeAll(async () => {
  node = await startRecordedNode();
});
afterAll(() => node.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-main-'));
});
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => ended(child, 'SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function launch(args: string[]): ChildProcess {
  const child = spawn(process.execPath, [main, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ANTESCOPE_READY_JSON: '1' },
  });
  children.push(child);
  return child;
}

/** Runs until it ends by itself. */
function run(...args: string[]): Promise<Ended> {
  const child = launch(args);
  const output = { stdout: '', stderr: '' };
  child.stdout!.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  return new Promise((done) => child.once('close', (code) => done({ code, ...output })));
}

interface Ready {
  child: ChildProcess;
  url: string;
  devnet: DevnetFacts | null;
}

/** Resolves once the process is ready; rejects with its output if it exits first. */
function ready(...args: string[]): Promise<Ready> {
  const child = launch(['--port', '0', ...args]);
  let stderr = '';
  child.stderr!.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((done, fail) => {
    child.once('close', (code) => fail(new Error(`ended with ${code}: ${stderr}`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.startsWith('{"ready"')) done({ child, ...(JSON.parse(line) as Omit<Ready, 'child'>) });
    });
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => {
    child.once('exit', (code) => done(code));
    child.kill(signal);
  });
}

function oneLine(result: Ended, line: string | RegExp): void {
  expect(result.stderr.trimEnd()).toMatch(line);
  expect(result.stderr.trimEnd().split('\n'), result.stderr).toHaveLength(1);
  expect(result.stdout).toBe('');
  expect(result.code).toBe(1);
}

async function edge(answer: unknown): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => response.end(JSON.stringify(answer)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

describe('operator errors are one line and exit code 1', () => {
  test('flags and file', async () => {
    oneLine(await run('--prot', '1'), 'Unknown flag --prot: did you mean --port?');
    writeFileSync(join(folder, 'antescope.json'), '{"port": "many"}');
    oneLine(await run(), 'antescope.json: port: expected a port number');
    writeFileSync(join(folder, 'antescope.json'), '{"chains": {"wax": {"coreSymbol": {"precision": "eight"}}}}');
    oneLine(await run('--node', node.url), /^antescope\.json: chains\.wax\.coreSymbol\.precision: /);
  });

  test('an unreachable node, another program, and nodes of different chains', async () => {
    const { url, server } = await edge({});
    oneLine(await run('--port', '0', '--node', url), `Cannot reach the node at ${url}: it is not an Antelope node`);
    await close(server);
    oneLine(await run('--port', '0', '--node', url), `Cannot reach the node at ${url}: connection refused`);
    const other = await edge({ chain_id: 'ab'.repeat(32) });
    const result = await run('--port', '0', '--node', `${node.url},${other.url}`);
    oneLine(result, `${node.url} and ${other.url} are nodes of different chains`);
    await close(other.server);
  });

  test('a node of another chain than configured, and an unknown chain', async () => {
    oneLine(
      await run('--port', '0', '--node', node.url, '--chain', 'wax'),
      `The node at ${node.url} is on chain ${recordedChainId}, not on wax`,
    );
    oneLine(await run('--port', '0', '--node', node.url, '--chain', 'salt'), "Unknown chain 'salt'");
  });

  test('a store of another chain', async () => {
    const data = join(folder, 'data');
    const other = 'cd'.repeat(32);
    await new SqliteWriter(storePath(data, other), other).close();
    // The folder of one chain under the name of another, as after a careless copy.
    cpSync(join(data, other), join(data, recordedChainId), { recursive: true });
    const result = await run('--port', '0', '--node', node.url, '--ship', 'ws://127.0.0.1:1', '--data', data);
    oneLine(result, /chain/);
  });

  test('a state history that cannot be reached', async () => {
    const { url, server } = await edge({});
    await close(server);
    const ship = url.replace('http', 'ws');
    const result = await run('--port', '0', '--node', node.url, '--ship', ship);
    oneLine(result, `Cannot reach the state history at ${ship}: connection refused`);
  });

  test('a data directory that cannot be created, also on a pseudo file system', async () => {
    const data = process.platform === 'linux' ? '/proc/antescope/data' : join(folder, 'antescope.json', 'data');
    writeFileSync(join(folder, 'antescope.json'), '{}');
    oneLine(await run('--port', '0', '--node', node.url, '--data', data), 'Cannot use the data directory: ENO');
  });

  test('a port in use', async () => {
    const taken = await edge({});
    const { port } = new URL(taken.url);
    oneLine(await run('--node', node.url, '--port', port), `Port ${port} is in use: choose another with --port`);
    await close(taken.server);
  });
});

test('the help is text on stdout and no error', async () => {
  const result = await run('--help');
  expect(result.code).toBe(0);
  expect(result.stdout).toContain('--node URL');
});

test('a configured node: no devnet is started, pages read from it, and SIGTERM exits with 0', async () => {
  const { child, url, devnet } = await ready('--node', node.url);
  expect(devnet).toBeNull();
  const answer = await fetch(`${url}/api/v1/accounts/alice`);
  expect(((await answer.json()) as { meta: { endpoint: string } }).meta.endpoint).toBe(node.url);
  expect(await ended(child, 'SIGTERM')).toBe(0);
});

test("several chains of one file, one of them the operator's own, each below its prefix or on its host", async () => {
  const mine = {
    name: 'Mine',
    chainId: recordedChainId,
    coreSymbol: { code: 'EOS', precision: 4 },
    colour: { light: '#000000', dark: '#ffffff' },
    logo: { glyph: 'M' },
  };
  const file = {
    chain: 'local',
    node: node.url,
    serve: [{ chain: 'mine', node: node.url }],
    chains: { mine },
    hosts: { 'mine.example.org': 'mine' },
  };
  writeFileSync(join(folder, 'antescope.json'), JSON.stringify(file));
  const { url } = await ready();
  const health = (await (await fetch(`${url}/health`)).json()) as { chains: object };
  expect(Object.keys(health.chains)).toEqual(['local', 'mine']);
  expect(await (await fetch(`${url}/mine/account/alice`)).text()).toContain('Mine');
  expect((await fetch(`${url}/mine/api/v1/head`)).status).toBe(200);
  writeFileSync(join(folder, 'antescope.json'), JSON.stringify({ ...file, hosts: { 'x.example.org': 'wax' } }));
  oneLine(await run('--port', '0'), "antescope.json: hosts.x.example.org: the chain 'wax' is not served here");
});

test('one of two nodes dies: responses continue and name the other', async () => {
  const pair = [await startRecordedNode(), await startRecordedNode()];
  const { url } = await ready('--node', pair.map((one) => one.url).join(','));
  const endpointOf = async (): Promise<string> => {
    const answer = await fetch(`${url}/account/alice?format=json`);
    return ((await answer.json()) as { meta: { endpoint: string } }).meta.endpoint;
  };
  const used = await endpointOf();
  const [dying, survivor] = used === pair[0]!.url ? [pair[0]!, pair[1]!] : [pair[1]!, pair[0]!];
  await dying.close();
  expect(await endpointOf()).toBe(survivor.url);
  const health = (await healthOf(url)) as { endpoints: { url: string; problem: string | null }[] };
  expect(health.endpoints.find((endpoint) => endpoint.url === dying.url)?.problem).toMatch(/refused|closed|reset/);
  const proxied = await fetch(`${url}/v1/chain/get_account`, { method: 'POST', body: '{"account_name":"bob"}' });
  expect(proxied.headers.get('antescope-endpoint')).toBe(survivor.url);
  await survivor.close();
});

describe('without a node, a devnet runs with the server', () => {
  const free = ['--devnet-api-port', '0', '--devnet-ship-port', '0'];

  test(
    'it is indexed and followed, exits with the server in every case, and resumes at the next start',
    { timeout: 240_000 },
    async () => {
      const first = await ready(...free);
      expect(first.devnet).not.toBeNull();
      const healthy = { status: 'ok', index: { connected: true } };
      await expect.poll(() => healthOf(first.url)).toMatchObject(healthy);
      const realtime = `${first.url.replace('http', 'ws')}/realtime`;
      const info = await firstMessage(realtime, { subscribe: { id: 'head', channel: 'info' } });
      expect(info).toMatchObject({ id: 'head', channel: 'info', head: { chainId: first.devnet!.chainId } });
      expect(await ended(first.child, 'SIGINT')).toBe(0);
      expect(await isUp(first.devnet!.api)).toBe(false);

      const second = await ready(...free);
      expect(second.devnet!.chainId).toBe(first.devnet!.chainId);
      await ended(second.child, 'SIGKILL');
      await expect.poll(() => isUp(second.devnet!.api)).toBe(false);

      const taken = await edge({});
      const { port } = new URL(taken.url);
      const result = await run('--port', '0', '--devnet-api-port', port, '--devnet-ship-port', '0');
      oneLine(result, /taken.*--devnet-api-port/);
      await close(taken.server);

      const third = await ready(...free);
      let stderr = '';
      third.child.stderr!.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
      process.kill(third.devnet!.pid, 'SIGKILL');
      expect(await new Promise((done) => third.child.once('exit', done))).toBe(1);
      expect(stderr).toContain('The devnet exited (SIGKILL)');
    },
  );
});

function firstMessage(url: string, message: unknown): Promise<unknown> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => socket.send(JSON.stringify(message)));
    socket.addEventListener('error', () => fail(new Error(`no websocket at ${url}`)));
    socket.addEventListener('message', (event) => {
      socket.close();
      done(JSON.parse(String(event.data)));
    });
  });
}

async function healthOf(url: string): Promise<unknown> {
  const health = (await (await fetch(`${url}/health`)).json()) as { chains: Record<string, unknown> };
  return health.chains.local;
}

async function isUp(api: string): Promise<boolean> {
  try {
    await fetch(`${api}/v1/chain/get_info`, { signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  }
}
