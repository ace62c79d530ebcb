import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsInTitle, maxIdsPerTitle } from '../ledger/ids.ts';

/**
 * Lines of test files with more ledger ids than one test can check. Files that only `npm run test:all` runs have none:
 * `npm test` proves the rows.
 */
export function overloadedTitles(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file))
    .flatMap((file) => {
      const most = file.includes('.all.') ? 0 : maxIdsPerTitle;
      return readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const ids = idsInTitle(line);
          return ids.length > most ? [`${file}:${index + 1}: ${ids.length} ids in one title, ${most} at most`] : [];
        });
    });
}
