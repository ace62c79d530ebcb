import { locales } from '@antescope/web-contract/locale';
import { expect, test } from 'vitest';
import { loadStrings } from '../../../i18n/strings.ts';
import { strings as further } from '../further/strings.ts';
import { strings as sentences } from '../strings.ts';
import { strings as en } from './strings.ts';

const gaps = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

test('every sentence has one in the future tense', () => {
  const past = [...Object.keys(sentences), ...Object.keys(further)];
  expect(past.filter((name) => !Object.hasOwn(en, name))).toEqual([]);
});

test('each names what the sentence in the past tense names, and says something else', () => {
  const past: Record<string, string> = { ...further, ...sentences };
  for (const [name, text] of Object.entries(en)) {
    expect(past, name).toHaveProperty(name);
    expect(gaps(text), name).toEqual(gaps(past[name]!));
    if (name !== 'memo') expect(text).toContain(' will ');
  }
});

test('each names the same things in every language', async () => {
  for (const locale of locales) {
    const strings = await loadStrings('domain/action/planned', locale);
    for (const [name, text] of Object.entries(en))
      expect(gaps(strings[name as keyof typeof en]), name).toEqual(gaps(text));
  }
});
