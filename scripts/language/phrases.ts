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

/** A text that keeps a forbidden phrase, for a reason. */
export interface Exception {
  /** Part of the path. */
  file: string;
  phrase: string;
  reason: string;
}

/** Reads allowed.txt; its head says how a line is written. */
export function readExceptions(list: string): Exception[] {
  return list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [file = '', phrase = '', reason = ''] = line.split('\t');
      return { file, phrase, reason };
    });
}

export interface Match {
  file: string;
  phrase: string;
  text: string;
}

export function forbiddenIn(
  file: string,
  texts: readonly string[],
  phrases: readonly Phrase[],
  exceptions: readonly Exception[] = [],
): Match[] {
  const allowed = exceptions.filter((exception) => file.includes(exception.file)).map(({ phrase }) => phrase);
  const here = phrases.filter(
    ({ folders, text }) =>
      !allowed.includes(text) && (folders.length === 0 || folders.some((part) => file.includes(part))),
  );
  return texts.flatMap((text) =>
    here.filter(({ pattern }) => pattern.test(text)).map((phrase) => ({ file, phrase: phrase.text, text })),
  );
}
