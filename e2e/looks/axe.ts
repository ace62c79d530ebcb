import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong by WCAG 2.2 AA, one line a rule with the elements it found. */
export async function violations(page: Page): Promise<string[]> {
  // Through the debugger: the page's own policy lets no script of ours in.
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
