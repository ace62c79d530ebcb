import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageExamples } from '../../apps/web/test/page-examples.ts';

const pagesFolder = resolve(import.meta.dirname, '../../apps/web/src/pages');

/** Examples of all pages, by folder. */
export async function pageExamples(folder = pagesFolder): Promise<ReadonlyMap<string, PageExamples>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[/\\]examples\.ts$/.test(file),
  );
  const loaded = files.toSorted().map(async (file) => {
    const url = pathToFileURL(join(folder, file)).href;
    const { examples } = (await import(/* @vite-ignore */ url)) as { examples: PageExamples };
    return [file.slice(0, -'/examples.ts'.length), examples] as const;
  });
  return new Map(await Promise.all(loaded));
}
