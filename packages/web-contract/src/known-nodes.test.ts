import { expect, test } from 'vitest';
import { isKnownNode, parseKnownNodes, withKnownNodes } from './known-nodes.ts';

test('nodes are kept by origin, the newest last', () => {
  const one = withKnownNodes(null, ['http://a.example:8888']);
  const two = withKnownNodes(one, ['https://b.example', 'http://a.example:8888']);
  expect(parseKnownNodes(two)).toEqual(['https://b.example', 'http://a.example:8888']);
  const many = Array.from({ length: 30 }, (_, index) => `https://n${index}.example`);
  expect(parseKnownNodes(withKnownNodes(two, many))).toEqual(many.slice(-12));
});

test('a cookie of another form names no node', () => {
  const odd = [
    '',
    '%',
    'evil.example',
    'javascript:alert(1)',
    'https://a.example/path',
    'https://a.example;script-src%20*',
  ];
  for (const text of odd) expect(parseKnownNodes(text), text).toEqual([]);
  expect(parseKnownNodes('x'.repeat(3000))).toEqual([]);
});

test('the own computer needs no confirmation, hosts that look like it do', () => {
  for (const origin of ['http://127.0.0.1:8888', 'http://localhost:8888', 'http://[::1]:8888'])
    expect(isKnownNode(origin, []), origin).toBe(true);
  for (const origin of ['https://evil.example', 'http://127.0.0.1.evil.example', 'http://localhost.evil.example'])
    expect(isKnownNode(origin, []), origin).toBe(false);
  expect(isKnownNode('https://evil.example', ['https://evil.example'])).toBe(true);
  expect(isKnownNode('https://evil.example:8443', ['https://evil.example'])).toBe(false);
});
