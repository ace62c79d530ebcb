import { expect, test } from 'vitest';
import { alice, eosChain } from '../../test/tool-chain.ts';
import { noProfile, type Profile, profileOfRow, setProfile } from './account-info.ts';

const fields = { account: 'account_name', name: 'title', avatar: 'avatar', about: 'desc', website: 'url' };
const chain = { ...eosChain, accountInfo: { contract: 'account.info', action: 'set', table: 'accounts', fields } };
const texts: Profile = { name: 'Alice', avatar: '', about: 'Reads all of it', website: 'https://alice.example' };

function read(input: Partial<Profile>, present: Profile | null = noProfile) {
  const reading = setProfile.read({ ...input }, { chain, facts: { present } });
  if (!reading.ok)
    return { faults: Object.fromEntries(Object.entries(reading.faults).map(([field, { code }]) => [field, code])) };
  return { warnings: reading.act.warnings.map(({ code }) => code), actions: reading.act.actions(alice) };
}

test('[WALLET-018] the account-info update: contract, action and fields of the chain', () => {
  expect(read(texts)).toEqual({
    warnings: [],
    actions: [
      {
        account: 'account.info',
        name: 'set',
        authorization: [alice],
        data: {
          account_name: 'alice',
          title: 'Alice',
          avatar: '',
          desc: 'Reads all of it',
          url: 'https://alice.example',
        },
      },
    ],
  });
  expect(setProfile.gate(chain)).toBe(true);
  expect(setProfile.gate({ ...chain, accountInfo: null })).toBe(false);
});

test('bad addresses, long texts and no change are faults; removed texts and an unknown profile are warnings', () => {
  expect(read({ ...texts, website: 'javascript:alert(1)' })).toEqual({ faults: { website: 'url-invalid' } });
  expect(read({ name: 'é'.repeat(33) })).toEqual({ faults: { name: 'text-too-long' } });
  expect(read({})).toEqual({ faults: { name: 'profile-empty' } });
  expect(read({}, null)).toEqual({ faults: { name: 'profile-empty' } });
  expect(read({}, texts)).toMatchObject({ warnings: ['texts-removed'] });
  expect(read(texts, texts)).toMatchObject({ warnings: ['profile-unchanged'] });
  expect(read({ ...texts, about: '' }, texts)).toMatchObject({ warnings: ['texts-removed'] });
  expect(read(texts, null)).toMatchObject({ warnings: ['replaces-unknown'] });
});

test('a row gives its texts, whatever else it holds', () => {
  expect(profileOfRow({ title: 'Al', avatar: 5, desc: null, other: 'x' }, chain)).toEqual({ ...noProfile, name: 'Al' });
});
