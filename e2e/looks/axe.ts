import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA violations found by axe, one per rule with its elements. */
export function violations(page: Page): Promise<string[]> {
  return runAxe(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
}

/** Violations of the rules that depend on colors, for a second theme of the same document. */
export function contrastViolations(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

async function runAxe(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> {
  // By the debugger, because the content security policy forbids injected scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const results = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
        runOnly: only,
        resultTypes: ['violations'],
      }),
    runOnly,
  );
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 5)
        .map((node) => `    ${node.target.join(' ')} ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`)
        .join('\n')}`,
  );
}
