import { gap } from './strings.ts';

export interface Phrase {
  text: string;
  pattern: RegExp;
  /** Path fragments it applies to; empty: all. */
  folders: readonly string[];
}

/** Parses forbidden.txt; the format is documented there. */
export function readPhrases(list: string): Phrase[] {
  return list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [text = '', folders = ''] = line.split('\t');
      const whole = text.startsWith('=');
      const source = (whole ? text.slice(1) : text).split(gap).map(escaped).join('.{1,40}');
      return {
        text,
        pattern: new RegExp(whole ? `^${source}$` : source),
        folders: folders.split(' ').filter((folder) => folder !== ''),
      };
    });
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

export interface Match {
  file: string;
  phrase: string;
  text: string;
}

export function forbiddenIn(file: string, texts: readonly string[], phrases: readonly Phrase[]): Match[] {
  const here = phrases.filter(({ folders }) => folders.length === 0 || folders.some((part) => file.includes(part)));
  return texts.flatMap((text) =>
    here.filter(({ pattern }) => pattern.test(text)).map((phrase) => ({ file, phrase: phrase.text, text })),
  );
}
