import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sourceFiles } from './check/files.ts';
import { forbiddenIn, readExceptions, readPhrases } from './language/phrases.ts';
import { stringsOf } from './language/strings.ts';
import { countWords } from './language/words.ts';

const root = resolve(import.meta.dirname, '..');
// `max-share` (percent of a word's baseline) and `max-phrases` (strings with a phrase) turn the report into a check.
const { values } = parseArgs({
  options: { 'max-share': { type: 'string' }, 'max-phrases': { type: 'string' }, list: { type: 'boolean' } },
});

const files = sourceFiles(root).filter((file) =>
  /^(?:packages|apps)\/[^/]+\/src\/(?!.*\.(?:test|fixture)\.tsx?$)/.test(file),
);
const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const counts = countWords(sources.map(({ text }) => text));
for (const { name, lines, baseline, share } of counts)
  console.log(`${name.padEnd(18)}${String(lines).padStart(5)} of ${baseline} lines (${share.toFixed(0)} %)`);

const phrases = readPhrases(readFileSync(join(root, 'scripts/language/forbidden.txt'), 'utf8'));
const exceptions = readExceptions(readFileSync(join(root, 'scripts/language/allowed.txt'), 'utf8'));
const matches = sources.flatMap(({ file, text }) => forbiddenIn(file, stringsOf(text, file), phrases, exceptions));
const phrasesFound = new Set(matches.map(({ phrase }) => phrase));
console.log(`${phrasesFound.size} of ${phrases.length} forbidden phrases occur in ${matches.length} strings`);
if (values.list === true) for (const { file, phrase, text } of matches) console.log(`${file}: ${phrase}: ${text}`);

const tooMany = counts.filter(({ share }) => share > Number(values['max-share'] ?? Infinity));
for (const { name } of tooMany) console.error(`'${name}' is above ${values['max-share']} % of its baseline`);
const overPhrases = matches.length > Number(values['max-phrases'] ?? Infinity);
if (overPhrases) console.error(`More than ${values['max-phrases']} strings have a forbidden phrase; --list shows them`);
process.exit(tooMany.length > 0 || overPhrases ? 1 : 0);
