import { expect, test } from 'vitest';
import { FlagError, parseFlags } from './flags.ts';

test('defaults are the ports of nodeos on the loopback address', () => {
  expect(parseFlags([])).toMatchObject({
    apiPort: 8888,
    shipPort: 8080,
    host: '127.0.0.1',
    generator: true,
    flavor: 'eos',
    story: 'full',
  });
});

test.each([
  [['--api-port', 'x'], '--api-port must be a whole number from 0 to 65535, not "x"'],
  [['--ship-port', '70000'], '--ship-port must be a whole number from 0 to 65535, not "70000"'],
  [['--flavor', 'btc'], '--flavor can be eos, wax, telos, fio, proton so far, not "btc"'],
  [['--story', 'long'], '--story can be full or bare, not "long"'],
  [
    ['--story', 'bare', '--generator', 'on'],
    '--generator on requires --story full; a bare chain has three accounts only',
  ],
  [['--block-interval', '750'], '--block-interval must be a multiple of 500'],
  [['--generator', 'maybe'], '--generator must be on or off, not "maybe"'],
  [['--finality-lag=-1'], '--finality-lag must be a whole number from 0 to 1000, not "-1"'],
])('%j is rejected', (argv, message) => {
  expect(() => parseFlags(argv)).toThrow(new FlagError(message));
});

test('flavour is an alias of flavor', () => {
  expect(parseFlags(['--flavour', 'wax'])).toMatchObject({ flavor: 'wax' });
  expect(() => parseFlags(['--flavor', 'wax', '--flavour', 'wax'])).toThrow('--flavor is given twice');
});

test('a bare chain has no generator', () => {
  expect(parseFlags(['--story', 'bare'])).toMatchObject({ story: 'bare', generator: false });
});

test('1.2 is Spring, which FIO does not have and a snapshot needs', () => {
  expect(parseFlags(['--node-version', '1.2', '--from-snapshot', 'on'])).toMatchObject({
    nodeVersion: '1.2.2',
    fromSnapshot: true,
  });
  expect(() => parseFlags(['--node-version', '1.2', '--flavor', 'fio'])).toThrow('which has no Savanna');
  expect(() => parseFlags(['--from-snapshot', 'on'])).toThrow('--from-snapshot on requires --node-version 1.2');
  expect(() => parseFlags(['--node-version', '1.3'])).toThrow('not "1.3"');
});

test('an unknown flag is reported', () => {
  expect(() => parseFlags(['--nope'])).toThrow(/--nope/);
});

test('help needs no other flag', () => {
  expect(parseFlags(['--help'])).toBeNull();
});
