import { expect, test } from 'vitest';
import { chainOver } from '../../../test/app-over.ts';
import { ChainDirectory } from '../../platform/chain-of-request.ts';
import { chosenChainUrl } from './chosen-chain.ts';

const nodes = ['http://127.0.0.1:1'];
const directory = new ChainDirectory([chainOver(nodes, 'eos'), chainOver(nodes, 'wax')]);

test.each([
  ['localhost:8090', '/account/alice?chain=wax&tab=tokens', '/wax/account/alice?tab=tokens'],
  ['localhost:8090', '/wax/account/alice?chain=eos', '/account/alice'],
  ['eos.example.org', '/?chain=wax', '//wax.example.org/'],
  ['localhost:8090', '//evil.example/?chain=wax', '/wax/evil.example/'],
  ['localhost:8090', '/?chain=eos', null],
  ['localhost:8090', '/?chain=nope', null],
  ['localhost:8090', '/?chain=', null],
  ['localhost:8090', '/?q=wax', null],
])('[CHAIN-003] [CHAIN-004] %s%s leads to %s', (host, target, expected) => {
  expect(chosenChainUrl(directory, directory.resolve(host, target), host)).toBe(expected);
});
