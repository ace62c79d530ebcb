import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@antescope/web-contract/locale';
import { parseTexts } from '../../apps/web/scripts/texts/text-module.ts';
import { translationState } from '../../apps/web/scripts/texts/translation-state.ts';
import { sourceFiles } from './files.ts';

const rooms = 'apps/web/src/';

/** Files of texts, relative to the root; those of one folder, as 'pages/nft', or all. */
export function textFiles(root: string, folder?: string): string[] {
  const files = sourceFiles(
    root,
    ['strings.ts', 'menu.ts'].map((name) => `${rooms}**/${name}`),
  );
  return files.filter((file) => {
    const inside = file.slice(rooms.length, file.lastIndexOf('/'));
    return inside !== 'i18n' && (folder === undefined || inside === folder);
  });
}

/** Missing and stale translations, one line per language and file. */
export function unfinishedTranslations(root: string, files = textFiles(root)): string[] {
  const modules = files.map((file) => ({ file, module: parseTexts(readFileSync(join(root, file), 'utf8'), file) }));
  const others = locales.filter((locale) => locale !== 'en');
  return others.flatMap((locale) =>
    modules.flatMap(({ file, module }) => {
      const { missing, stale } = translationState(module, locale);
      const facts = [
        ...(missing.length === 0 ? [] : [`missing ${missing.join(', ')}`]),
        ...(stale.length === 0 ? [] : [`stale ${stale.join(', ')}`]),
      ];
      return facts.length === 0 ? [] : [`${locale} ${file.slice(rooms.length)}: ${facts.join('; ')}`];
    }),
  );
}
