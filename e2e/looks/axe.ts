import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA violations found by axe, one per rule with its elements. */
export async function violations(page: Page): Promise<string[]> {
  // By the debugger, because the content security policy forbids injected scripts.
  await page.evaluate(source);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    }),
  );
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes
        .slice(0, 5)
        .map((node) => `    ${node.target.join(' ')} ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`)
        .join('\n')}`,
  );
}
