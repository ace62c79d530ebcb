import { locales } from '@antescope/web-contract/locale';
import type { Plugin } from 'vite';
import { splitTexts } from './split.ts';
import { parseTexts, type TextModule } from './text-module.ts';

const textFile = /\/web\/src\/(?:domain|pages|shell|ui|wallet)\/(?:.+\/)?(?:strings|menu)\.ts(?:\?locale=[a-z]+)?$/;

/** `strings.ts?locale=ko` is the module with its Korean texts only; `strings.ts` without a language is in English. */
export function textsPlugin(): Plugin {
  const parsed = new Map<string, TextModule>();
  const moduleOf = (source: string, file: string): TextModule => {
    const known = parsed.get(file);
    if (known?.source === source) return known;
    const module = parseTexts(source, file);
    parsed.set(file, module);
    return module;
  };
  return {
    name: 'texts',
    // Before types are removed.
    enforce: 'pre',
    transform: {
      filter: { id: textFile },
      handler(source, id) {
        const [file = '', code] = id.split('?locale=');
        const locale = locales.find((known) => known === code) ?? 'en';
        return { code: splitTexts(moduleOf(source, file), locale), map: null };
      },
    },
  };
}
