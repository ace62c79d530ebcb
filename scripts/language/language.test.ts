import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenIn, readExceptions, readPhrases } from './phrases.ts';
import { stringsOf } from './strings.ts';
import { countWords } from './words.ts';

test('counts lines with a whole word, case-insensitive', () => {
  const [told, tells, stands] = countWords([
    'He told, and told\nTold again\ntoldTale',
    'understands, standard\nit tells',
  ]);
  expect([told?.lines, tells?.lines, stands?.lines]).toEqual([2, 1, 0]);
});

test('strings are literals, templates and JSX, without imports and comments', () => {
  const source = [
    "import x from 'not this';",
    "// 'nor this'",
    "const a: string = 'one';",
    'const b = `two ${x} of ${a}`;',
    "const c = { d: 'three {name}', e: '12' };",
    'const f = <p title="four">five {a}</p>;',
  ].join('\n');
  expect(stringsOf(source, 'a.tsx')).toEqual(['one', 'two {} of {}', 'three {}', 'four', 'five']);
});

test('a phrase matches part of a text, a whole text, or only in some folders', () => {
  const phrases = readPhrases('# head\n\nstands for {} days\n=Id\tpages/block\n');
  expect(
    forbiddenIn('apps/web/src/pages/block/words/en.ts', ['Id', 'Ids', 'It stands for {} days now'], phrases),
  ).toEqual([
    { file: 'apps/web/src/pages/block/words/en.ts', phrase: '=Id', text: 'Id' },
    {
      file: 'apps/web/src/pages/block/words/en.ts',
      phrase: 'stands for {} days',
      text: 'It stands for {} days now',
    },
  ]);
  expect(forbiddenIn('apps/web/src/pages/nft/words/en.ts', ['Id'], phrases)).toEqual([]);
});

test('an exception allows one phrase in one place', () => {
  const phrases = readPhrases('=Id\n=Ids\n');
  const exceptions = readExceptions('# head\n\npages/block/\t=Id\tthe specification names it so\n');
  const found = (file: string) => forbiddenIn(file, ['Id', 'Ids'], phrases, exceptions).map(({ phrase }) => phrase);
  expect(found('pages/block/en.ts')).toEqual(['=Ids']);
  expect(found('pages/nft/en.ts')).toEqual(['=Id', '=Ids']);
});

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

test('each exception has a reason, and its phrase is a listed one', () => {
  const listed = new Set(readPhrases(read('forbidden.txt')).map(({ text }) => text));
  for (const { file, phrase, reason } of readExceptions(read('allowed.txt'))) {
    expect(file).not.toBe('');
    expect(reason, phrase).not.toBe('');
    expect(listed, phrase).toContain(phrase);
  }
});

test('no phrase is listed twice', () => {
  const texts = readPhrases(read('forbidden.txt')).map(({ text }) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
