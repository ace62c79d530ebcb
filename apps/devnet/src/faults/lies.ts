import type { Reply } from '../http/node-answer.ts';
import type { FaultEffect } from './fault.ts';

const errorPage =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>\n';
const otherChain = 'f'.repeat(64);

/** The answer of a node that is broken, behind a bad proxy, or on another chain. */
export function corrupted(reply: Reply, lie: Extract<FaultEffect, { kind: 'lie' }>): Reply {
  switch (lie.how) {
    case 'types':
      return { ...reply, text: JSON.stringify(otherTypes(JSON.parse(reply.text))) };
    case 'html':
      return { status: 200, text: errorPage, type: 'text/html' };
    case 'error-200':
      return { status: 200, text: errorText(500) };
    case 'huge':
      return { status: 200, text: JSON.stringify({ rows: ['x'.repeat(lie.bytes)], more: false, next_key: '' }) };
    case 'truncated':
      return { ...reply, text: reply.text.slice(0, reply.text.length >> 1) };
    case 'chain-id':
      return { ...reply, text: reply.text.replace(/"chain_id":"[0-9a-f]{64}"/, `"chain_id":"${otherChain}"`) };
    case 'status':
      return { status: lie.status, text: errorPage, type: 'text/html' };
  }
}

function errorText(code: number): string {
  const details = [{ message: 'injected failure', file: 'http_plugin.cpp', line_number: 1, method: 'handle' }];
  const error = { code: 0, name: 'exception', what: 'unspecified', details };
  return JSON.stringify({ code, message: 'Internal Service Error', error });
}

/** Same field names, wrong types: strings for numbers, numbers for strings, arrays and objects swapped. */
function otherTypes(value: unknown): unknown {
  if (typeof value === 'number') return 'not a number';
  if (typeof value === 'string') return 12_345;
  if (typeof value === 'boolean') return 'perhaps';
  if (value === null) return [];
  if (Array.isArray(value)) return { ...value.map(otherTypes) };
  return Object.fromEntries(Object.entries(value as object).map(([name, field]) => [name, swapped(field)]));
}

/** Fields of the top object: arrays become objects and objects arrays, so that readers fail on the shape. */
function swapped(field: unknown): unknown {
  if (Array.isArray(field)) return { ...field };
  return typeof field === 'object' && field !== null ? Object.values(field) : otherTypes(field);
}
