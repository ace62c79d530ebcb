import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyWithEchoPage } from '../../../../fixtures/echo-page.ts';

// `npm run test:all` also builds and opens it (e2e/page-folder.all.e2e.ts).
test('the page folder of docs/how-to/page.md compiles', () => {
  const folder = copyWithEchoPage();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const source = 'apps/web/src';
  const include = [`${source}/pages/echo`, `${source}/**/strings.ts`, `${source}/*.d.ts`];
  writeFileSync(join(folder, 'tsconfig.echo.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  const compiler = 'node_modules/typescript/bin/tsc';
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', 'tsconfig.echo.json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
