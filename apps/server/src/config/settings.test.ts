import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { flavorKeys } from '@antescope/chains/families/flavor';
import { flavorKeys as devnetFlavors } from '@antescope/devnet/flavors/flavor-keys';
import { ConfigError } from './config-error.ts';
import { parseFlags } from './flags.ts';
import { helpText, options } from './options.ts';
import { readSettings } from './settings.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function settings(...args: string[]) {
  return readSettings(parseFlags(args), folder);
}

function problem(...args: string[]): string {
  try {
    settings(...args);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    const { message } = error as Error;
    expect(message).not.toContain('\n');
    return message;
  }
  throw new Error('these settings were accepted');
}

function file(content: unknown): void {
  writeFileSync(join(folder, 'antescope.json'), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('store of the index', () => {
  test('SQLite unless a ClickHouse is named; its password comes from a file or the environment', () => {
    expect(settings().store).toEqual({ kind: 'sqlite' });
    file({ store: { kind: 'clickhouse', url: 'https://ch.example:8443/' } });
    const usual = { kind: 'clickhouse', url: 'https://ch.example:8443', database: 'antescope', user: 'default' };
    expect(settings().store).toEqual({ ...usual, password: '', cluster: null });
    writeFileSync(join(folder, 'secret'), 'hunter2\n');
    const named = { database: 'history', user: 'explorer', 'password-file': 'secret', cluster: 'three' };
    file({ store: { kind: 'clickhouse', url: 'http://ch:8123', ...named } });
    expect(settings().store).toEqual({
      kind: 'clickhouse',
      url: 'http://ch:8123',
      database: 'history',
      user: 'explorer',
      password: 'hunter2',
      cluster: 'three',
    });
  });

  test('invalid values are rejected with their path', () => {
    const store = (more: object) => file({ store: { kind: 'clickhouse', url: 'http://ch:8123', ...more } });
    store({ 'password-file': 'nowhere' });
    expect(problem()).toBe('antescope.json: store.password-file: cannot be read (ENOENT)');
    store({ database: 'x; DROP' });
    expect(problem()).toBe('antescope.json: store.database: expected a word of letters, digits and _');
    store({ cluster: "a'b" });
    expect(problem()).toContain('antescope.json: store.cluster: expected a word');
    store({ url: 'ch:8123' });
    expect(problem()).toContain('antescope.json: store.url: expected an http');
    file({ store: { kind: 'postgres' } });
    expect(problem()).toContain('antescope.json: store.kind:');
    file({ store: 'clickhouse' });
    expect(problem()).toContain('antescope.json: store: expected {"kind": "sqlite"}');
  });
});

describe('target', () => {
  test('no target: the devnet on its default ports', () => {
    expect(settings().chains).toEqual([
      {
        kind: 'devnet',
        key: 'local',
        flavor: 'eos',
        story: 'full',
        nodeVersion: null,
        apiPort: 8888,
        shipPort: 8080,
        generator: true,
      },
    ]);
    expect(settings().port).toBe(8090);
    expect(settings().data).toBe(join(folder, 'data'));
  });

  test('a family: a devnet of each flavor, on consecutive ports', () => {
    const family = settings('--family', '--devnet-ship-port', '0').chains;
    expect(family.map((target) => target.kind === 'devnet' && [target.key, target.flavor, target.apiPort])).toEqual([
      ['local', 'eos', 8888],
      ['wax', 'wax', 8889],
      ['telos', 'telos', 8890],
      ['fio', 'fio', 8891],
      ['proton', 'proton', 8892],
    ]);
    expect(family).toMatchObject(Array.from({ length: 5 }, () => ({ kind: 'devnet', shipPort: 0, generator: true })));
    expect(problem('--family', '--flavor', 'wax')).toBe('--family has every flavor and excludes --flavor');
    expect(problem('--family', '--node', 'http://a')).toBe('--family starts devnets and excludes --node and --public');
    expect(problem('--family', '--node-version', '1.2')).toBe(
      '--family excludes --node-version 1.2: FIO has no Savanna',
    );
  });

  test('a bare devnet has no generator', () => {
    expect(settings('--story', 'bare').chains).toMatchObject([{ kind: 'devnet', story: 'bare', generator: false }]);
  });

  test('the index mode is configured separately and rejected if it is impossible', () => {
    expect(settings('--node', 'http://a', '--index', 'auto', '--index-from', '500').chains).toEqual([
      { kind: 'nodes', key: null, nodes: ['http://a'], ship: null, index: 'auto', indexFrom: 500 },
    ]);
    expect(settings('--chain', 'wax', '--public', '--index=get_block').chains).toEqual([
      { kind: 'public', key: 'wax', index: 'get_block' },
    ]);
    expect(problem('--node', 'http://a', '--index', 'best')).toBe(
      '--index: expected one of auto, ship, trace_api, get_block, none',
    );
    expect(problem('--node', 'http://a', '--index', 'ship')).toBe('--index ship needs --ship URL');
    expect(problem('--node', 'http://a', '--index-from', '5')).toBe('--index-from needs --index or --ship');
    expect(problem('--index', 'auto')).toBe('--index needs --node or --public: the devnet is always indexed');
  });

  test('one node, several by comma or repetition, and state history', () => {
    expect(settings('--node', 'http://a:1/').chains).toEqual([
      { kind: 'nodes', key: null, nodes: ['http://a:1'], ship: null },
    ]);
    const several = settings(
      '--node=http://a:1,https://b',
      '--node',
      'http://c',
      '--ship',
      'ws://a:8080',
      '--chain',
      'wax',
    );
    expect(several.chains).toEqual([
      { kind: 'nodes', key: 'wax', nodes: ['http://a:1', 'https://b', 'http://c'], ship: 'ws://a:8080' },
    ]);
  });

  test('public endpoints of a chain', () => {
    expect(settings('--chain', 'wax', '--public').chains).toEqual([{ kind: 'public', key: 'wax' }]);
  });

  test("flags override the file, and a node flag replaces the file's target", () => {
    file({ chain: 'wax', public: true, port: 1234, serve: [{ chain: 'eos', public: true }] });
    expect(settings().port).toBe(1234);
    expect(settings('--port', '0').port).toBe(0);
    const { chains } = settings('--node', 'http://a');
    expect(chains).toEqual([
      { kind: 'nodes', key: null, nodes: ['http://a'], ship: null },
      { kind: 'public', key: 'eos' },
    ]);
  });

  test('the file takes every key that is a flag', () => {
    const sample: Record<string, unknown> = {
      node: ['http://a'],
      ship: 'ws://a',
      chain: 'eos',
      public: false,
      data: 'd',
      host: '::1',
      port: 1,
      'devnet-api-port': 2,
      'devnet-ship-port': 3,
      generator: false,
      origin: 'https://x',
      'trust-proxy': ['127.0.0.1', '10.0.0.0/8'],
      'rate-limit': 5,
      flavor: 'eos',
      story: 'bare',
      'node-version': '1.2',
    };
    for (const option of options) {
      if (option.key === 'config') continue;
      file({
        ...(option.key === 'ship' ? { node: 'http://a' } : {}),
        ...(option.key === 'chain' ? { node: 'http://a' } : {}),
        [option.key]: sample[option.key],
      });
      expect(() => settings(), option.key).not.toThrow();
    }
  });
});

test('flavour is an alias of flavor, and the flavors equal those of the devnet', () => {
  expect(settings('--flavour', 'wax').chains).toMatchObject([{ kind: 'devnet', flavor: 'wax' }]);
  file({ flavour: 'telos' });
  expect(settings().chains).toMatchObject([{ kind: 'devnet', flavor: 'telos' }]);
  file({ flavor: 'telos', flavour: 'wax' });
  expect(problem()).toBe('antescope.json: flavour is an alias of flavor');
  expect(flavorKeys).toEqual(devnetFlavors);
});

test('reverse proxies are a number of them or their addresses', () => {
  expect(settings().trustProxy).toBe(0);
  expect(settings('--trust-proxy', '2').trustProxy).toBe(2);
  expect(settings('--trust-proxy', '127.0.0.1,10.0.0.0/8').trustProxy).toEqual(['127.0.0.1', '10.0.0.0/8']);
  const hint = 'expected the number of reverse proxies, or a list of their addresses';
  expect(problem('--trust-proxy', 'proxy.example')).toBe(`--trust-proxy: ${hint}`);
  file({ 'trust-proxy': true });
  expect(problem()).toBe(`antescope.json: trust-proxy: ${hint}`);
});

describe('an invalid value is one line with its path', () => {
  test('flags', () => {
    expect(problem('--prot', '1')).toBe('Unknown flag --prot: did you mean --port?');
    expect(problem('--colour', 'red')).toBe('Unknown flag --colour: see --help');
    expect(problem('--port', 'web')).toBe("--port: expected an integer, got 'web'");
    expect(problem('--port', '70000')).toBe('--port: a port is 0 to 65535');
    expect(problem('--port')).toBe('--port needs a value (N)');
    expect(problem('--port', '1', '--port', '2')).toBe('--port is set twice');
    expect(problem('--node', 'localhost:8888')).toBe('--node: expected an http:// or https:// URL');
    expect(problem('--node', 'http://a', '--ship', 'http://a')).toBe('--ship: expected a ws:// or wss:// URL');
    expect(problem('--ship', 'ws://a')).toBe('--ship needs --node: the HTTP API of the same node');
    expect(problem('--flavor', 'salt')).toBe('--flavor: expected one of eos, wax, telos, fio, proton');
    expect(problem('--flavour', 'salt')).toBe('--flavor: expected one of eos, wax, telos, fio, proton');
    expect(problem('--story', 'long')).toBe('--story: expected full or bare');
    expect(problem('--node', 'http://a', '--story', 'bare')).toBe('--story belongs to the devnet and excludes --node');
    expect(problem('--public')).toBe('--public needs --chain KEY');
    expect(problem('--chain', 'wax')).toBe('--chain wax needs --public or --node URL');
    expect(problem('http://a')).toBe("Unexpected 'http://a': flags start with --, see --help");
    expect(problem('--public=maybe', '--chain', 'wax')).toBe("--public is on or off, not 'maybe'");
  });

  test('file', () => {
    file('{"port": 80');
    expect(problem()).toMatch(/^antescope\.json: not JSON \(/);
    file({ port: '80' });
    expect(problem()).toBe('antescope.json: port: expected a port number');
    file({ prot: 80 });
    expect(problem()).toBe('antescope.json: prot: unknown key');
    file({ serve: [{ chain: 'wax', node: ['http://a', 'ftp://b'] }] });
    expect(problem()).toMatch(/^antescope\.json: serve\.0\.node/);
    file({ serve: [{ chain: 'wax' }] });
    expect(problem()).toBe('serve.0: needs node or public');
    file([]);
    expect(problem()).toMatch(/^antescope\.json: /);
    expect(problem('--config', 'other.json')).toBe('other.json: cannot be read (ENOENT)');
  });
});

test('the help names every flag once', () => {
  for (const option of options) expect(helpText().split(`--${option.key} `).length).toBeGreaterThanOrEqual(2);
  expect(parseFlags(['--help']).help).toBe(true);
});
