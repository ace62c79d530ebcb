import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localeOf, locales } from '@antescope/web-contract/locale';
import { parseTexts } from '../apps/web/scripts/texts/text-module.ts';
import { acceptTranslations } from '../apps/web/scripts/texts/translation-state.ts';
import { formatArgs } from './check/tools.ts';
import { textFiles, unfinishedTranslations } from './check/translations.ts';
import { runShown } from './setup/run-shown.ts';

// Lists missing and stale translations, and fails if there are any. `--accept <folder> [<language>]` records that the
// translations of a folder, into one language or all, were reviewed against the present English.
const root = resolve(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ options: { accept: { type: 'boolean' } }, allowPositionals: true });

if (values.accept === true) process.exit(await accept(positionals));
const lines = unfinishedTranslations(root);
for (const line of lines) console.log(line);
console.log(lines.length === 0 ? 'Every text has translations of its present English.' : `${lines.length} lines`);
process.exit(lines.length === 0 ? 0 : 1);

async function accept([folder = '', code]: string[]): Promise<number> {
  const files = textFiles(root, folder);
  const locale = code === undefined ? undefined : localeOf(code);
  if (files.length === 0 || locale === null) {
    console.error('npm run texts -- --accept <folder below apps/web/src> [<language>]');
    return 2;
  }
  for (const file of files) {
    const path = join(root, file);
    const module = parseTexts(readFileSync(path, 'utf8'), file);
    writeFileSync(path, acceptTranslations(module, locale === undefined ? locales : [locale]));
  }
  return runShown(root, formatArgs(files));
}
