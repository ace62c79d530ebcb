import { expect, test, vi } from 'vitest';
import { NodeError, nodeErrorOf, NodeUnavailableError } from '../node/node-error.ts';
import { BadAnswerError } from './fields.ts';

test('errors of another copy of these modules are known: the web bundle reads through the client of the server', async () => {
  vi.resetModules();
  const other = await import('../node/node-error.ts');
  const fields = await import('./fields.ts');
  expect(other.NodeError).not.toBe(NodeError);
  expect(other.nodeErrorOf(500, 'http://node', {})).toBeInstanceOf(NodeError);
  expect(new other.NodeUnavailableError([])).toBeInstanceOf(NodeUnavailableError);
  expect(new fields.BadAnswerError('rows', 'a list')).toBeInstanceOf(BadAnswerError);
  expect(nodeErrorOf(500, 'http://node', {})).not.toBeInstanceOf(NodeUnavailableError);
  expect(new Error('NodeError')).not.toBeInstanceOf(NodeError);
});
