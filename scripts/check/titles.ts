import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsInTitle, maxIdsPerTitle } from '../ledger/ids.ts';

/** Lines of test files with more ledger ids than one test can check. */
export function overloadedTitles(root: string, files: readonly string[]): string[] {
  return files
    .filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const ids = idsInTitle(line);
          return ids.length > maxIdsPerTitle ? [`${file}:${index + 1}: ${ids.length} ids in one title`] : [];
        }),
    );
}
