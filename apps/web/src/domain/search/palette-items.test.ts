import { describe, expect, test } from 'vitest';
import {
  enterChoice,
  fullName,
  grouped,
  missingItems,
  paletteItems,
  type PaletteInput,
  type PaletteItem,
} from './palette-items.ts';

const links = [
  {
    group: 'explorer',
    icon: 'vote',
    path: '/vote',
    name: 'Producers',
    line: '',
    aliases: ['Producers', 'المنتجون والتصويت', 'voteproducer'],
  },
  {
    group: 'wallet',
    icon: 'transfer',
    path: '/wallet/transfer',
    name: 'Send tokens',
    line: '',
    aliases: ['Send tokens', 'transfer'],
  },
] as const;

const input = (text: string, more: Partial<PaletteInput> = {}): PaletteInput => ({
  text,
  handles: false,
  chain: 'eos',
  accounts: [],
  tokens: [],
  known: { producers: [], proposals: [] },
  links,
  favorites: [],
  history: [],
  searched: new Set(),
  ...more,
});
const shown = (items: readonly PaletteItem[]) => items.map(({ kind, value }) => `${kind} ${value}`);
const eos = { contract: 'eosio.token', code: 'EOS', fake: false };
const imitation = { contract: 'scamscamscam', code: 'EOS', fake: true };

describe('options of the palette', () => {
  test('without input: what was searched, then the system accounts, then favorites', () => {
    const favorites = [{ type: 'token', name: 'EOS-eos-eosio.token' }] as const;
    const items = paletteItems(input(' ', { history: ['alice', 'b1'], searched: new Set(['alice']), favorites }));
    expect(shown(items)).toEqual(['recent alice', 'suggested b1', 'favorites EOS-eos-eosio.token']);
    expect(items[2]!.path).toBe('/tokens/EOS-eos-eosio.token');
  });

  test.each([
    ['1,000', 'block 1000', '/block/1000'],
    ['EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV', 'key ', '/key/EOS6'],
    ['/msig/carol/ready', 'proposal carol/ready', '/msig/carol/ready'],
  ])('%s names one thing by its form', (text, value, path) => {
    const [item] = paletteItems(input(text));
    expect(shown([item!])[0]).toContain(value);
    expect(item!.path).toContain(path);
  });

  test('no block has the number 0, or one of more than 32 bits', () => {
    for (const text of ['0', '4294967296', '7'.repeat(64)]) expect(paletteItems(input(text))).toEqual([]);
  });

  test('64 hexadecimal digits are the id of a transaction or of a block; other 64 characters neither', () => {
    const id = 'AB'.repeat(32);
    expect(paletteItems(input(id)).map(({ path }) => path)).toEqual([
      `/transaction/${id.toLowerCase()}`,
      `/block/${id.toLowerCase()}`,
    ]);
    expect(paletteItems(input('<'.repeat(64)))).toEqual([]);
  });

  test('the transaction whose id starts with the text, which Enter opens if no account has this name', () => {
    const startedId = '4c36b1ab'.repeat(8);
    const option = { kind: 'transaction', value: startedId, path: `/transaction/${startedId}` };
    const items = paletteItems(input('4c36b1ab', { startedId }));
    expect(items).toEqual([option]);
    expect(enterChoice('4c36b1ab', items, { names: [], complete: false }, false)).toEqual(option);
    expect(enterChoice('abcdefab', items, { names: ['abcdefab'], complete: true }, false)).toBeNull();
  });

  test('an action by its full name leads to its form, or to its contract', () => {
    const [action, contract] = paletteItems(input('eosio.token::transfer'));
    expect(action).toMatchObject({ path: '/contract', search: { account: 'eosio.token', action: 'transfer' } });
    expect(contract).toEqual({ kind: 'account', value: 'eosio.token' });
  });

  test('producers by name and by site, once; not by their top-level domain', () => {
    const producers = [
      { name: 'everestbp111', site: 'staking.peak-nodes.example' },
      { name: 'eosnationftw', site: '' },
    ];
    const known = { producers, proposals: [] };
    const byName = paletteItems(input('ever', { known, accounts: ['everest', 'everestbp111'] }));
    expect(shown(byName)).toEqual(['account everest', 'producer everestbp111']);
    for (const text of ['peak', 'Nodes', 'staking.p'])
      expect(paletteItems(input(text, { known }))).toEqual([
        { kind: 'producer', value: 'everestbp111', detail: 'staking.peak-nodes.example' },
      ]);
    for (const text of ['example', 'e']) expect(paletteItems(input(text, { known }))).toEqual([]);
  });

  test('proposals by name, and by proposer and name', () => {
    const known = { producers: [], proposals: [{ proposer: 'carol', name: 'ready' }] };
    const option = { kind: 'proposal', value: 'carol/ready', path: '/msig/carol/ready' };
    for (const text of ['read', 'carol/r', 'carol/ready'])
      expect(paletteItems(input(text, { known }))[0]).toEqual(option);
    expect(paletteItems(input('carol', { known }))).toEqual([]);
    expect(paletteItems(input('carol/ready', { known }))).toHaveLength(1);
  });

  test('a name without an account: names near it, and the way to get it where the chain has one', () => {
    const open = [
      { group: 'wallet', icon: '', path: '/wallet/create-account', name: '', line: '', aliases: [] },
      { group: 'governance', icon: '', path: '/namebids', name: '', line: '', aliases: [] },
    ] as const;
    const items = (name: string, near: string[] = [], family = 'eosio') =>
      shown(missingItems(name, near, { links: open, family }));
    expect(items('alicf', ['alice'])).toEqual(['near alice', 'bid alicf']);
    expect(items('newaccount11')).toEqual(['create newaccount11']);
    expect(items('sub.name')).toEqual([]);
    expect(items('alicf', [], 'wax')).toEqual([]);
    expect(missingItems('newaccount11', [], { links, family: 'eosio' })).toEqual([]);
  });

  test('a private key has no options', () => {
    expect(paletteItems(input('5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3'))).toEqual([]);
  });

  test('the symbol of a token stands above the accounts, the imitation below the token', () => {
    const accounts = ['eosio', 'eosio.token'];
    const exact = paletteItems(input('eos', { accounts, tokens: [imitation, eos] }));
    expect(exact.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
      'token eosio.token',
      'token scamscamscam',
      'account undefined',
      'account undefined',
    ]);
    expect(exact[1]!.fake).toBe(true);
    expect(exact[0]!.path).toBe('/tokens/EOS-eos-eosio.token');
    expect(shown(paletteItems(input('eo', { accounts, tokens: [eos] })))).toEqual([
      'account eosio',
      'account eosio.token',
      'token EOS',
    ]);
  });

  test('[SEARCH-015] at most ten options', () => {
    const accounts = Array.from({ length: 25 }, (_, index) => `prod${index}`);
    const items = paletteItems(input('prod', { accounts }));
    expect(items).toHaveLength(10);
    expect(items.at(-1)).toMatchObject({ kind: 'page', path: '/vote' });
  });

  test('wallet tools are acts, other pages pages, by name or by action', () => {
    expect(shown(paletteItems(input('send')))).toEqual(['act Send tokens']);
    expect(shown(paletteItems(input('voteprod')))).toEqual(['page Producers']);
  });

  test('options of one kind have one heading', () => {
    const groups = grouped(paletteItems(input('eos', { accounts: ['eosio', 'eosio.token'], tokens: [eos] })));
    expect(groups.map(({ kind, items }) => [kind, items.length])).toEqual([
      ['token', 1],
      ['account', 2],
    ]);
  });
});

describe('Enter without a chosen option', () => {
  const choice = (text: string, names: string[], more: Partial<PaletteInput> = {}, complete = true) => {
    const all = input(text, { accounts: names, ...more });
    return enterChoice(text, paletteItems(all), { names, complete }, all.handles);
  };

  test('[SEARCH-017] opens the only account with this prefix', () => {
    expect(choice('whal', ['whale1111111'])).toEqual({ kind: 'account', value: 'whale1111111' });
  });

  test('[SEARCH-017] with FIO handles the text itself is searched', () => {
    expect(choice('whal', ['whale1111111'], { handles: true })).toBeNull();
  });

  test('searches a name that exists, whatever else is like it', () => {
    expect(choice('eos', ['eos', 'eosio'], { tokens: [eos] })).toBeNull();
  });

  test('opens the token with this symbol if no account has it as name', () => {
    expect(choice('EOS', ['eosio', 'eosio.token'], { tokens: [eos] })).toMatchObject({ kind: 'token', value: 'EOS' });
  });

  test('the server searches a name while the accounts are still being read', () => {
    expect(choice('eos', [], { tokens: [eos] }, false)).toEqual({ kind: 'account', value: 'eos', path: '/search/eos' });
  });

  test('opens a page by its words if no account has them as name', () => {
    expect(choice('producers', [])).toMatchObject({ path: '/vote' });
    expect(choice('send tokens', [], {}, false)).toMatchObject({ path: '/wallet/transfer' });
    expect(choice('missingacct', [])).toBeNull();
  });

  test('searches numbers, ids and actions', () => {
    for (const text of ['12', 'ab'.repeat(32), 'eosio.token::transfer']) expect(choice(text, [])).toBeNull();
  });
});

describe('a full name that opens without Enter', () => {
  const opened = (text: string, names: string[], more: Partial<PaletteInput> = {}, complete = true) => {
    const all = input(text, { accounts: names, ...more });
    return fullName(text, paletteItems(all), { names, complete }, all.handles);
  };
  const name = 'whale1111111';

  test('[SEARCH-017] 12 characters, or 13, of the only match', () => {
    expect(opened(` ${name.toUpperCase()} `, [name])).toBe(name);
    expect(opened(`${name}1`, [`${name}1`])).toBe(`${name}1`);
    expect(opened('alice', ['alice'])).toBeNull();
    expect(opened(name.slice(0, -1), [name])).toBeNull();
    expect(opened(name, [name, `${name}1`])).toBeNull();
    expect(opened(name, [])).toBeNull();
    expect(opened(name, [name], {}, false)).toBeNull();
  });

  test('[SEARCH-017] stays on FIO, beside other matches, and for what is no name', () => {
    expect(opened(name, [name], { handles: true })).toBeNull();
    const known = { producers: [], proposals: [{ proposer: 'carol', name }] };
    expect(opened(name, [name], { known })).toBeNull();
    expect(opened('111111111111', ['111111111111'])).toBeNull();
    expect(opened(`https://explorer.example/account/${name}`, [name])).toBeNull();
  });
});
