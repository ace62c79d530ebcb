import { expect, test } from 'vitest';
import { after, readAll } from './read-all.ts';

test('reads run in parallel; one that depends on another starts when that one has ended, whatever the rest does', async () => {
  const slow = Promise.withResolvers<string>();
  const started: string[] = [];
  const account = Promise.resolve({ hasCode: true });
  const all = readAll({
    account,
    slow: slow.promise,
    none: null,
    issued: after(account, ({ hasCode }) => {
      started.push('issued');
      return hasCode ? Promise.resolve(['EOS']) : null;
    }),
  });
  await account;
  await Promise.resolve();
  expect(started).toEqual(['issued']);
  slow.resolve('done');
  expect(await all).toEqual({ account: { hasCode: true }, slow: 'done', none: null, issued: ['EOS'] });
});
