import { expect, test } from 'vitest';
import { open, seal } from './vault.ts';

const key = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';

test('what is sealed opens with its passphrase alone, and shows nothing of the key', async () => {
  const sealed = await seal(key, 'correct horse');
  expect(JSON.stringify(sealed)).not.toContain(key.slice(1, 20));
  expect(await open(sealed, 'correct horse')).toBe(key);
  await expect(open(sealed, 'wrong horse')).rejects.toMatchObject({ code: 'bad-passphrase' });
});

test('altered bytes do not open', async () => {
  const sealed = await seal(key, 'passphrase');
  const altered = {
    ...sealed,
    sealed:
      `A${sealed.sealed.slice(1)}` === sealed.sealed ? `B${sealed.sealed.slice(1)}` : `A${sealed.sealed.slice(1)}`,
  };
  await expect(open(altered, 'passphrase')).rejects.toMatchObject({ code: 'bad-passphrase' });
});

test('a passphrase of fewer than 8 characters stores nothing', async () => {
  for (const passphrase of ['', 'p', '1234567'])
    await expect(seal(key, passphrase)).rejects.toMatchObject({ code: 'weak-passphrase' });
});
