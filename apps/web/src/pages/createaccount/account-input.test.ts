import { expect, test } from 'vitest';
import { checkAccount, createActions, suggested } from './account-input.ts';
import { strings } from './strings/en.ts';

const symbol = { code: 'EOS', precision: 4 };
const key = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
const legacy = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const creator = { actor: 'alice', permission: 'active', system: 'eosio', nameField: 'name' as const };

test('[WALLET-009] a new name is 12 characters of a-z and 1-5', () => {
  for (const name of ['elevenchars', 'thirteenchars', 'lighthouse16', 'Lighthouse11', 'light.house1', ''])
    expect(checkAccount({ ...suggested, name, owner: key }, symbol, strings)).toMatchObject({
      ok: false,
      faults: { name: strings.badName },
    });
  expect(checkAccount({ ...suggested, name: 'lighthouse11', owner: key }, symbol, strings)).toMatchObject({ ok: true });
});

test('[WALLET-010] a key is a public one in either spelling, anything else is refused in the words for it', () => {
  const read = (owner: string) => checkAccount({ ...suggested, name: 'lighthouse11', owner }, symbol, strings);
  expect(read(legacy)).toMatchObject({ ok: true, account: { owner: key, active: key } });
  for (const owner of ['', 'EOS123', '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3', `${key}x`])
    expect(read(owner)).toMatchObject({
      faults: { owner: 'Public key only, should be 54 characters long and start with PUB_K1' },
    });
});

test('[RAM-004] [WALLET-012] a form starts with 3000 bytes of RAM and 0.2 tokens of stake', () => {
  const checked = checkAccount({ ...suggested, name: 'lighthouse11', owner: key }, symbol, strings);
  expect(checked).toMatchObject({ account: { bytes: 3000, cpu: '0.1000 EOS', net: '0.1000 EOS' } });
});

test('account, RAM and stake are one transaction; keys stand alone in their authorities', () => {
  const checked = checkAccount({ ...suggested, name: 'lighthouse11', owner: key }, symbol, strings);
  if (!checked.ok) throw new Error('refused');
  const actions = createActions(checked.account, creator);
  expect(actions.map(({ name }) => name)).toEqual(['newaccount', 'buyrambytes', 'delegatebw']);
  expect(actions[0]!.data).toEqual({
    creator: 'alice',
    name: 'lighthouse11',
    owner: { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] },
    active: { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] },
  });
  const bare = checkAccount({ ...suggested, name: 'lighthouse11', owner: key, cpu: '', net: '0' }, symbol, strings);
  if (!bare.ok) throw new Error('refused');
  expect(createActions(bare.account, { ...creator, nameField: 'newact' })).toMatchObject([
    { name: 'newaccount', data: { newact: 'lighthouse11' } },
    { name: 'buyrambytes' },
  ]);
});
