import { failureReason } from '@antescope/sources/core/failure-reason';
import { expect, test } from 'vitest';
import { locales } from '@antescope/web-contract/locale';
import { loadStrings } from '../../i18n/strings.ts';
import { plain } from '../../lib/page/plain.ts';
import { reasonText } from './reason-text.ts';

const failure = (reason: unknown) => ({
  source: 'index',
  endpoint: null,
  code: 'not-indexed',
  message: 'as sent',
  reason,
});

test('a page translates every reason with its values; the JSON keeps the code', async () => {
  const texts = new Set<string>();
  for (const locale of locales) {
    const strings = await loadStrings('domain/failure', locale);
    const page = plain({ failures: [failure(failureReason('outside-index', '2', '1234567'))] }, (reason) =>
      reasonText(strings, locale, reason),
    );
    expect(page.failures[0]).toMatchObject({
      code: 'not-indexed',
      reason: { word: 'outside-index', values: ['2', '1234567'] },
    });
    expect(page.failures[0]!.message).toContain('1,234,567');
    texts.add(page.failures[0]!.message);
  }
  expect(texts.size).toBe(locales.length);
  expect(texts).toContain('Not found in the indexed blocks 2 to 1,234,567');
});

test('times are formatted as on pages', async () => {
  const strings = await loadStrings('domain/failure', 'en');
  expect(reasonText(strings, 'en', failureReason('before-index', '2026-11-21T10:00:00.000Z'))).toBe(
    'Nov-21-2026, 10:00:00 AM UTC is before the first indexed block',
  );
});

test('data of a chain that looks like a reason keeps its own words', async () => {
  const strings = await loadStrings('domain/failure', 'en');
  const forged = failure({ word: 'no-index', values: [] });
  expect(plain(forged, (reason) => reasonText(strings, 'en', reason))).toEqual(forged);
});
