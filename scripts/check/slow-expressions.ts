import { parseSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';

interface Expression {
  pattern: string;
  flags: string;
}

/** Files that never run on texts of others: tests, and the devnet, which serves its own developer only. */
const notServed = /\.test\.tsx?$|\/test\/|\/conformance\/|^packages\/devnet\/|^scripts\/|^e2e\/|^bench\/|^fixtures\//;

/**
 * Regular expressions whose time grows faster than the text they are given, and expressions put together while the program
 * runs, which nothing can check. A text from a chain may have 100,000 characters: even quadratic time stops a server.
 */
export function slowExpressions(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => !notServed.test(file))
    .flatMap((file) => slowIn(readFileSync(join(root, file), 'utf8'), file).map((problem) => `${file}: ${problem}`));
}

function slowIn(source: string, file: string): string[] {
  if (!source.includes('/') && !source.includes('RegExp')) return [];
  const { literals, dynamic } = expressionsOf(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }));
  const slow = literals.flatMap(({ pattern, flags }) => {
    const { reports } = analyse({ source: pattern, flags });
    const growth = reports.some(({ exponential }) => exponential) ? 'exponential' : 'polynomial';
    return reports.length === 0 ? [] : [`/${pattern}/${flags} takes ${growth} time`];
  });
  return [...slow, ...Array.from({ length: dynamic }, () => 'RegExp() takes a pattern that cannot be checked')];
}

function expressionsOf(tree: unknown): { literals: Expression[]; dynamic: number } {
  const literals: Expression[] = [];
  let dynamic = 0;
  const rest: unknown[] = [tree];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const { type, pattern, flags, callee } = node as Record<string, unknown>;
    if (type === 'RegExpLiteral') literals.push({ pattern: String(pattern), flags: String(flags) });
    const called = typeof callee === 'object' && callee !== null && (callee as { value?: unknown }).value === 'RegExp';
    if ((type === 'NewExpression' || type === 'CallExpression') && called) dynamic++;
    rest.push(...Object.values(node).filter((child) => child !== undefined));
  }
  return { literals, dynamic };
}
